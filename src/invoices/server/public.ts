/** What other modules may use. */
export { invoicesInVault } from './vault.queries.ts'
export { invoicesNumbered } from './search.queries.ts'
