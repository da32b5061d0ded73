import type { Lang } from '#platform/shared/local-text.ts'
import type { PaymentState } from '../contract.ts'
import { orDown, type PaymentDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findOrderWithPayments } from './payments.queries.ts'
import { readPaymentState, stateOf } from './read-payment-state.ts'
import { recordPaymentOutcome } from './record-payment-outcome.ts'

/**
 * The payer is back: asks the provider about every session that is not final, and records the outcomes.
 * @throws code 3 with the state as data, when the payment was refused or still needs the payer
 */
export async function recordReturnOutcome(
  deps: PaymentDeps,
  input: { companyId: string; orderId: string; lang: Lang },
): Promise<PaymentState> {
  const found = await findOrderWithPayments(deps.db, input.companyId, input.orderId)
  if (!found) throw paymentRefusals.order_not_found()
  let { order, attempts } = found
  let isRead = true
  for (const payment of attempts) {
    if (!payment.sessionId || payment.nextCheckAt === null || payment.provider !== deps.provider?.name)
      continue
    const session = await orDown(deps, deps.provider.fetchSession(payment.sessionId))
    const known = await recordPaymentOutcome(deps, { paymentId: payment.id, session })
    if (!known) isRead = false
    else {
      // The provider's own news was quicker: this is how it left them.
      order = known.order
      attempts = attempts.map((one) => (one.id === known.payment.id ? known.payment : one))
    }
  }
  const state = isRead
    ? await stateOf(deps, { order, attempts }, input.lang)
    : await readPaymentState(deps, input)
  if (state.state === 'REFUSED') throw paymentRefusals.refused({ data: state })
  if (state.state === 'PENDING') throw paymentRefusals.needs_payer({ data: state })
  return state
}
