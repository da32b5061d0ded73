/** What other modules may use. */
export { letterInScope } from './letters.queries.ts'
export { lettersWithFile } from './letters.queries.ts'
