import { createHash } from 'node:crypto'
import type { OrderForPayment } from '#orders/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Money } from '#platform/shared/money.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findProposal } from './payments.queries.ts'
import { insertProposal } from './payments.repository.ts'

type Asked = { amount: Money; reason: string; requestKey: string; staff: StaffPrincipal; address: string }

/** The same key again is the same proposal. */
const proposalIdOf = (orderId: string, requestKey: string) =>
  `rp_${createHash('sha256').update(`${orderId}:${requestKey}`).digest('hex').slice(0, 26)}`

/** Whether this was asked for before. @throws payment.refund_key_reused */
export async function isProposed(
  tx: Transaction,
  orderId: string,
  { amount, requestKey }: Pick<Asked, 'amount' | 'requestKey'>,
): Promise<boolean> {
  const same = await findProposal(tx, proposalIdOf(orderId, requestKey))
  if (same && (same.amount !== amount.amount || same.currency !== amount.currency))
    throw paymentRefusals.refund_key_reused()
  return same !== undefined
}

/** Of a locked order: too much for one person, it waits for another one. Nothing moves until then. */
export async function askApproval(
  tx: Transaction,
  deps: Pick<ServerDeps, 'clock'>,
  order: OrderForPayment,
  { amount, reason, requestKey, staff, address }: Asked,
): Promise<void> {
  const at = deps.clock.now()
  const id = proposalIdOf(order.id, requestKey)
  await insertProposal(tx, {
    id,
    companyId: order.companyId,
    orderId: order.id,
    workOrderId: null,
    workOrderNumber: null,
    amount: amount.amount,
    currency: amount.currency,
    reason: { en: reason, zh: reason },
    status: 'OPEN',
    proposedBy: staff.staffId,
    proposedByName: staff.staffName,
    createdAt: at,
    decidedBy: null,
    decidedByName: null,
    decidedAt: null,
  })
  await writeAudit(tx, {
    at,
    actorKind: 'staff',
    actorId: staff.staffId,
    action: 'order.askRefund',
    record: order.id,
    companyId: order.companyId,
    address,
    detail: { proposalId: id, ...amount },
  })
}
