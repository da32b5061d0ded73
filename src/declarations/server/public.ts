/** What other modules may use. */
export { packFileIds } from './evidence/packs.repository.ts'
export { openDeclarations } from './open-declarations.ts'
export { openSalesLists } from './ec-lists/open-lists.ts'
export { boxesOfDeclaration } from './boxes-for-rates.ts'
export { declarationsWithReceipt, receiptsInVault } from './vault.queries.ts'
export { declarationsEnding, type DeclaredReturn } from './declarations.queries.ts'
export { taxesProvenBy } from './tax/tax.queries.ts'
export { declarationOfMatter, declarationsToDo, evidenceToSend } from './pending-matters.queries.ts'
