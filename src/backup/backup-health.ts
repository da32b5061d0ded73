import type { Day } from '#platform/shared/calendar.ts'

/** What is known of the backups that the server writes by itself. */
export type BackupRuns = {
  success: { at: string; name: string; bytes: number; files: number } | undefined
  failure: { at: string; problem: string } | undefined
  /** Since when they are due: before the first one there is nothing else to count from. */
  since: string | undefined
  /** When older copies were last read again, and which of them are damaged: where they lie. */
  proven: { day: Day; at: string; damaged: readonly string[] } | undefined
}

/** `DAMAGED`: the last one is whole, and something of older ones is not. `OFF`: nothing is set up. `FIRST_DUE`: it is, and the first night has not come yet. */
export type BackupHealth = 'OFF' | 'FIRST_DUE' | 'FINE' | 'DAMAGED' | 'FAILED' | 'LATE'

/** One night may be missed by a few hours, not by another night. */
const LATE_MS = 36 * 3_600_000

export function healthOf(
  isSetUp: boolean,
  { success, failure, since, proven }: BackupRuns,
  now: Date,
): BackupHealth {
  if (!isSetUp) return 'OFF'
  const last = success?.at ?? since
  if (last !== undefined && now.getTime() - Date.parse(last) > LATE_MS) return 'LATE'
  if (failure && (!success || failure.at > success.at)) return 'FAILED'
  if (proven && proven.damaged.length > 0) return 'DAMAGED'
  return success ? 'FINE' : 'FIRST_DUE'
}

/** Those that go when only the newest are kept. @param names of whole backups, which sort by time */
export function expiredBackups(names: readonly string[], keep: number): string[] {
  return names.toSorted().slice(0, Math.max(0, names.length - keep))
}
