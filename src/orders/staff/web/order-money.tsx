import { useState } from 'react'
import type { ordersText } from '#orders/web/orders.text.ts'
import { retryRefund, type StaffOrder, type StaffRefund } from '#payments/staff/contract.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { BookRefundDialog } from './book-refund-dialog.tsx'
import { RecordTransferDialog } from './record-dialog.tsx'
import { useMovesMoney } from './use-moves-money.ts'
import type { ordersStaffText } from './orders-staff.text.ts'
import styles from './orders.module.css'

/** Payments, refunds and incoming transfers of one order. */
export function OrderMoney({ found }: { found: StaffOrder }) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const of = useText<typeof ordersText>('orders')
  const [recording, setRecording] = useState<StaffRefund>()
  const [booking, setBooking] = useState<StaffRefund>()
  const retry = useStaffAction(retryRefund, { done: t('retried') })
  return (
    <>
      <Card title={t('payments')} flush={found.payments.length > 0} ruled>
        {found.payments.length > 0 ? (
          <Table
            caption={t('payments')}
            columns={paymentColumns(t, of)}
            rows={found.payments}
            rowKey={(row) => row.id}
            dense
          />
        ) : (
          <p className={styles.quiet}>{t('noPayments')}</p>
        )}
      </Card>
      {found.refunds.length > 0 && (
        <Card title={t('refunds')} flush ruled>
          <Table
            caption={t('refunds')}
            columns={refundColumns(t, of, {
              record: setRecording,
              book: setBooking,
              retry: ({ id }, way) => retry.run({ refundId: id, way }),
            })}
            rows={found.refunds}
            rowKey={(row) => row.id}
            dense
          />
        </Card>
      )}
      {found.transfers.length > 0 && (
        <Card title={t('transfers')} flush ruled>
          <Table
            caption={t('transfers')}
            columns={transferColumns(t)}
            rows={found.transfers}
            rowKey={(row) => row.id}
            dense
          />
        </Card>
      )}
      {booking && <BookRefundDialog refund={booking} onClose={() => setBooking(undefined)} />}
      {recording && <RecordTransferDialog refund={recording} onClose={() => setRecording(undefined)} />}
    </>
  )
}

function paymentColumns(
  t: Translate<typeof ordersStaffText>,
  of: Translate<typeof ordersText>,
): Column<StaffOrder['payments'][number]>[] {
  return [
    {
      key: 'method',
      header: t('columnMethod'),
      primary: true,
      cell: (row) => (
        <TwoLines second={row.sessionId} code>
          {of(`method_${row.method}`)}
        </TwoLines>
      ),
    },
    {
      key: 'when',
      header: t('columnWhen'),
      cell: (row) => <DateText value={row.settledAt ?? row.createdAt} format="dayTime" />,
    },
    { key: 'status', header: of('columnStatus'), cell: (row) => of(`payment_${row.status}`) },
    {
      key: 'amount',
      header: t('columnAmount'),
      numeric: true,
      cell: (row) => <Money value={row.amount} strong />,
    },
  ]
}

type RefundActs = {
  record: (refund: StaffRefund) => void
  book: (refund: StaffRefund) => void
  retry: (refund: StaffRefund, way: InputOf<typeof retryRefund>['way']) => void
}

/** Its status; what waits for a colleague has its button here. */
function RefundState({
  row,
  t,
  acts,
}: {
  row: StaffRefund
  t: Translate<typeof ordersStaffText>
  acts: RefundActs
}) {
  const movesMoney = useMovesMoney()
  if (movesMoney && row.status === 'REQUESTED' && row.way === 'BY_HAND')
    return (
      <Button size={32} onClick={() => acts.record(row)}>
        {t('recordTransfer')}
      </Button>
    )
  if (movesMoney && row.status === 'REQUESTED' && row.way === 'OUTSIDE')
    return (
      <Button size={32} onClick={() => acts.book(row)}>
        {t('bookRefund')}
      </Button>
    )
  return (
    <span className={styles.cell}>
      <span>
        <Badge variant={REFUND_LOOKS[row.status]}>{t(`refundStatus_${row.status}`)}</Badge>
      </span>
      {movesMoney && row.retriable && (
        <span className={styles.tools}>
          <Button size={32} onClick={() => acts.retry(row, 'PROVIDER')}>
            {t('tryAgain')}
          </Button>
          <Button size={32} variant="subtle" onClick={() => acts.retry(row, 'BY_HAND')}>
            {t('sendByBank')}
          </Button>
        </span>
      )}
    </span>
  )
}

const REFUND_LOOKS: Record<StaffRefund['status'], BadgeVariant> = {
  REQUESTED: 'dueSoon',
  SUCCEEDED: 'finished',
  FAILED: 'wrong',
}

function refundColumns(
  t: Translate<typeof ordersStaffText>,
  of: Translate<typeof ordersText>,
  acts: RefundActs,
): Column<StaffRefund>[] {
  return [
    {
      key: 'why',
      header: t('columnWhy'),
      primary: true,
      cell: (row) => (
        <span className={styles.cell}>
          {row.reason ?? of(`refundKind_${row.kind}`)}
          <span className={styles.quiet}>
            {row.requestedBy ?? t('byItself')} · {t(`way_${row.way}`)}
          </span>
          {row.failure && <span className={styles.bad}>{t('failure', { failure: row.failure })}</span>}
          {row.proof && <span className={styles.mono}>{row.proof}</span>}
        </span>
      ),
    },
    {
      key: 'when',
      header: t('columnWhen'),
      cell: (row) => <DateText value={row.settledAt ?? row.createdAt} format="dayTime" />,
    },
    {
      key: 'status',
      header: of('columnStatus'),
      cell: (row) => <RefundState row={row} t={t} acts={acts} />,
    },
    {
      key: 'amount',
      header: t('columnAmount'),
      numeric: true,
      cell: (row) => <Money value={row.amount} strong />,
    },
  ]
}

function transferColumns(t: Translate<typeof ordersStaffText>): Column<StaffOrder['transfers'][number]>[] {
  return [
    {
      key: 'payer',
      header: t('columnWho'),
      primary: true,
      cell: (row) => <TwoLines second={row.reference}>{row.payer}</TwoLines>,
    },
    { key: 'day', header: t('columnWhen'), cell: (row) => <DateText value={row.day} /> },
    { key: 'id', header: t('columnProof'), cell: (row) => <span className={styles.mono}>{row.bankId}</span> },
    {
      key: 'amount',
      header: t('columnAmount'),
      numeric: true,
      cell: (row) => <Money value={row.amount} strong />,
    },
  ]
}
