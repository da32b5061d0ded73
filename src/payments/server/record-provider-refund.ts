import { notify } from '#messages/server/public.ts'
import { lockOrderForPayment, noteOnOrder } from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { money } from '#platform/shared/money.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { canTake } from '#platform/shared/state-machine.ts'
import { REFUND_MOVES } from '../payment-states.ts'
import type { ProviderRefund } from './payment-provider.ts'
import { returnedRefundMessages } from './payments.messages.ts'
import { changeRefund, lockRefund, noteEvent } from './payments.repository.ts'
import type { RefundRow } from './payments.tables.ts'
import { recordRefundOutcomeIn } from './record-refund-outcome.ts'

/** The event that brought the news, if an event did. */
export type NewsEvent = { provider: string; id: string; type: string }

/**
 * What the provider says of a refund, as an answer or days later by an event; each is taken in once. A refund that
 * comes back after it succeeded goes to a colleague, who sends the same money by bank: order, credit note and what the
 * order may still give back stay as they are.
 */
export async function recordProviderRefund(
  deps: ServerDeps,
  about: Pick<RefundRow, 'id' | 'orderId' | 'paymentId'>,
  news: ProviderRefund,
  event?: NewsEvent,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrderForPayment(tx, about.orderId)
    const refund = await lockRefund(tx, about.id)
    if (!order || !refund) return
    const at = deps.clock.now()
    if (event) {
      const { provider, id: eventId, type } = event
      const noted = { provider, eventId, type, paymentId: about.paymentId, receivedAt: at }
      if (!(await noteEvent(tx, noted))) return
    }
    // It is a colleague's by now: what the provider says later of its own try is old.
    if (refund.way !== 'PROVIDER') return
    const failure = news.failure ?? 'failed'
    if (news.status === 'PENDING') await keepId(tx, refund, news.id)
    else if (news.status === 'SUCCEEDED')
      await recordRefundOutcomeIn(tx, deps, about, { proof: news.id }, PORTAL)
    else if (canTake(REFUND_MOVES, refund.status, 'return'))
      await giveToColleague(tx, deps, { refund, number: order.number, failure, at })
    else await recordRefundOutcomeIn(tx, deps, about, { failure }, PORTAL)
    crashPoint(deps, 'payment.refund:before-commit')
  })
}

/** On its way: from now on the provider is asked about this very refund. */
async function keepId(tx: Transaction, refund: RefundRow, proof: string): Promise<void> {
  if (refund.status === 'REQUESTED' && refund.proof === null) await changeRefund(tx, refund.id, { proof })
}

type Returned = { refund: RefundRow; number: string; failure: string; at: Date }

export async function giveToColleague(
  tx: Transaction,
  deps: ServerDeps,
  { refund, number, failure, at }: Returned,
): Promise<void> {
  const { id, orderId, companyId, amount, currency } = refund
  await changeRefund(tx, id, {
    status: 'REQUESTED',
    way: 'BY_HAND',
    failure: failure.slice(0, 200),
    proof: null,
    settledAt: null,
    nextTryAt: null,
  })
  await noteOnOrder(tx, { orderId, companyId, event: 'REFUND_RETURNED', at, actor: PORTAL, amount })
  const params = { orderId, number, sum: money(amount, currency) }
  await notify(tx, deps, { companyId, kind: returnedRefundMessages.refundReturned, params })
}
