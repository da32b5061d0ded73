/** What other modules may use. */
export { reportFileIds } from './imports.repository.ts'
export { REPORTS_CHANGED } from './reports-changed.ts'
export { finishedReports, reportedMonths } from './reported-months.queries.ts'
export { importedOrders } from './consignments.queries.ts'
export { companiesWithSales } from './sellers.queries.ts'
export { isListed, sumsByBuyer } from './sums-by-buyer.queries.ts'
export { proveTotals, totalsOf, type Months } from './totals.queries.ts'
export { pageOfTransactions, streamTransactions } from './transactions.queries.ts'
