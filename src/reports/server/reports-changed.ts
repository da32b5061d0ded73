/** A company's sales of some days are others now: `{ companyId, from, to }`, the first and the last of those days. */
export const REPORTS_CHANGED = 'ReportsChanged'
