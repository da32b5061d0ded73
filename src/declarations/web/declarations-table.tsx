import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { downloadFilingReceipt, type Declaration } from '../contract.ts'
import { latenessOf } from '../lateness.ts'
import { standingName } from '../whose-turn.ts'
import styles from './declarations.module.css'
import type { declarationsText } from './declarations.text.ts'
import { periodOf } from '../period-title.ts'
import { wordOf } from './epr/quantity-words.ts'
import { STATUS_LOOKS } from './status-looks.ts'
import { useAgencyDay } from './use-agency-day.ts'

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

const nameOf = (t: T, declaration: Declaration, lang: Lang) => {
  const { kind, stream, correction } = declaration
  const name = t('named', {
    kind: stream ? t(`stream_${stream}`) : t(`kind_${kind}`),
    period: periodOf(declaration, lang),
  })
  return correction ? t('namedCorrection', { ...correction, name }) : name
}

const day = (value: string | null) => (value === null ? '–' : <DateText value={value} format="medium" />)

function columnsOf(t: T, lang: Lang): Column<Declaration>[] {
  return [
    { key: 'period', header: t('columnPeriod'), primary: true, cell: (row) => <Name declaration={row} /> },
    { key: 'country', header: t('columnCountry'), cell: ({ country }) => countryName(country, lang) },
    {
      key: 'status',
      header: t('columnStatus'),
      cell: (row) => (
        <Badge variant={STATUS_LOOKS[row.status]}>{t(wordOf(row, `status_${standingName(row)}`))}</Badge>
      ),
    },
    { key: 'due', header: t('columnDue'), cell: (row) => <Due declaration={row} /> },
    { key: 'payBy', header: t('columnPayBy'), cell: ({ payBy }) => day(payBy) },
    {
      key: 'payable',
      header: t('columnPayable'),
      numeric: true,
      // Quantities are no money.
      cell: ({ payable, stream }) => (stream ? '–' : <Payable payable={payable} />),
    },
    { key: 'receipt', header: t('columnReceipt'), cell: (row) => <Receipt declaration={row} /> },
  ]
}

/** A credit is named: a minus before an amount to pay is read over. */
function Payable({ payable }: Pick<Declaration, 'payable'>) {
  const t = useText<typeof declarationsText>('declarations')
  if (payable === null) return t('notYet')
  if (payable.amount >= 0) return <Money value={payable} strong />
  return (
    <span className={styles.two}>
      <Money value={{ ...payable, amount: -payable.amount }} strong />
      <small>{t('credit')}</small>
    </span>
  )
}

/** What is with the authority is not late any more. */
function Due({ declaration }: { declaration: Declaration }) {
  const t = useText<typeof declarationsText>('declarations')
  const today = useAgencyDay()
  const { dueAt } = declaration
  const late = latenessOf(declaration, today)
  return (
    <span className={styles.two}>
      {day(dueAt)}
      {late && (
        <small className={styles.late}>
          {t('late', { count: late.days })}
          {(late.turn === 'seller' || late.turn === 'agency') && t(`lateTurn_${late.turn}`)}
        </small>
      )}
    </span>
  )
}

function Name({ declaration }: { declaration: Declaration }) {
  const t = useText<typeof declarationsText>('declarations')
  const lang = useLang()
  return (
    <span className={styles.two}>
      <Link href={paths.declarationDetail(declaration.id)} look="alone">
        {nameOf(t, declaration, lang)}
      </Link>
      <small>{declaration.number}</small>
    </span>
  )
}

function Receipt({ declaration }: { declaration: Declaration }) {
  const t = useText<typeof declarationsText>('declarations')
  const lang = useLang()
  if (!declaration.hasReceipt) return '–'
  return (
    <Button
      size={32}
      icon={<IconDownload />}
      aria-label={t('downloadNamed', { name: nameOf(t, declaration, lang) })}
      onClick={() => void downloadFile(downloadFilingReceipt, { id: declaration.id }).catch(() => undefined)}
    >
      {t('download')}
    </Button>
  )
}
