import { type StaffTransfer, staffTransfers } from '#payments/staff/contract.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { NoMoneyRows } from '#orders/staff/web/list-state.tsx'
import type { paymentsStaffText } from './payments-staff.text.ts'
import styles from '#orders/staff/web/orders.module.css'

const PAGE_SIZE = 20
const REFETCH_MS = 30_000

type T = Translate<typeof paymentsStaffText>
type Acts = { onMatch: (transfer: StaffTransfer) => void; onReturn: (transfer: StaffTransfer) => void }

/** Lines of the bank statement: those to match with what they may be meant for, or what became of the others. */
export function PaymentsTransferList({
  view,
  status,
  page,
  ...acts
}: Acts & {
  view: 'open' | 'matched' | 'returned'
  status: StaffTransfer['status']
  page: number
}) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const lang = useLang()
  const read = useCallQuery(
    staffTransfers,
    { status, page, pageSize: PAGE_SIZE },
    { staff: true, refetchInterval: REFETCH_MS },
  )
  const columns = { open: openColumns, matched: matchedColumns, returned: returnedColumns }[view]
  const rows = read.data?.records ?? []
  return (
    <>
      <div className={styles.rows} aria-busy={read.isPlaceholderData || undefined}>
        {rows.length > 0 ? (
          <Table
            caption={t('caption')}
            columns={columns(t, lang, acts)}
            rows={rows}
            rowKey={(row) => row.id}
            dense
          />
        ) : (
          <NoMoneyRows query={read}>
            <EmptyState title={t(`empty_${view}`)}>{t('emptyText')}</EmptyState>
          </NoMoneyRows>
        )}
      </div>
      <footer className={styles.foot}>
        {read.data && read.data.total > 0 && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={read.data.total}
            hrefOf={(to) => paths.adminPayments({ ...(view === 'open' ? {} : { view }), page: to })}
          />
        )}
      </footer>
    </>
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
        <span className={styles.cell}>
          {row.payer || t('unknownPayer')}
          <span className={styles.quiet}>{row.reference || t('noReference')}</span>
        </span>
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
    <span className={styles.cell}>
      <Link href={paths.adminOrder(best.orderId)}>{best.number}</Link>
      <span className={styles.quiet}>
        {best.company} · {t(`because_${best.because}`)} ·{' '}
        {t(`fit_${best.fit}`, { sum: formatMoney(best.outstanding, lang) })}
      </span>
    </span>
  )
}

function orderColumn(t: T): Column<StaffTransfer> {
  return {
    key: 'order',
    header: t('columnOrder'),
    cell: (row) =>
      row.order ? (
        <span className={styles.cell}>
          <Link href={paths.adminOrder(row.order.id)}>{row.order.number}</Link>
          {row.isPart && <span className={styles.quiet}>{t('isPart')}</span>}
        </span>
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
        <span className={styles.cell}>
          {row.returnReason}
          <span className={styles.mono}>{row.returnReference}</span>
        </span>
      ),
    },
  ]
}
