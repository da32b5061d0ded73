/** Asked for, being made, there to be downloaded; then over, or not made. */
export const PACK_STATUSES = ['WAITING', 'RUNNING', 'READY', 'EXPIRED', 'FAILED'] as const
export type PackStatus = (typeof PACK_STATUSES)[number]

export const DAY_MS = 24 * 3_600_000
/** So long a pack can be downloaded; then it is made anew. */
export const PACK_DAYS = 7
/** Each one reads all sales of a period. */
export const PACKS_A_DAY = 20
/** What no job has finished by then is given up: the retries of a job end before. */
export const GIVEN_UP_MS = 2 * DAY_MS
/** Failures of the making, not of the machine: a process that is killed begins again without one. */
export const MOST_FAILURES = 4
