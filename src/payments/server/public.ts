/** What other rooms may know of payments. */
export type { PaymentProvider } from './payment-provider.ts'
