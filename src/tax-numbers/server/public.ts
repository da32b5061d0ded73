/** What other modules may use. */
export type { VatNumberLookUp } from './look-up.ts'
export {
  conclusiveChecks,
  latestConclusiveCheck,
  publishedNames,
  registerStandings,
} from './number-checks.repository.ts'
