/** What other modules may use. */
export { declarationsWithReceipt, receiptsInVault } from './vault.queries.ts'
export { declarationsEnding } from './declarations.queries.ts'
export type { DeclarationRow } from './declarations.tables.ts'
export { declarationOfMatter, declarationsToDo } from './pending-matters.queries.ts'
