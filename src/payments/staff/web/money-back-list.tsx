import { useState } from 'react'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import type { ordersText } from '#orders/web/orders.text.ts'
import { staffRefundsDue } from '#payments/staff/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { BookRefundDialog } from '#orders/staff/web/book-refund-dialog.tsx'
import { RecordTransferDialog } from '#orders/staff/web/record-dialog.tsx'
import { useMoneyRole } from './use-money-role.ts'
import type { paymentsStaffText } from './payments-staff.text.ts'

const PAGE_SIZE = 20
type Due = OutputOf<typeof staffRefundsDue>['records'][number]

/** Refunds that have to be made at the bank, or booked after somebody made them in the provider's dashboard. */
export function PaymentsBackList({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const of = useText<typeof ordersText>('orders')
  const noRole = useMoneyRole()
  const [doing, setDoing] = useState<Due>()
  const list = useStaffList(staffRefundsDue, { page, pageSize: PAGE_SIZE }, { isHinted: true })
  return (
    <>
      <ListRows list={list} empty={<EmptyState title={t('empty_back')} />} noRole={noRole} hrefOf={hrefOf}>
        {(rows) => (
          <Table
            caption={t('captionBack')}
            columns={columnsOf(t, of, setDoing)}
            rows={rows}
            rowKey={(row) => row.id}
            dense
          />
        )}
      </ListRows>
      {doing && <Doing refund={doing} onClose={() => setDoing(undefined)} />}
    </>
  )
}

const Doing = ({ refund, onClose }: { refund: Due; onClose: () => void }) =>
  refund.way === 'OUTSIDE' ? (
    <BookRefundDialog refund={refund} onClose={onClose} />
  ) : (
    <RecordTransferDialog refund={refund} onClose={onClose} />
  )

function columnsOf(
  t: Translate<typeof paymentsStaffText>,
  of: Translate<typeof ordersText>,
  onDo: (due: Due) => void,
): Column<Due>[] {
  return [
    {
      key: 'order',
      header: t('columnOrder'),
      primary: true,
      cell: (row) => (
        <TwoLines second={row.company}>
          <Link href={paths.adminOrder(row.order.id)}>{row.order.number}</Link>
        </TwoLines>
      ),
    },
    {
      key: 'why',
      header: t('columnWhy'),
      cell: (row) =>
        row.way === 'OUTSIDE' ? (
          <TwoLines second={row.proof ?? ''} code>
            {t('madeOutside')}
          </TwoLines>
        ) : (
          (row.reason ?? of(`refundKind_${row.kind}`))
        ),
    },
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
        <Button size={32} onClick={() => onDo(row)}>
          {t(row.way === 'OUTSIDE' ? 'bookRefund' : 'recordTransfer')}
        </Button>
      ),
    },
  ]
}
