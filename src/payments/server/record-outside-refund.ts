import { lockOrderForPayment } from '#orders/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { kindOf } from './book-lost-dispute.ts'
import { openRefund } from './open-refund.ts'
import { outsideRefundMail } from './outside-refund-mail.ts'
import type { ProviderRefund } from './payment-provider.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { findRefundByKey } from './payments.queries.ts'
import { lockPayment, noteEvent } from './payments.repository.ts'
import type { PaymentRow } from './payments.tables.ts'
import { giveToColleague, type NewsEvent } from './record-provider-refund.ts'
import { recordRefundOutcomeIn } from './record-refund-outcome.ts'

/** By the provider's id, each is here once. */
const keyOf = ({ id }: Pick<ProviderRefund, 'id'>): string => `outside-${id}`

/**
 * A refund that somebody made in the provider's dashboard: from now on it counts among what was sent back, so that nobody
 * sends it again, and finance is told, who books it. What the provider says of it later is followed, each event once.
 */
export async function recordOutsideRefund(
  deps: PaymentServerDeps,
  about: Pick<PaymentRow, 'id' | 'orderId'>,
  news: ProviderRefund,
  { provider, id: eventId, type }: NewsEvent,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrderForPayment(tx, about.orderId)
    const payment = await lockPayment(tx, about.id)
    if (!order || !payment) return
    const at = deps.clock.now()
    if (!(await noteEvent(tx, { provider, eventId, type, paymentId: payment.id, receivedAt: at }))) return
    const known = await findRefundByKey(tx, order.id, keyOf(news))
    const failure = news.failure ?? 'failed'
    if (known) {
      // What a colleague sends another way is theirs: the provider may say once more that it failed.
      if (news.status !== 'FAILED' || known.way !== 'OUTSIDE') return
      // Booked already, and the money came back: a colleague sends it another way.
      if (known.status === 'SUCCEEDED')
        await giveToColleague(tx, deps, { refund: known, number: order.number, failure, at })
      else await recordRefundOutcomeIn(tx, deps, known, { failure }, PORTAL)
    } else await open(tx, deps, { payment, news, failure: news.status === 'FAILED' ? failure : null, at })
    crashPoint(deps, 'payment.outside-refund:before-commit')
  })
}

async function open(
  tx: Transaction,
  deps: PaymentServerDeps,
  {
    payment,
    news,
    failure,
    at,
  }: { payment: PaymentRow; news: ProviderRefund; failure: string | null; at: Date },
): Promise<void> {
  const { companyId, orderId } = payment
  const refund = await openRefund(tx, deps, payment, {
    kind: await kindOf(tx, payment, 'STAFF'),
    amount: news.amount,
    reason: null,
    requestKey: keyOf(news),
    requestedBy: PORTAL,
    made: { id: news.id, failure },
  })
  // One that failed has to be known, so that older news of it opens none; there is nothing to book.
  if (failure === null) await outsideRefundMail.tell(tx, deps, { refundId: refund.id })
  await writeAudit(tx, {
    at,
    actorKind: 'system',
    actorId: 'system',
    action: 'refund.outside',
    record: refund.id,
    companyId,
    detail: { orderId, proof: news.id, amount: news.amount, currency: news.currency },
  })
}
