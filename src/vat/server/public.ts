export { addedRates } from './added-rates.ts'
export { lastRateChange } from './rates.queries.ts'
