/**
 * A company’s sales of some days are others now: `{ companyId, from, to }`, the first and the last of those days; both null
 * where a file came that has none yet, or is gone again.
 */
export const REPORTS_CHANGED = 'ReportsChanged'
