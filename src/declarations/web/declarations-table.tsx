import { use } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { dayOf, daysBetween } from '#platform/shared/calendar.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText, TimeZoneContext } from '#platform/ui/date-text.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { downloadFilingReceipt, type Declaration } from '../contract.ts'
import styles from './declarations.module.css'
import type { declarationsText } from './declarations.text.ts'
import { useNow } from './detail/use-now.ts'
import { STATUS_LOOKS } from './status-looks.ts'

type T = Translate<typeof declarationsText>

export function DeclarationsTable({ declarations }: { declarations: readonly Declaration[] }) {
  const t = useText<typeof declarationsText>('declarations')
  const navigate = useNavigate()
  return (
    <Table
      caption={t('title')}
      columns={columnsOf(t, useLang())}
      rows={declarations}
      rowKey={({ id }) => id}
      onRowClick={({ id }) => void navigate(paths.declarationDetail(id))}
    />
  )
}

const nameOf = (t: T, { kind, period }: Declaration) =>
  t('named', { kind: t(`kind_${kind}`), period: period.label })

const day = (value: string | null) => (value === null ? '–' : <DateText value={value} format="medium" />)

function columnsOf(t: T, lang: Lang): Column<Declaration>[] {
  return [
    { key: 'period', header: t('columnPeriod'), primary: true, cell: (row) => <Name declaration={row} /> },
    { key: 'country', header: t('columnCountry'), cell: ({ country }) => countryName(country, lang) },
    {
      key: 'status',
      header: t('columnStatus'),
      cell: ({ status }) => <Badge variant={STATUS_LOOKS[status]}>{t(`status_${status}`)}</Badge>,
    },
    { key: 'due', header: t('columnDue'), cell: (row) => <Due declaration={row} /> },
    { key: 'payBy', header: t('columnPayBy'), cell: ({ payBy }) => day(payBy) },
    {
      key: 'payable',
      header: t('columnPayable'),
      numeric: true,
      cell: ({ payable }) => (payable ? <Money value={payable} strong /> : t('notYet')),
    },
    { key: 'receipt', header: t('columnReceipt'), cell: (row) => <Receipt declaration={row} /> },
  ]
}

/** What is with the authority is not late any more. */
function Due({ declaration: { dueAt, status } }: { declaration: Declaration }) {
  const t = useText<typeof declarationsText>('declarations')
  const today = dayOf(useNow(), use(TimeZoneContext))
  const isLate = dueAt !== null && dueAt < today && status !== 'FILED' && status !== 'ACCEPTED'
  return (
    <span className={styles.two}>
      {day(dueAt)}
      {isLate && <small className={styles.late}>{t('late', { count: daysBetween(dueAt, today) })}</small>}
    </span>
  )
}

function Name({ declaration }: { declaration: Declaration }) {
  const t = useText<typeof declarationsText>('declarations')
  return (
    <span className={styles.two}>
      <Link href={paths.declarationDetail(declaration.id)} look="alone">
        {nameOf(t, declaration)}
      </Link>
      <small>{declaration.number}</small>
    </span>
  )
}

function Receipt({ declaration }: { declaration: Declaration }) {
  const t = useText<typeof declarationsText>('declarations')
  if (!declaration.hasReceipt) return '–'
  return (
    <Button
      size={32}
      icon={<IconDownload />}
      aria-label={t('downloadNamed', { name: nameOf(t, declaration) })}
      onClick={() => void downloadFile(downloadFilingReceipt, { id: declaration.id }).catch(() => undefined)}
    >
      {t('download')}
    </Button>
  )
}
