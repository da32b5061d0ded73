import type { Day } from '#platform/shared/calendar.ts'

/**
 * From the end of the year of the sale. VAT Directive 2006/112/EC art. 369, 369k and 369x and Regulation 282/2011
 * art. 63c ask for ten; no state of which we know asks for longer, and several ask for less.
 */
const YEARS = 10

/** What was sold before this day is not kept any more. */
export const firstDayKept = (today: Day): Day =>
  `${String(Number(today.slice(0, 4)) - YEARS).padStart(4, '0')}-01-01`

/** First and last day. */
export type Days = { fromDay: Day; toDay: Day }

/** Whether something that is not at its end needs what was sold between two days. */
export const isNeeded = (needs: readonly Days[], { fromDay, toDay }: Days): boolean =>
  needs.some((need) => need.fromDay <= toDay && fromDay <= need.toDay)

/** The months, each by its first day, whose time is over and that nothing needs. */
export const monthsToForget = (
  months: readonly Day[],
  { today, needs }: { today: Day; needs: readonly Days[] },
): Day[] => {
  const kept = firstDayKept(today)
  return months.filter(
    (month) => month < kept && !isNeeded(needs, { fromDay: month, toDay: `${month.slice(0, 7)}-31` }),
  )
}
