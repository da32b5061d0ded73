/** What other modules may use of payments. */

export { findRefund } from './payments.queries.ts'

export type { PaymentsConfig } from './payments.config.ts'
export { proposeRefund, refundableOf } from './propose-refund.ts'
export { offeredMethods, providerOf } from './payments-deps.ts'
export { ordersToPay } from './pending-matters.queries.ts'
export { ordersUnderReview, paymentsOf } from './present-payments.ts'
export { readWebhookHealth } from './webhook-health.repository.ts'
export { rejectedWebhooks } from './watch-webhooks.ts'
export { partsReceived } from './transfers.queries.ts'
