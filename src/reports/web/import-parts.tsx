import type { ReactNode } from 'react'
import { formatDayRange } from '#platform/shared/day-text.ts'
import { formatQuantity } from '#platform/shared/format-number.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Stats } from '#platform/ui/facts.tsx'
import { Meter } from '#platform/ui/progress.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { repeatedCounts } from './import-counts.ts'
import type { ImportPlace } from './import-place.ts'
import { ImportSums } from './import-sums-table.tsx'
import { ImportBadge } from './imports-table.tsx'
import type { importsText } from './imports.text.ts'
import type { Import } from './one-import.ts'

type HeadingProps = { one: Import; reader: ImportPlace['reader']; actions: ReactNode }

/** The file, where it stands, and which days it has. */
export function ImportHeading({ one, reader, actions }: HeadingProps) {
  const lang = useLang()
  const { from, to } = one
  return (
    <PageHeading
      title={one.fileName}
      eyebrow={<ImportBadge one={one} reader={reader} />}
      sub={from !== null && to !== null && formatDayRange(from, to, lang, 'full')}
      actions={actions}
    />
  )
}

/** Why it failed, that it is being read, or who withdrew it. */
export function ImportFacts({ one, reader }: Pick<HeadingProps, 'one' | 'reader'>) {
  const { fault, status, percent } = one
  const t = useText<typeof importsText>('imports')
  return (
    <>
      {fault && (
        <Notice tone="bad" title={t('failed')}>
          {fault.text}
        </Notice>
      )}
      <Withdrawn one={one} reader={reader} />
      <OtherAccount one={one} reader={reader} />
      {status === 'RUNNING' && (
        <Card>
          <Meter label={t('howFar')} value={percent} />
        </Card>
      )}
      {(status === 'RUNNING' || status === 'WAITING') && <Notice>{t('background')}</Notice>}
    </>
  )
}

/** A seller reads the name of a colleague; staff are the team to them. */
function Withdrawn({ one: { withdrawn, status }, reader }: Pick<HeadingProps, 'one' | 'reader'>) {
  const t = useText<typeof importsText>('imports')
  if (withdrawn === null) return null
  const { kind, name } = withdrawn.by
  const who = kind === 'staff' && reader === 'seller' ? t('ourTeam') : name
  return (
    <Notice tone="warn" title={t('withdrawnBy', { who })}>
      <DateText value={withdrawn.at} format="fullTime" />
      <br />
      {status === 'WITHDRAWING' ? t('withdrawingText') : t('withdrawnText')}
    </Notice>
  )
}

/** The file may be somebody else's: said before the counts, for all of it would be wrong. */
function OtherAccount({ one, reader }: Pick<HeadingProps, 'one' | 'reader'>) {
  const t = useText<typeof importsText>('imports')
  const found = one.causes.find(({ code, open }) => code === 'ACCOUNT_NOT_A_SHOP' && open > 0)
  if (!found || one.withdrawn !== null) return null
  const toShops = reader === 'seller' && <Link href={paths.shopAuthorisation()}>{t('toShops')}</Link>
  return (
    <Notice tone="warn" title={t('otherAccount')} action={toShops}>
      {reader === 'seller' ? found.fix : t('otherAccountStaff')}
    </Notice>
  )
}

/** Where its rows went, and its money. */
export function ImportCounts({ one }: { one: Import }) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  const number = (value: number) => formatQuantity(value, lang)
  if (one.rowsRead === 0) return null
  const repeated = repeatedCounts(one)
  return (
    <Card flush>
      <Stats
        items={[
          { key: 'read', label: t('read'), value: number(one.rowsRead) },
          { key: 'kept', label: t('kept'), value: number(one.rowsKept) },
          { key: 'issue', label: t('withIssue'), value: number(one.rowsWithIssue) },
          { key: 'duplicate', label: t('duplicate'), value: number(repeated.duplicate) },
          { key: 'outside', label: t('outside'), value: number(repeated.outside) },
        ]}
      />
      <ImportSums sums={one.sums} />
    </Card>
  )
}

export const hasIssues = ({ causes, status }: Import): boolean => causes.length > 0 || status === 'FINISHED'
