import { createHash } from 'node:crypto'

export const IMPORT_JOB = 'reports.run-import'
/** Takes the next step of fetching a report from a marketplace. */
export const FETCH_JOB = 'reports.fetch'
export const REJUDGE_JOB = 'reports.rejudge'
/** Takes the rows of a file out of the totals again. */
export const WITHDRAW_JOB = 'reports.withdraw'
export const FORGET_JOB = 'reports.forget-buyers'

/**
 * One company's files are read one after the other, so that the taking back of one cannot lose what another counted as
 * its duplicate; and not all workers are busy with files.
 */
const LANES = 2
export const laneOf = (companyId: string): string =>
  `reports-${(createHash('sha256').update(companyId).digest()[0] ?? 0) % LANES}`
