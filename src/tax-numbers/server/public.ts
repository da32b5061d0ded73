/** What other modules may use. */
export type { VatNumberLookUp } from './look-up.ts'
export { latestConclusiveCheck } from './number-checks.repository.ts'
