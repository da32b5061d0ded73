import { useSession } from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { formatDayRange } from '#platform/shared/day-text.ts'
import { formatQuantity } from '#platform/shared/format-number.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stats } from '#platform/ui/facts.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { importDetail } from '../contract.ts'
import type { importsText } from './imports.text.ts'
import { ImportBadge } from './imports-table.tsx'
import type { Import } from './one-import.ts'
import { IssuesCard } from './issues-card.tsx'
import { MappingCard } from './mapping-card.tsx'

const LOOK_AGAIN_MS = 2_000

/** One import: how far it is, where its rows went, and what to do. */
export function ImportView({ importId }: { importId: string }) {
  const t = useText<typeof importsText>('imports')
  const read = useCallQuery(importDetail, { importId }, { refetchInterval: LOOK_AGAIN_MS })
  const back = <ButtonLink href={paths.salesImports()}>{t('all')}</ButtonLink>
  if (read.data?.id === importId) return <Shown one={read.data} back={back} />
  const isGone = read.error?.error === 'reports.import_not_found'
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} actions={back} />
      <Card>
        {isGone ? (
          <ErrorState title={t('missing')} safe={t('missingText')} />
        ) : (
          <NotRead query={read} loading={t('loading')} title={t('loadFailed')} safe={t('nothingLost')} />
        )}
      </Card>
    </>
  )
}

function Shown({ one, back }: { one: Import; back: React.ReactNode }) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  const { mayWrite } = useSession()
  const { from, to, fault, status } = one
  const number = (value: number) => formatQuantity(value, lang)
  return (
    <>
      <title>{one.fileName}</title>
      <PageHeading
        title={one.fileName}
        eyebrow={<ImportBadge one={one} />}
        sub={from !== null && to !== null && formatDayRange(from, to, lang, 'full')}
        actions={back}
      />
      <Stack gap={20}>
        {fault && (
          <Notice tone="bad" title={t('failed')}>
            {fault.text}
          </Notice>
        )}
        {(status === 'RUNNING' || status === 'WAITING') && <Notice>{t('background')}</Notice>}
        {status === 'MAPPING' && mayWrite && <MappingCard importId={one.id} />}
        {one.rowsRead > 0 && (
          <Card flush>
            <Stats
              items={[
                { key: 'read', label: t('read'), value: number(one.rowsRead) },
                { key: 'kept', label: t('kept'), value: number(one.rowsKept) },
                { key: 'issue', label: t('withIssue'), value: number(one.rowsWithIssue) },
                { key: 'duplicate', label: t('duplicate'), value: number(one.rowsDuplicate) },
                { key: 'outside', label: t('outside'), value: number(one.rowsOutside) },
              ]}
            />
          </Card>
        )}
        {(one.causes.length > 0 || status === 'FINISHED') && <IssuesCard one={one} />}
      </Stack>
    </>
  )
}
