/** What other modules may use. */
export { enquiriesCalled } from './search.queries.ts'
