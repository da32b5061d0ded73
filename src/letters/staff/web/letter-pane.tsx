import { useState } from 'react'
import { useReadingGuard } from '#back-office/web/frame/use-reading-guard.tsx'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { FilePreview } from '#documents/web/public.tsx'
import { paths } from '#paths.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { downloadAuthorityLetter, staffAuthorityLetter, type WholeAuthorityLetter } from '../contract.ts'
import { LetterClock } from './letter-clock.tsx'
import { LetterHistory } from './letter-history.tsx'
import { LetterWork } from './letter-work.tsx'
import styles from './letters.module.css'
import type { lettersPostText } from './letters-post.text.ts'

/** Reading a letter's own text takes a moment after it was taken in. */
const ASK_AGAIN_MS = 2_000

/** One letter beside what is said of it. */
export function LetterPane({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useText<typeof lettersPostText>('letters-post')
  const [waits, setWaits] = useState(false)
  const refetchInterval = waits ? ASK_AGAIN_MS : false
  const read = useCallQuery(staffAuthorityLetter, { id }, { staff: true, refetchInterval })
  const isWaiting = read.data?.text === 'WAITING'
  if (isWaiting !== waits) setWaits(isWaiting)
  const [round, setRound] = useState(0)
  const showNew = () => void read.refetch().then(() => setRound((last) => last + 1))
  return (
    <section aria-label={t('title')}>
      <title>{t('title')}</title>
      <Stack gap={0}>
        <Row gap={12} className={styles.bar}>
          <Button variant="subtle" onClick={onBack}>
            {t('back')}
          </Button>
        </Row>
        {read.data && <Letter key={round} letter={read.data} onShowNew={showNew} />}
        {!read.data && read.error && <StaffLoadFailure read={read} title={t('letterFailed')} />}
        {!read.data && !read.error && <Skeleton lines={8} label={t('loadingLetter')} />}
      </Stack>
    </section>
  )
}

function Letter({ letter, onShowNew }: { letter: WholeAuthorityLetter; onShowNew: () => void }) {
  const t = useText<typeof lettersPostText>('letters-post')
  const { id, fileName, fileType } = letter
  // The instant is an element of its own, so the sentence is split at its place.
  const [before, after] = t('arrived', { name: letter.uploadedBy, at: '\n' }).split('\n')
  const guard = useReadingGuard(letter.workOrder?.id ?? letter.company?.id ?? id)
  return (
    <div className={styles.letter}>
      <div className={styles.paper}>
        <Stack gap={12}>
          <FilePreview
            staff
            call={downloadAuthorityLetter}
            input={{ id, ...guard.sent }}
            guard={guard}
            file={{ name: fileName, type: fileType }}
            texts={{ loading: t('loadingFile'), noPreview: t('noPreview') }}
          />
          <Row gap={12}>
            <Button
              loading={guard.isLoading}
              onClick={() => guard.download(downloadAuthorityLetter, { id }, fileName)}
            >
              {t('download')}
            </Button>
          </Row>
          {guard.dialog}
        </Stack>
      </div>
      <Stack gap={16}>
        <header>
          <p className={styles.small}>
            <Badge>{t(`state_${letter.state}`)}</Badge> {before}
            <DateText value={letter.uploadedAt} format="dayTime" />
            {after}
          </p>
          <h1 className={styles.clock}>
            <LetterClock letter={letter} />
          </h1>
          {letter.replyBy && <DateText value={letter.replyBy} />}
          {letter.workOrder && (
            <p>
              <Link href={paths.adminWorkOrder(letter.workOrder.id)}>{letter.workOrder.number}</Link>
            </p>
          )}
        </header>
        {letter.state !== 'NEW' &&
          letter.warnings.map((warning) => (
            <Notice key={warning} tone="warn">
              {t(`warning_${warning}`)}
            </Notice>
          ))}
        <LetterWork letter={letter} onShowNew={onShowNew} />
        <LetterHistory history={letter.history} />
      </Stack>
    </div>
  )
}
