/** What other modules may use. */
export { invoicesNumbered } from './search.queries.ts'
