import { lockOrderForPayment, markDisputed, type OrderForPayment } from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import { isDecided, isEscalated, isNews, markOf } from '../dispute.ts'
import { bookLostDispute } from './book-lost-dispute.ts'
import { disputesOf } from './disputes.queries.ts'
import { changeDispute, insertDispute, lockDispute } from './disputes.repository.ts'
import type { ProviderDispute } from './payment-provider.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { lockPayment, noteEvent } from './payments.repository.ts'
import type { DisputeRow, PaymentRow } from './payments.tables.ts'
import { disputeNewsMail } from './tell-of-dispute.ts'

type NewsEvent = { provider: string; id: string; type: string; at: Date }

/**
 * Records what is known of a dispute, each event once: staff are told when it opens and when it becomes worse, the order is marked by all of its
 * disputes together, and what a lost one took is booked. Locks order, payment and dispute in this order.
 */
export async function recordDispute(
  deps: PaymentServerDeps,
  about: Pick<PaymentRow, 'id' | 'orderId'>,
  news: ProviderDispute,
  event: NewsEvent,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrderForPayment(tx, about.orderId)
    const payment = await lockPayment(tx, about.id)
    if (!order || !payment) return
    const receivedAt = deps.clock.now()
    const { provider, id: eventId, type, at } = event
    if (!(await noteEvent(tx, { provider, eventId, type, paymentId: payment.id, receivedAt }))) return
    const known = await lockDispute(tx, provider, news.id)
    if (known && !isNews({ status: known.status, at: known.newsAt }, { status: news.status, at })) return
    const dispute = known
      ? await follow(tx, known, news, { at, now: receivedAt })
      : await open(tx, payment, news, { at, now: receivedAt })
    await tell(tx, deps, { order, payment, dispute, known })
    crashPoint(deps, 'payment.dispute:before-commit')
  })
  crashPoint(deps, 'payment.dispute:committed')
}

type Moment = { at: Date; now: Date }

async function open(
  tx: Transaction,
  payment: PaymentRow,
  news: ProviderDispute,
  { at, now }: Moment,
): Promise<DisputeRow> {
  const dispute: DisputeRow = {
    companyId: payment.companyId,
    id: newId('dsp'),
    orderId: payment.orderId,
    paymentId: payment.id,
    provider: payment.provider,
    providerId: news.id,
    status: news.status,
    isInquiry: news.isInquiry,
    ...news.amount,
    reason: news.reason,
    dueAt: news.dueAt,
    newsAt: at,
    openedAt: now,
    closedAt: isDecided(news.status) ? now : null,
  }
  await insertDispute(tx, dispute)
  return dispute
}

async function follow(
  tx: Transaction,
  known: DisputeRow,
  news: ProviderDispute,
  { at, now }: Moment,
): Promise<DisputeRow> {
  const { status, isInquiry, dueAt } = news
  const closedAt = isDecided(status) ? now : null
  const change = { status, isInquiry, dueAt, closedAt, ...news.amount, newsAt: at }
  await changeDispute(tx, known, change)
  return { ...known, ...change }
}

type Told = {
  order: OrderForPayment
  payment: PaymentRow
  dispute: DisputeRow
  known: DisputeRow | undefined
}

async function tell(
  tx: Transaction,
  deps: PaymentServerDeps,
  { order, payment, dispute, known }: Told,
): Promise<void> {
  const at = deps.clock.now()
  const { status, id: disputeId } = dispute
  const isForeign = dispute.currency !== payment.currency
  const mark = markOf((await disputesOf(tx, order)).map((one) => one.status))
  // The history counts in the order's currency.
  const about = { disputeId, mark, at, ...(!isForeign && { amount: dispute.amount }) }
  if (!known) {
    await markDisputed(tx, deps, order, { ...about, event: 'DISPUTED' })
    await disputeNewsMail.tell(tx, deps, { disputeId, news: 'OPENED' })
  } else if (isEscalated(known, dispute)) {
    await markDisputed(tx, deps, order, { ...about, event: 'DISPUTE_ESCALATED' })
    await disputeNewsMail.tell(tx, deps, { disputeId, news: 'ESCALATED' })
  }
  if (status === 'WON') await markDisputed(tx, deps, order, { ...about, event: 'DISPUTE_WON' })
  if (status !== 'LOST') return
  await markDisputed(tx, deps, order, { ...about, event: 'DISPUTE_LOST' })
  // What it took in the payment's currency, finance finds at the provider, and books. Of a new one they are told above.
  if (isForeign && known) await disputeNewsMail.tell(tx, deps, { disputeId, news: 'OPENED' })
  if (!isForeign) await bookLostDispute(tx, deps, { payment, dispute, amount: dispute.amount })
}
