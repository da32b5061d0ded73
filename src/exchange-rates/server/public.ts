/** What other modules may use. */
export { RATE_CORRECTED } from './enter-rates.ts'
export { convertedAt } from './rates-at.ts'
export { fetchAllRates } from './fetch-rates.ts'
export { publishedRates } from './published-rates.ts'
export { RATES_CHANGED } from './rates-changed.ts'
export { ratesOnDays } from './rates-on-days.ts'
export type { ExchangeRatesConfig } from './exchange-rates.config.ts'
