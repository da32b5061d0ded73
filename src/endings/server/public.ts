/** What the server sides of other modules may use. */
export { endingsToDo } from './pending-matters.queries.ts'
