/** What pages of other modules may show. */
export { AmountField, WhichFields } from './cost-price-fields.tsx'
export { PricesTable } from './cost-prices-table.tsx'
export { useHolds } from './use-holds.ts'
export { whichOf, typedWhich } from './which-price.ts'
export { hasIssues, ImportCounts, ImportFacts, ImportHeading } from './import-parts.tsx'
export type { ImportPlace } from './import-place.ts'
export { ImportsTable } from './imports-table.tsx'
export { IssueRows, ISSUES_A_PAGE, IssuesCard } from './issues-card.tsx'
