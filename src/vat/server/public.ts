/** What other rooms may know of the server's side of tax. */
export { addedRates } from './added-rates.ts'
