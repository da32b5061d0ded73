import { findOrderForPayment } from '#orders/server/public.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { PaymentState } from '../contract.ts'
import { orDown, type PaymentDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findPaymentsOf } from './payments.queries.ts'
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
  // The order after its payments: one that was paid meanwhile is not shown as waiting for a payment that has arrived.
  const attempts = await findPaymentsOf(deps.db, input.orderId)
  const order = await findOrderForPayment(deps.db, input.companyId, input.orderId)
  if (!order) throw paymentRefusals.order_not_found()
  let isRead = true
  for (const payment of attempts) {
    if (!payment.sessionId || payment.nextCheckAt === null || payment.provider !== deps.provider?.name)
      continue
    const session = await orDown(deps, deps.provider.fetchSession(payment.sessionId))
    await recordPaymentOutcome(deps, { payment, session })
    isRead = false
  }
  const state = isRead
    ? await stateOf(deps, order, attempts, input.lang)
    : await readPaymentState(deps, input)
  if (state.state === 'REFUSED') throw paymentRefusals.refused({ data: state })
  if (state.state === 'PENDING') throw paymentRefusals.needs_payer({ data: state })
  return state
}
