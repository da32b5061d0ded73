import type { Day } from '#platform/shared/calendar.ts'

/*
 * What lies beside the backups is read again in shares, one a night, so that everything is read within some days and no
 * night reads everything. A copy's share follows from its name: nothing is remembered of single copies.
 */

const DAY_MS = 86_400_000
const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`) / DAY_MS

/** The share of a folder of copies (`00` to `ff`). */
export const shareOfFolder = (folder: string, within: number): number => Number.parseInt(folder, 16) % within

/** The share of a backup, by the day in its name (`20261126T021100Z`): an older one is read when it is `within` days old. */
export const shareOfBackup = (name: string, within: number): number =>
  numberOf(`${name.slice(0, 4)}-${name.slice(4, 6)}-${name.slice(6, 8)}` as Day) % within

/**
 * The shares that are read today: today's, and those of the nights that were missed.
 * @param last the day when they were read last
 */
export function sharesDue(last: Day | undefined, today: Day, within: number): ReadonlySet<number> {
  const end = numberOf(today)
  const begin = Math.max(end - within, last === undefined ? end - 1 : numberOf(last))
  const due = new Set<number>()
  for (let day = begin + 1; day <= end; day++) due.add(day % within)
  return due
}
