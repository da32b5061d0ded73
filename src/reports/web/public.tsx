/** What pages of other modules may show. */
export { AmountField, WhichFields } from './cost-price-fields.tsx'
export {
  DistanceYearDialog,
  EstablishmentDialog,
  EstablishmentGoneDialog,
  saidOfPlace,
  saidOfYear,
} from './distance-dialogs.tsx'
export { DistanceFacts, type Saying } from './distance-facts.tsx'
export { NoSalesList } from './no-sales-list.tsx'
export { OwnNoSales } from './own-no-sales.tsx'
export { PricesTable } from './cost-prices-table.tsx'
export { useHolds } from './use-holds.ts'
export { whichOf, typedWhich } from './which-price.ts'
export { hasIssues, ImportCounts, ImportFacts, ImportHeading } from './import-parts.tsx'
export type { ImportPlace } from './import-place.ts'
export { ImportsTable } from './imports-table.tsx'
export { IssueRows, ISSUES_A_PAGE, IssuesCard } from './issues-card.tsx'
export { waitsForDistance } from '../waits-for-distance.ts'
export { WithdrawDialog } from './withdraw-dialog.tsx'
export { WITHDRAWN_A_PAGE, WithdrawnCard } from './withdrawn-card.tsx'
