import { useReadingGuard } from '#back-office/web/frame/use-reading-guard.tsx'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useText } from '#platform/web/text.ts'
import { downloadFile, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import { fileState, type ListedFile } from './file-label.ts'
import { problemWord } from './problem-word.ts'
import { useFiles } from './use-files.ts'
import styles from '../declarations-staff.module.css'

type Props = { work: DeclarationWorkDetail }

/** The files for the authority: how far each was held against its rules, and what these refuse, line by line. */
export function FilesCard({ work }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const read = useFiles(work)
  return (
    <Card title={t(work.quantities ? 'filesRegister' : 'files')}>
      {read.data ? (
        <Stack gap={16}>
          {read.data.files.length === 0 && <p className={styles.quiet}>{t('noFiles')}</p>}
          {read.data.files.map((file) => (
            <File key={file.name} work={work} file={file} />
          ))}
        </Stack>
      ) : read.error ? (
        <StaffLoadFailure read={read} title={t('filesFailed')} />
      ) : (
        <Skeleton lines={3} label={t('filesLoading')} />
      )}
    </Card>
  )
}

function File({ work, file }: Props & { file: ListedFile }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const guard = useReadingGuard(work.company.id)
  const { name, label } = file
  const problems = file.problems ?? []
  const isRefused = problems.length > 0
  const isKnown = file.problems !== null
  const at = { companyId: work.company.id, id: work.id, file: name }
  return (
    <Row gap={16} between align="start">
      <Stack gap={8} className={styles.words}>
        <Row gap={8}>
          <code className={styles.code}>{name}</code>
          <Badge variant={isRefused ? 'wrong' : isKnown && label === 'validated' ? 'finished' : 'info'}>
            {t(fileState(file))}
          </Badge>
        </Row>
        {!isKnown && <p className={styles.quiet}>{t('checkingFileText')}</p>}
        {isRefused && (
          <div>
            <p>{t('problems', { count: problems.length })}</p>
            <ul className={styles.points}>
              {[...Map.groupBy(problems, ({ code }) => code)].map(([code, list]) => (
                <li key={code}>
                  {t(problemWord(code))}{' '}
                  <small className={styles.quiet}>
                    <code className={styles.code}>
                      {placesOf(list)} {code}
                    </code>
                  </small>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
      <Button
        size={32}
        icon={<IconDownload />}
        aria-label={t('downloadNamed', { name })}
        loading={guard.isLoading}
        onClick={() => guard.download(downloadFile, at, name)}
      >
        {t('download')}
      </Button>
      {guard.dialog}
    </Row>
  )
}

const MOST_PLACES = 10

/** A register may lack the same thing in a thousand rows. */
const placesOf = (list: readonly { path: string }[]): string =>
  list
    .slice(0, MOST_PLACES)
    .map(({ path }) => path)
    .join(' · ') + (list.length > MOST_PLACES ? ' …' : '')
