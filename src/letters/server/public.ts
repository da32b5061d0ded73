/** What other modules may use. */
export { lettersNumbered } from './search.queries.ts'
