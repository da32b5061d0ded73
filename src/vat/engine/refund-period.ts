import type { Day } from '#platform/shared/calendar.ts'

/** Return periods of the one-stop shops: quarters of the Union scheme, months of the import scheme. */
export type Period = 'QUARTER' | 'MONTH'

function indexOf(day: Day, period: Period): number {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  return period === 'MONTH' ? months : Math.floor(months / 3)
}

/** `2025-Q4` or `2025-11`. */
function periodName(day: Day, period: Period): string {
  return period === 'MONTH' ? day.slice(0, 7) : `${day.slice(0, 4)}-Q${(indexOf(day, period) % 4) + 1}`
}

/**
 * The last day on which the period may be corrected: three years after the due day of its return, the end of the next
 * month.
 */
function lastDay(day: Day, period: Period): Day {
  const step = period === 'MONTH' ? 1 : 3
  const dueMonth = (indexOf(day, period) + 1) * step
  const known = lastDays.get(dueMonth)
  if (known !== undefined) return known
  if (lastDays.size >= MOST_MONTHS) lastDays.clear()
  const year = Math.floor(dueMonth / 12) + 3
  const found = new Date(Date.UTC(year, (dueMonth % 12) + 1, 0)).toISOString().slice(0, 10)
  lastDays.set(dueMonth, found)
  return found
}

/** By the month of the due day; every refund asks, and there are few months. */
const lastDays = new Map<number, Day>()
const MOST_MONTHS = 1000

export type Correction = { period: string; tooLate: boolean } | null

/**
 * Directive 2006/112 art. 369g(4), 369t(2): a refund in a later period corrects the period of the sale, within three
 * years of the due day of that return.
 */
export function correctionOf(original: Day, refund: Day, period: Period): Correction {
  if (indexOf(refund, period) <= indexOf(original, period)) return null
  return { period: periodName(original, period), tooLate: refund > lastDay(original, period) }
}
