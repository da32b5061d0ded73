import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { SellerLine } from '../contract.ts'
import type { ShownStatus } from '../ledger-moves.ts'
import type { LedgerView } from './ledger-view.ts'
import styles from './ledger.module.css'
import type { ledgerText } from './ledger.text.ts'

const STATUS_LOOKS: Record<ShownStatus, BadgeVariant> = {
  SENT: 'agency',
  SUBMITTED: 'agency',
  RETURNED: 'cameBack',
  REVIEWED: 'finished',
}

export function LedgerTable(props: { lines: readonly SellerLine[]; view: LedgerView; page: number }) {
  const { lines, view, page } = props
  const t = useText<typeof ledgerText>('ledger')
  const navigate = useNavigate()
  const hrefOf = ({ id }: SellerLine) => paths.ledger({ ...view, page, id })
  return (
    <Table
      caption={t('title')}
      columns={columnsOf(t, useLang(), hrefOf)}
      rows={lines}
      rowKey={({ id }) => id}
      onRowClick={(line) => void navigate(hrefOf(line))}
    />
  )
}

type T = Translate<typeof ledgerText>

function columnsOf(t: T, lang: Lang, hrefOf: (line: SellerLine) => string): Column<SellerLine>[] {
  return [
    {
      key: 'document',
      header: t('columnDocument'),
      primary: true,
      cell: (line) => (
        <span className={styles.two}>
          <Link href={hrefOf(line)} look="alone">
            {line.typed ? line.supplier : line.document.name}
          </Link>
          {line.typed && (
            <small>
              {line.number} · <DateText value={line.date} format="medium" />
            </small>
          )}
        </span>
      ),
    },
    {
      key: 'kind',
      header: t('columnKind'),
      cell: ({ typed, kind, country }) => (
        <span className={styles.two}>
          {typed && t(`kind_${kind}`)}
          <small>{countryName(country, lang)}</small>
        </span>
      ),
    },
    {
      key: 'month',
      header: t('columnMonth'),
      cell: ({ typed, month }) => typed && <DateText value={`${month}-01`} format="month" />,
    },
    {
      key: 'net',
      header: t('columnNet'),
      numeric: true,
      cell: ({ typed, net: amount, currency }) => typed && <Money value={{ amount, currency }} />,
    },
    { key: 'vat', header: t('columnVat'), numeric: true, cell: (line) => vat(t, lang, line) },
    {
      key: 'status',
      header: t('columnStatus'),
      cell: ({ status }) => <Badge variant={STATUS_LOOKS[status]}>{t(`status_${status}`)}</Badge>,
    },
  ]
}

function vat(t: T, lang: Lang, { typed, vat: amount, deductible, currency }: SellerLine) {
  if (!typed) return null
  if (deductible === amount) return <Money value={{ amount, currency }} strong />
  return (
    <span className={styles.two}>
      <Money value={{ amount, currency }} strong />
      <small>{t('deductibleOf', { amount: formatMoney({ amount: deductible, currency }, lang) })}</small>
    </span>
  )
}
