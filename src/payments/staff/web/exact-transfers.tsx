import { useState } from 'react'
import { RefusedRows } from '#back-office/web/frame/refused-notice.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { exactTransfers, matchExactTransfers, type StaffTransfer } from '#payments/staff/contract.ts'
import { paths } from '#paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import type { paymentsStaffText } from './payments-staff.text.ts'

type T = Translate<typeof paymentsStaffText>
type Left = { row: StaffTransfer | undefined; id: string; why: string }

/** Lines that leave nothing to judge, confirmed at once. Nothing where there is none: the list below says the rest. */
export function PaymentsExactTransfers() {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const rows = useCallQuery(exactTransfers, {}).data?.records ?? []
  const [left, setLeft] = useState<Left[]>([])
  const confirm = useStaffAction(matchExactTransfers, {
    toastsAll: true,
    done: ({ matched }) => (matched > 0 ? t('exactDone', { count: matched }) : undefined),
    onDone: ({ refused }) =>
      setLeft(
        refused.map(({ transferId: id, why }) => ({ id, why, row: rows.find((one) => one.id === id) })),
      ),
  })
  const matches = rows.flatMap(({ id: transferId, suggestions: [order] }) =>
    order ? { transferId, orderId: order.orderId } : [],
  )
  if (rows.length === 0 && left.length === 0) return null
  return (
    <Stack gap={16}>
      <RefusedRows
        title={t('exactRefused', { count: left.length })}
        rows={left.map((one) => leftRow(t, one))}
        close={{ label: t('exactClose'), onClose: () => setLeft([]) }}
      />
      {rows.length > 0 && (
        <Card title={t('exactTitle', { count: rows.length })} ruled>
          <Stack gap={16}>
            <Table
              caption={t('exactText')}
              columns={columnsOf(t)}
              rows={rows}
              rowKey={(row) => row.id}
              dense
            />
            <Button variant="primary" loading={confirm.pending} onClick={() => confirm.run({ matches })}>
              {t('exactConfirm', { count: rows.length })}
            </Button>
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

function leftRow(t: T, { row, id, why }: Left) {
  const order = row?.suggestions[0]
  return {
    id,
    href: order ? paths.adminOrder(order.orderId) : paths.adminPayments({}),
    name: t('exactLeft', { payer: row?.payer || t('unknownPayer'), number: order?.number ?? '' }),
    why: t('exactWhy', { why }),
  }
}

function columnsOf(t: T): Column<StaffTransfer>[] {
  return [
    {
      key: 'payer',
      header: t('columnPayer'),
      primary: true,
      cell: (row) => <TwoLines second={row.reference}>{row.payer || t('unknownPayer')}</TwoLines>,
    },
    {
      key: 'order',
      header: t('columnOrder'),
      cell: ({ suggestions: [order] }) =>
        order && (
          <TwoLines second={order.company}>
            <Link href={paths.adminOrder(order.orderId)}>{order.number}</Link>
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
