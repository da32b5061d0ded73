import { addDays, type Day } from '#platform/shared/calendar.ts'
import { dayInMonth, monthOf, yearOf } from '#vat/calendar/months.ts'
import { periodEndOf } from '#vat/calendar/periods.ts'
import type { Frequency } from '#vat/rates/facts.ts'

/** How often quantities are reported, and until when: as the register or the contract says, entered with its source. */
export type Duty = {
  rhythm: Frequency
  /** How many months after the period's last month it is due; null: not known */
  dueMonths: number | null
  /** The day of that month; 31 is its last */
  dueDay: number | null
}

/** Where nobody has entered a duty: a report of the calendar year is prepared, and its due day is not known. */
export const UNKNOWN_DUTY: Duty = { rhythm: 'YEARLY', dueMonths: null, dueDay: null }

/** Null where it is not known. No holiday moves it: whether the register waits then, nobody has said. */
export function dueOn(toDay: Day, { dueMonths, dueDay }: Duty): Day | null {
  if (dueMonths === null || dueDay === null) return null
  const month = monthOf(toDay) + dueMonths
  return dayInMonth(yearOf(toDay) + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1, dueDay)
}

/**
 * The periods from a day on that are over, the last of them cut where the registration ended. A period that begins in
 * the middle of one, as the first does, is a part of it.
 */
export function periodsOver(
  { rhythm }: Duty,
  { from, until, today }: { from: Day; until: Day | null; today: Day },
): { fromDay: Day; toDay: Day }[] {
  const periods: { fromDay: Day; toDay: Day }[] = []
  let fromDay = from
  for (;;) {
    const whole = periodEndOf(rhythm, fromDay)
    const toDay = until !== null && until < whole ? until : whole
    if (toDay >= today || toDay < fromDay) return periods
    periods.push({ fromDay, toDay })
    fromDay = addDays(toDay, 1)
  }
}
