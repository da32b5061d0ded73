import { findUser } from '#accounts/server/public.ts'
import { lockOrderForPayment } from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { REFUND_PROPOSED } from '../refund-keys.ts'
import type { OnePersonUpTo } from '../two-people.ts'
import { needsOther } from './list-proposals.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findProposal } from './payments.queries.ts'
import { decideOpenProposal, lockRefundablePayment } from './payments.repository.ts'
import type { ProposalRow } from './payments.tables.ts'
import { refundedAlone } from './refunded-alone.ts'
import { checkAmount, writeRefund } from './request-refund.ts'

type Decision = { proposalId: string; approve: boolean; staff: StaffPrincipal; address: string }

/**
 * Finance approves a proposed refund, or declines it. The order is locked first, as by every refund; a proposal is
 * decided once. @returns the order
 * @throws payment.proposal_not_found, payment.proposal_decided, payment.same_person, payment.not_refundable,
 * payment.refund_too_high
 */
export async function decideProposal(deps: PaymentServerDeps, decision: Decision): Promise<string> {
  const { proposalId, approve, staff } = decision
  return deps.db.transaction(async (tx) => {
    const proposal = await findProposal(tx, proposalId)
    if (!proposal) throw paymentRefusals.proposal_not_found()
    const order = await lockOrderForPayment(tx, proposal.orderId)
    if (!order) throw paymentRefusals.order_not_found()
    // The order is locked: two approvals at once know of each other.
    if (approve) await requireOther(tx, proposal, staff, deps.config.payments.refundAloneUpTo)
    const decided = { decidedBy: staff.staffId, decidedByName: staff.staffName, decidedAt: deps.clock.now() }
    const status = approve ? 'APPROVED' : 'DECLINED'
    const isFirst = await decideOpenProposal(tx, proposalId, { ...decided, status })
    if (!isFirst) throw paymentRefusals.proposal_decided()
    if (approve) await refundIt(tx, deps, order, proposal, decision)
    else await noteDeclined(tx, deps, proposal, decision)
    crashPoint(deps, 'payment.proposal:before-commit')
    return order.id
  })
}

async function requireOther(
  tx: Transaction,
  proposal: ProposalRow,
  { staffId }: StaffPrincipal,
  upTo: OnePersonUpTo,
): Promise<void> {
  if (proposal.proposedBy !== staffId) return
  const alone = await refundedAlone(tx, [proposal.orderId])
  if (needsOther(proposal, upTo, alone)) throw paymentRefusals.same_person()
}

type Order = NonNullable<Awaited<ReturnType<typeof lockOrderForPayment>>>

async function refundIt(
  tx: Transaction,
  deps: PaymentServerDeps,
  order: Order,
  proposal: ProposalRow,
  { staff, address }: Decision,
): Promise<void> {
  const payment = await lockRefundablePayment(tx, order.id)
  if (!payment) throw paymentRefusals.not_refundable({ params: { number: order.number } })
  const amount = money(proposal.amount, proposal.currency)
  await checkAmount(tx, payment, { amount })
  const buyer = await findUser(tx, order.createdBy)
  const reason = pickText(proposal.reason, buyer?.lang ?? 'en')
  const requestKey = `${REFUND_PROPOSED}${proposal.id}`
  await writeRefund(tx, deps, { order, payment }, { amount, reason, requestKey, staff, address })
}

function noteDeclined(
  tx: Transaction,
  deps: PaymentServerDeps,
  { orderId, companyId, id, amount, currency }: ProposalRow,
  { staff, address }: Decision,
): Promise<void> {
  return writeAudit(tx, {
    at: deps.clock.now(),
    actorKind: 'staff',
    actorId: staff.staffId,
    action: 'order.declineRefund',
    record: orderId,
    companyId,
    address,
    detail: { proposalId: id, amount, currency },
  })
}
