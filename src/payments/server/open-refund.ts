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
  /** What somebody made outside, by the provider's id, and why it failed if it did: nothing is sent. */
  made?: { id: string; failure: string | null }
  requestedBy: { id: string; name: string }
}

/**
 * Records a refund of a locked payment and queues it, all in the caller's transaction. What came by bank is
 * refunded by bank: a colleague makes the transfer. What somebody made outside is recorded alone.
 */
export async function openRefund(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs' | 'clock'>,
  payment: PaymentRow,
  wanted: WantedRefund,
): Promise<RefundRow> {
  const now = deps.clock.now()
  const { requestedBy, made, ...rest } = wanted
  const way = made ? 'OUTSIDE' : (wanted.way ?? (payment.method === 'BANK_TRANSFER' ? 'BY_HAND' : 'PROVIDER'))
  const failure = made?.failure ?? null
  const refund: RefundRow = {
    ...rest,
    id: newId('rf'),
    companyId: payment.companyId,
    orderId: payment.orderId,
    paymentId: payment.id,
    way,
    status: failure === null ? 'REQUESTED' : 'FAILED',
    currency: payment.currency,
    requestedBy: requestedBy.id,
    requestedByName: requestedBy.name,
    proof: made?.id ?? null,
    failure,
    createdAt: now,
    settledAt: failure === null ? null : now,
    bookedAt: null,
    nextTryAt: way === 'PROVIDER' ? new Date(now.getTime() + TRY_AGAIN_MS) : null,
  }
  await insertRefund(tx, refund)
  if (way === 'PROVIDER')
    await deps.jobs.add(tx, REFUND_JOB, { refundId: refund.id }, { key: `refund:${refund.id}` })
  return refund
}
