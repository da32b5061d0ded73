/** Asked for, being made, there to be downloaded; then over, or not made. */
export const EXPORT_STATUSES = ['WAITING', 'RUNNING', 'READY', 'EXPIRED', 'FAILED', 'CANCELLED'] as const
export type ExportStatus = (typeof EXPORT_STATUSES)[number]

export const DAY_MS = 24 * 3_600_000
/** From the request of a closing to the closing itself. */
export const CLOSING_DAYS = 14
/** So long an archive can be downloaded. */
export const EXPORT_DAYS = 7
/** Each one reads everything that a company has. */
export const EXPORTS_A_DAY = 10
/** What no job has finished by then is given up: the retries of a job end before. */
export const GIVEN_UP_MS = 2 * DAY_MS
/** Failures of the making, not of the machine: a process that is killed begins again without one. */
export const MOST_FAILURES = 4

/** Asked for; taken back by an owner; called off, since something was open; done. */
export type ClosingStatus = 'PENDING' | 'TAKEN_BACK' | 'CALLED_OFF' | 'DONE'
