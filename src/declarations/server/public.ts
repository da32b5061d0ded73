/** What other modules may use. */
export { countriesSignedBy } from './licences/licences.queries.ts'
export { DECLARATION_NEWS } from './news.ts'
export { declarationsNumbered, declarationsOfAny } from './search.queries.ts'
export { packFileIds } from './evidence/packs.repository.ts'
export { filedFileIds } from './filing/filed-files.repository.ts'
export { openDeclarations } from './open-declarations.ts'
export { ecoFeesWithFile } from './epr/eco-fees.queries.ts'
export { openSalesLists } from './ec-lists/open-lists.ts'
export { boxesOfDeclaration } from './boxes-for-rates.ts'
export { declarationsWithReceipt, receiptsInVault } from './vault.queries.ts'
export { declarationsEnding, type DeclaredReturn } from './declarations.queries.ts'
export { taxesProvenBy } from './tax/tax.queries.ts'
export {
  declarationOfMatter,
  declarationsToDo,
  evidenceToSend,
  waitingSince,
} from './pending-matters.queries.ts'
export { isMonthConfirmed } from './confirmed-months.queries.ts'
