/** What other modules may use. */
export { lettersWithFile } from './letters.queries.ts'
