import { lockOrderForPayment } from '#orders/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import { nextCheckOf } from '../debit-patience.ts'
import { isUnderReview, needsPayer } from '../payment-states.ts'
import type { PaymentDeps } from './payments-deps.ts'
import { findDueForCheck, findRefundsDue } from './payments.queries.ts'
import { changePayment, changeRefund, lockPayment } from './payments.repository.ts'
import type { PaymentRow } from './payments.tables.ts'
import { sendRefund } from './send-refund.ts'
import { recordPaymentOutcome } from './record-payment-outcome.ts'
import { silentDebitMail } from './silent-debit-mail.ts'

const BATCH = 100
const CHECK_AGAIN_MS = 15 * 60_000

/** Asks the provider about payments without news for 15 minutes. One that fails does not hold up the others. */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now()
  for (const payment of await findDueForCheck(deps.db, now, BATCH)) {
    // Rescheduled before asking, so that a payment that always fails does not block the queue.
    const nextCheckAt = nextCheckOf(payment, !needsPayer(payment), now)
    await deps.db.transaction((tx) => changePayment(tx, payment.id, { nextCheckAt }))
    await check(deps, payment).catch((error: Error) =>
      deps.log.warn({ payment: payment.id, err: error.message }, 'payment could not be reconciled'),
    )
    if (nextCheckAt === null && isUnderReview(payment))
      await deps.db.transaction((tx) => silent(tx, deps, payment))
  }
}

/** Asked for the last time: a debit that has no outcome even now is a matter for people. */
async function silent(tx: Transaction, deps: PaymentDeps, { id }: PaymentRow): Promise<void> {
  const payment = await lockPayment(tx, id)
  if (payment && isUnderReview(payment)) await silentDebitMail.tell(tx, deps, { paymentId: payment.id })
}

async function check(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  if (!deps.provider || deps.provider.name !== payment.provider) return
  if (payment.sessionId !== null) {
    const session = await deps.provider.fetchSession(payment.sessionId)
    await recordPaymentOutcome(deps, { paymentId: payment.id, session })
    return
  }
  await deps.db.transaction(async (tx) => {
    await lockOrderForPayment(tx, payment.orderId)
    const current = await lockPayment(tx, payment.id)
    // No session, so nobody was sent to the provider and no money can come; unless a session is being opened
    // at this moment.
    if (current?.sessionId !== null) return
    await changePayment(tx, payment.id, { status: 'CANCELLED', nextCheckAt: null })
  })
}

/** Retries refunds without an answer, after their job has given up; the key makes it one refund. */
export async function reconcileRefunds(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now()
  for (const refund of await findRefundsDue(deps.db, now, BATCH)) {
    const nextTryAt = new Date(now.getTime() + CHECK_AGAIN_MS)
    await deps.db.transaction((tx) => changeRefund(tx, refund.id, { nextTryAt }))
    await sendRefund(deps, refund.id).catch((error: Error) =>
      deps.log.warn({ refund: refund.id, err: error.message }, 'refund could not be sent'),
    )
  }
}
