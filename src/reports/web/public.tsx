/** What pages of other modules may show. */
export { AmountField, WhichFields } from './cost-price-fields.tsx'
export { PricesTable } from './cost-prices-table.tsx'
export { useHolds } from './use-holds.ts'
export { whichOf, typedWhich } from './which-price.ts'
