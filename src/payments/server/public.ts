/** What other rooms may know of payments. */
export type { PaymentProvider, ProviderEvent, ProviderSession } from './payment-provider.ts'
export { findRefund } from './payments.queries.ts'
export type { RefundRow } from './payments.tables.ts'
export type { PaymentsConfig } from './payments.config.ts'
export { offeredMethods } from './payments-deps.ts'
export { paymentsOf } from './present-payments.ts'
