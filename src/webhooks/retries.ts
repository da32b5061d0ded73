const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The pauses before each further try: three days in all, so that a weekend without anybody loses nothing. */
const PAUSES = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  16 * HOUR,
  24 * HOUR + 24 * MINUTE,
]

/** For so long a delivery is tried, and for so long all deliveries must have failed before an endpoint is disabled. */
export const TRIED_FOR_MS = 72 * HOUR

/** When a delivery is tried again after so many tries that failed; null: never. */
export function nextTry(failed: number, triedAt: Date): Date | null {
  const pause = PAUSES[failed - 1]
  return pause === undefined ? null : new Date(triedAt.getTime() + pause)
}

/** Whether nothing has reached an endpoint for so long that it is left alone. */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= TRIED_FOR_MS
