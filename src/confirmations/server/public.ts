/** What other modules may use. */
export { confirmationsNumbered } from './search.queries.ts'
