import type { Day } from '#platform/shared/calendar.ts'

export type FirstDayOf = {
  /** `2026-11`: what was chosen in the order. */
  firstMonth: string | null
  /** For how many months filing was bought. */
  months: number
  validFrom: Day | null
  today: Day
  /**
   * The number is new, so nobody has filed for it yet: for how many of its first months returns were bought as missing
   * ones. Undefined for a number that somebody else filed for until now.
   */
  earlierMonths?: number | undefined
}

/**
 * A day of the first period of a term. It begins with the first month that must be filed: not before the number is valid,
 * and for a new number also not later, unless missing months were bought for the time between. Where more months are
 * missing than were bought, that is a service of its own, and the term begins as it was ordered.
 */
export function firstDayOf({ firstMonth, months, validFrom, today, earlierMonths }: FirstDayOf): Day {
  if (firstMonth === null) return validFrom ?? `${today.slice(0, 7)}-01`
  const chosen = `${firstMonth}-01`
  if (validFrom === null) return chosen
  if (validFrom >= chosen) return validFrom
  if (earlierMonths === undefined) return chosen
  const missing = indexOf(chosen) - indexOf(validFrom) - earlierMonths
  if (missing <= 0 || missing >= months) return chosen
  const due = dayAt(indexOf(chosen) - missing)
  return due > validFrom ? due : validFrom
}

const indexOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const dayAt = (month: number): Day =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
