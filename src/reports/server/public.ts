/** What other modules may use. */
export { reportFileIds } from './imports.repository.ts'
export { REPORTS_CHANGED } from './reports-changed.ts'
export { proveTotals, totalsOf, type Months } from './totals.queries.ts'
