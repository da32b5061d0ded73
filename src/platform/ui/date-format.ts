import {
  type DayStyle,
  formatDay,
  formatDeadline,
  formatInstant,
  formatZoned,
  isDayStyle,
} from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'

/** `deadline` names the zone. */
export type DateFormat = DayStyle | 'dayTime' | 'fullTime' | 'time' | 'deadline'

type Way = {
  lang: Lang
  format: DateFormat
  timeZone: string
  /** Whether every time of day names its zone. */
  named: boolean
}

/** A calendar day (`2026-03-31`) or an instant (ISO) as people read it. */
export function dateText(iso: string, { lang, format, timeZone, named }: Way): string {
  if (iso.length === 10) return formatDay(iso, lang, isDayStyle(format) ? format : 'full')
  if (format === 'deadline') return formatDeadline(iso, lang, timeZone)
  if (named && !isDayStyle(format)) return formatZoned(iso, lang, format, timeZone)
  return formatInstant(iso, lang, format, timeZone)
}
