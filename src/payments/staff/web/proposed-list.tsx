import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { staffProposedRefunds } from '#payments/staff/contract.ts'
import { paths } from '#paths.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import type { paymentsStaffText } from './payments-staff.text.ts'
import { useMoneyRole } from './use-money-role.ts'

const PAGE_SIZE = 20
type Proposed = OutputOf<typeof staffProposedRefunds>['records'][number]

/** Refunds that wait for approval; each is decided on the page of its order. */
export function PaymentsProposedList({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const noRole = useMoneyRole()
  const list = useStaffList(staffProposedRefunds, { page, pageSize: PAGE_SIZE }, { isHinted: true })
  return (
    <ListRows list={list} empty={<EmptyState title={t('empty_proposed')} />} noRole={noRole} hrefOf={hrefOf}>
      {(rows) => (
        <Table
          caption={t('captionProposed')}
          columns={columnsOf(t)}
          rows={rows}
          rowKey={(row) => row.id}
          dense
        />
      )}
    </ListRows>
  )
}

function columnsOf(t: Translate<typeof paymentsStaffText>): Column<Proposed>[] {
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
      cell: ({ reason, proposedBy: name, workOrder }) => (
        <TwoLines second={workOrder ? t('proposedWith', { name, number: workOrder.number }) : name}>
          {reason}
        </TwoLines>
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
