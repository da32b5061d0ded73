import type { Goal, Work } from './work-through.ts'

/** What each country's latest returns have come to, the latest first; all earlier ones are accepted. */
const LATEST: Readonly<Record<string, readonly Goal[]>> = {
  DE: ['FILED'],
  FR: ['QUERIED'],
  IT: ['CALCULATED', 'REJECTED'],
  ES: ['CONFIRMED'],
  GB: ['AWAITING_CONFIRMATION'],
}

/** Where a declaration stands on the day on which the story is told. */
export function goalOf({ country, kind, period, corrects }: Work, lastMonth: string): Goal {
  const months = country === 'DE' && kind === 'RETURN' ? 1 : 3
  const monthsAgo = indexOf(lastMonth) - indexOf(period.to.slice(0, 7))
  // What was corrected lately is for staff to check.
  if (corrects !== null) return 'CALCULATED'
  if (kind === 'OSS' && monthsAgo < months) return 'CONFIRMED'
  if (kind !== 'RETURN') return 'ACCEPTED'
  return LATEST[country]?.[Math.floor(monthsAgo / months)] ?? 'ACCEPTED'
}

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
