import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { RefundKind } from '../payment.ts'
import type { RefundWay } from '../refund-way.ts'
import { insertRefund } from './payments.repository.ts'
import type { PaymentRow, RefundRow } from './payments.tables.ts'

export const REFUND_JOB = 'payments.refund'
const TRY_AGAIN_MS = 15 * 60_000

export type WantedRefund = {
  kind: RefundKind
  amount: number
  reason: string | null
  requestKey: string
  /** If absent, the method of the payment. */
  way?: RefundWay
  requestedBy: { id: string; name: string }
}

/**
 * Records a refund of a locked payment and queues it, all in the caller's transaction. What came by bank is
 * refunded by bank: a colleague makes the transfer.
 */
export async function openRefund(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs' | 'clock'>,
  payment: PaymentRow,
  wanted: WantedRefund,
): Promise<RefundRow> {
  const now = deps.clock.now()
  const way = wanted.way ?? (payment.method === 'BANK_TRANSFER' ? 'BY_HAND' : 'PROVIDER')
  const { requestedBy, ...rest } = wanted
  const refund: RefundRow = {
    ...rest,
    id: newId('rf'),
    companyId: payment.companyId,
    orderId: payment.orderId,
    paymentId: payment.id,
    way,
    status: 'REQUESTED',
    currency: payment.currency,
    requestedBy: requestedBy.id,
    requestedByName: requestedBy.name,
    proof: null,
    failure: null,
    createdAt: now,
    settledAt: null,
    bookedAt: null,
    nextTryAt: way === 'PROVIDER' ? new Date(now.getTime() + TRY_AGAIN_MS) : null,
  }
  await insertRefund(tx, refund)
  if (way === 'PROVIDER')
    await deps.jobs.add(tx, REFUND_JOB, { refundId: refund.id }, { key: `refund:${refund.id}` })
  return refund
}
