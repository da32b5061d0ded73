/** What other modules may use. */
export type { VatNumberLookUp } from './look-up.ts'
export {
  conclusiveChecks,
  latestConclusiveCheck,
  publishedNames,
  registerStandings,
  silentNumbers,
} from './number-checks.repository.ts'
