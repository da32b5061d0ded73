import type { Day } from '#platform/shared/calendar.ts'
import {
  type DayStyle,
  formatDay,
  formatDeadline,
  formatInstant,
  formatZoned,
  isDayStyle,
} from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'

/** `deadline` names the zone of an instant; a day by which something is due is the same in all. */
export type DateFormat = DayStyle | 'dayTime' | 'fullTime' | 'time' | 'deadline'

type Way = {
  lang: Lang
  format: DateFormat
  timeZone: string
  /** Whether every time of day names its zone. */
  named: boolean
  /** Whose year is left out; today, unless a test says when. */
  today?: Day
}

/** A calendar day (`2026-03-31`) or an instant (ISO) as people read it. */
export function dateText(iso: string, { lang, format, timeZone, named, today }: Way): string {
  if (iso.length === 10)
    return formatDay(iso, lang, isDayStyle(format) ? format : format === 'deadline' ? 'long' : 'full', today)
  if (format === 'deadline') return formatDeadline(iso, lang, timeZone)
  if (named && !isDayStyle(format)) return formatZoned(iso, lang, format, timeZone, today)
  return formatInstant(iso, lang, format, timeZone, today)
}
