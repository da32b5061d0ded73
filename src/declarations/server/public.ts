/** What other modules may use. */
export { declarationsEnding } from './declarations.queries.ts'
export type { DeclarationRow } from './declarations.tables.ts'
