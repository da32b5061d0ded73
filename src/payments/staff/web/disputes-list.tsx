import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { staffDisputes } from '#payments/staff/contract.ts'
import { paths } from '#paths.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { paymentsStaffText } from './payments-staff.text.ts'
import { useMoneyRole } from './use-money-role.ts'

const PAGE_SIZE = 20
type Disputed = OutputOf<typeof staffDisputes>['records'][number]

/** Payments that banks dispute: each is answered at the provider, from the page of its order. */
export function PaymentsDisputesList({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const noRole = useMoneyRole()
  const list = useStaffList(staffDisputes, { page, pageSize: PAGE_SIZE }, { isHinted: true })
  return (
    <ListRows list={list} empty={<EmptyState title={t('empty_disputed')} />} noRole={noRole} hrefOf={hrefOf}>
      {(rows) => (
        <Table
          caption={t('captionDisputed')}
          columns={columnsOf(t)}
          rows={rows}
          rowKey={(row) => row.id}
          dense
        />
      )}
    </ListRows>
  )
}

function columnsOf(t: Translate<typeof paymentsStaffText>): Column<Disputed>[] {
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
      cell: (row) => (
        <TwoLines second={row.reason} code>
          {t(row.isInquiry ? 'dispute_inquiry' : 'dispute_chargeback')}
        </TwoLines>
      ),
    },
    { key: 'due', header: t('columnDue'), cell: (row) => <DisputeDue row={row} t={t} /> },
    {
      key: 'amount',
      header: t('columnAmount'),
      numeric: true,
      cell: (row) => <DisputeSums row={row} t={t} />,
    },
  ]
}

function DisputeDue({ row, t }: { row: Disputed; t: Translate<typeof paymentsStaffText> }) {
  if (row.toBook) return <Badge variant="wrong">{t('disputeToBook')}</Badge>
  if (row.status === 'ANSWERED') return t('disputeAnswered')
  if (!row.dueOn) return <Badge variant="dueSoon">{t('disputeUndated')}</Badge>
  return (
    <Badge variant={row.isLate ? 'wrong' : 'dueSoon'}>
      <DateText value={row.dueOn} />
    </Badge>
  )
}

/** What the bank claims, and what was paid where that is another sum. */
function DisputeSums({
  row: { amount, paid },
  t,
}: {
  row: Disputed
  t: Translate<typeof paymentsStaffText>
}) {
  const lang = useLang()
  const claimed = <Money value={amount} strong />
  if (amount.amount === paid.amount && amount.currency === paid.currency) return claimed
  return <TwoLines second={t('disputePaid', { paid: formatMoney(paid, lang) })}>{claimed}</TwoLines>
}
