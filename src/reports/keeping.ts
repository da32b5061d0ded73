import type { Day } from '#platform/shared/calendar.ts'
import { type Days, firstDayKept, isNeeded } from '#vat/calendar/keeping.ts'

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
