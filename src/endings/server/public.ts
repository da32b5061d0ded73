/** What the server sides of other modules may use. */
export { endingsWithFile } from './file-uses.queries.ts'
export { endingsToDo } from './pending-matters.queries.ts'
