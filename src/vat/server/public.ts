export { addedRates } from './added-rates.ts'
