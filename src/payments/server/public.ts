/** What other rooms may know of payments. */
export type { PaymentProvider, ProviderEvent, ProviderSession } from './payment-provider.ts'
