import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { type StaffTransfer, staffTransfers } from '#payments/staff/contract.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { paymentsStaffText } from './payments-staff.text.ts'
import { useMoneyRole } from './use-money-role.ts'
import styles from './payments.module.css'

const PAGE_SIZE = 20

const VIEWS = {
  open: { status: 'OPEN', columns: openColumns },
  matched: { status: 'MATCHED', columns: matchedColumns },
  returned: { status: 'RETURNED', columns: returnedColumns },
} as const

type View = keyof typeof VIEWS
type T = Translate<typeof paymentsStaffText>
type Acts = { onMatch: (transfer: StaffTransfer) => void; onReturn: (transfer: StaffTransfer) => void }

/** Lines of the bank statement: those to match with their suggestions, or the outcome of the others. */
export function PaymentsTransferList({
  view,
  page,
  hrefOf,
  ...acts
}: Acts & { view: View; page: number; hrefOf: (page: number) => string }) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const lang = useLang()
  const { status, columns } = VIEWS[view]
  const list = useStaffList(staffTransfers, { status, page, pageSize: PAGE_SIZE }, { isHinted: true })
  return (
    <ListRows
      list={list}
      empty={<EmptyState title={t(`empty_${view}`)}>{t('emptyText')}</EmptyState>}
      noRole={useMoneyRole()}
      hrefOf={hrefOf}
    >
      {(rows) => (
        <Table
          caption={t('caption')}
          columns={columns(t, lang, acts)}
          rows={rows}
          rowKey={(row) => row.id}
          dense
        />
      )}
    </ListRows>
  )
}

function baseColumns(t: T): Column<StaffTransfer>[] {
  return [
    { key: 'day', header: t('columnDay'), width: '11%', cell: (row) => <DateText value={row.day} /> },
    {
      key: 'payer',
      header: t('columnPayer'),
      primary: true,
      cell: (row) => (
        <TwoLines second={row.reference || t('noReference')}>{row.payer || t('unknownPayer')}</TwoLines>
      ),
    },
    {
      key: 'amount',
      header: t('columnAmount'),
      numeric: true,
      cell: (row) => <Money value={row.amount} strong />,
    },
  ]
}

function openColumns(t: T, lang: Lang, { onMatch, onReturn }: Acts): Column<StaffTransfer>[] {
  return [
    ...baseColumns(t),
    { key: 'meant', header: t('columnMeant'), cell: (row) => <Meant row={row} t={t} lang={lang} /> },
    {
      key: 'action',
      header: t('columnAction'),
      numeric: true,
      onPhone: 'bare',
      cell: (row) => (
        <span className={styles.actions}>
          <Button size={32} onClick={() => onMatch(row)}>
            {t('match')}
          </Button>
          <Button size={32} variant="subtle" onClick={() => onReturn(row)}>
            {t('sendBack')}
          </Button>
        </span>
      ),
    },
  ]
}

function Meant({ row, t, lang }: { row: StaffTransfer; t: T; lang: Lang }) {
  const [best] = row.suggestions
  if (!best) return <span className={styles.quiet}>{t('nobodyKnows')}</span>
  return (
    <TwoLines
      second={[
        best.company,
        t(`because_${best.because}`),
        t(`fit_${best.fit}`, { sum: formatMoney(best.outstanding, lang) }),
      ].join(' · ')}
    >
      <Link href={paths.adminOrder(best.orderId)}>{best.number}</Link>
    </TwoLines>
  )
}

function orderColumn(t: T): Column<StaffTransfer> {
  return {
    key: 'order',
    header: t('columnOrder'),
    cell: (row) =>
      row.order ? (
        <TwoLines second={row.isPart && t('isPart')}>
          <Link href={paths.adminOrder(row.order.id)}>{row.order.number}</Link>
        </TwoLines>
      ) : null,
  }
}

function matchedColumns(t: T, _lang: Lang, { onReturn }: Acts): Column<StaffTransfer>[] {
  return [
    ...baseColumns(t),
    orderColumn(t),
    {
      key: 'action',
      header: t('columnAction'),
      numeric: true,
      onPhone: 'bare',
      cell: (row) =>
        row.isPart ? (
          <Button size={32} variant="subtle" onClick={() => onReturn(row)}>
            {t('sendBack')}
          </Button>
        ) : (
          row.decidedBy
        ),
    },
  ]
}

function returnedColumns(t: T): Column<StaffTransfer>[] {
  return [
    ...baseColumns(t),
    {
      key: 'returned',
      header: t('columnReturned'),
      cell: (row) => (
        <TwoLines second={row.returnReference} code>
          {row.returnReason}
        </TwoLines>
      ),
    },
  ]
}
