import { useState } from 'react'
import type { ordersText } from '#orders/web/orders.text.ts'
import { staffRefundsByHand } from '#payments/staff/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { NoMoneyRows } from '#orders/staff/web/list-state.tsx'
import { RecordTransferDialog } from '#orders/staff/web/record-dialog.tsx'
import type { paymentsStaffText } from './payments-staff.text.ts'
import styles from '#orders/staff/web/orders.module.css'

const PAGE_SIZE = 20
type Due = OutputOf<typeof staffRefundsByHand>['records'][number]

/** Refunds that wait for somebody at the bank. */
export function PaymentsBackList({ page }: { page: number }) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const of = useText<typeof ordersText>('orders')
  const [recording, setRecording] = useState<Due>()
  const read = useCallQuery(staffRefundsByHand, { page, pageSize: PAGE_SIZE }, { staff: true })
  const rows = read.data?.records ?? []
  return (
    <>
      <div className={styles.rows}>
        {rows.length > 0 ? (
          <Table
            caption={t('captionBack')}
            columns={columnsOf(t, of, setRecording)}
            rows={rows}
            rowKey={(row) => row.id}
            dense
          />
        ) : (
          <NoMoneyRows query={read}>
            <EmptyState title={t('empty_back')} />
          </NoMoneyRows>
        )}
      </div>
      <footer className={styles.foot}>
        {read.data && read.data.total > 0 && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={read.data.total}
            hrefOf={(to) => paths.adminPayments({ view: 'back', page: to })}
          />
        )}
      </footer>
      {recording && <RecordTransferDialog refund={recording} onClose={() => setRecording(undefined)} />}
    </>
  )
}

function columnsOf(
  t: Translate<typeof paymentsStaffText>,
  of: Translate<typeof ordersText>,
  onRecord: (due: Due) => void,
): Column<Due>[] {
  return [
    {
      key: 'order',
      header: t('columnOrder'),
      primary: true,
      cell: (row) => (
        <span className={styles.cell}>
          <Link href={paths.adminOrder(row.order.id)}>{row.order.number}</Link>
          <span className={styles.quiet}>{row.company}</span>
        </span>
      ),
    },
    { key: 'why', header: t('columnWhy'), cell: (row) => row.reason ?? of(`refundKind_${row.kind}`) },
    {
      key: 'amount',
      header: t('columnAmount'),
      numeric: true,
      cell: (row) => <Money value={row.amount} strong />,
    },
    {
      key: 'action',
      header: t('columnAction'),
      numeric: true,
      onPhone: 'bare',
      cell: (row) => (
        <Button size={32} onClick={() => onRecord(row)}>
          {t('recordTransfer')}
        </Button>
      ),
    },
  ]
}
