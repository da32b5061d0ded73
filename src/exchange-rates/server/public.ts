/** What other modules may use. */
export { convertedAt } from './rates-at.ts'
export type { ExchangeRatesConfig } from './exchange-rates.config.ts'
