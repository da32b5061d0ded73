import type { Day } from '#platform/shared/calendar.ts'

/** What is known of the backups that the server writes by itself. */
export type BackupRuns = {
  success:
    | {
        at: string
        name: string
        bytes: number
        files: number
        /** Files that rows name and the store does not have. Earlier releases did not note it. */
        missing?: number
        /** Where it was written, if the server's own are there. */
        to?: string
      }
    | undefined
  failure: { at: string; problem: string } | undefined
  /** Since when they are due: before the first one there is nothing else to count from. */
  since: string | undefined
  /** When older copies were last read again, and which of them are damaged: where they lie. */
  proven: { day: Day; at: string; damaged: readonly string[] } | undefined
}

/** `INCOMPLETE`: files that rows name were not in the store. `DAMAGED`: the last one is whole, and something of older ones is not. `OFF`: nothing is set up. `FIRST_DUE`: it is, and the first night has not come yet. */
export type BackupHealth = 'OFF' | 'FIRST_DUE' | 'FINE' | 'INCOMPLETE' | 'DAMAGED' | 'FAILED' | 'LATE'

/** One night may be missed by a few hours, not by another night. */
const LATE_MS = 36 * 3_600_000
/** By which clocks of several machines may differ. */
const AHEAD_MS = 3_600_000

export function healthOf(
  isSetUp: boolean,
  { success, failure, since, proven }: BackupRuns,
  now: Date,
): BackupHealth {
  if (!isSetUp) return 'OFF'
  // Written while the clock was ahead: it does not say how old it is, and hides neither a failure nor that it is late.
  const isAhead = success !== undefined && Date.parse(success.at) > now.getTime() + AHEAD_MS
  const last = isAhead ? (failure?.at ?? since) : (success?.at ?? since)
  if (last !== undefined && now.getTime() - Date.parse(last) > LATE_MS) return 'LATE'
  if (failure && (!success || isAhead || failure.at > success.at)) return 'FAILED'
  if (success?.missing) return 'INCOMPLETE'
  if (proven && proven.damaged.length > 0) return 'DAMAGED'
  return success ? 'FINE' : 'FIRST_DUE'
}

/**
 * Those that go when only the newest are kept.
 * @param names of whole backups, which sort by time
 * @param written the one that was written just now: where the clock was ahead before, it sorts before older ones
 */
export function expiredBackups(names: readonly string[], keep: number, written?: string): string[] {
  const others = names.filter((name) => name !== written).toSorted()
  return others.slice(0, Math.max(0, names.length - keep))
}
