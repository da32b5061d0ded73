import type { Day } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { CalendarEntry } from '../contract.ts'

/** An entry before its money is converted into the currency of the sums. */
export type Entry = Omit<CalendarEntry, 'money'> & {
  money: Omit<NonNullable<CalendarEntry['money']>, 'counted'> | null
  /** What it is, without a name or number of anybody, for calendars elsewhere. */
  plain?: string
}

export type Reading = {
  lang: Lang
  /** The agency's day and time zone. */
  today: Day
  timeZone: string
}
