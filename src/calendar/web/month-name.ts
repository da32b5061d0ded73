import { LOCALES } from '#platform/shared/format-number.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { isOtherYear } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { firstDayOf, monthOf, type Month } from '../year.ts'

type Style = 'full' | 'name' | 'short'
const OPTIONS: Record<Style, Intl.DateTimeFormatOptions> = {
  full: { month: 'long', year: 'numeric' },
  name: { month: 'long' },
  short: { month: 'short' },
}

/** `April`; `full` April 2026, `short` Apr. */
export function monthName(month: Month, lang: Lang, style: Style = 'name'): string {
  // 11月, as everything else writes it, and not 十一月.
  const options = OPTIONS[lang === 'zh' && style === 'name' ? 'short' : style]
  const format = new Intl.DateTimeFormat(LOCALES[lang], { ...options, timeZone: 'UTC' })
  return format.format(new Date(`${firstDayOf(month)}T00:00:00Z`))
}

/** `April`, and of another year than today's `April 2027`. */
export function nearMonthName(month: Month, lang: Lang, today: Day): string {
  return monthName(month, lang, isOtherYear(month, today) ? 'full' : 'name')
}

/** What stands below the day of an entry: of one that is over its month, and its year where it is not this one. */
export function belowDay(day: Day, lang: Lang, today: Day): string[] {
  if (day >= today) return [weekdayName(day, lang)]
  const year = day.slice(0, 4)
  const month = monthName(monthOf(day), lang, 'short')
  return isOtherYear(day, today) ? [month, lang === 'zh' ? `${year}年` : year] : [month]
}

/** `Mon`, `周一` */
export function weekdayName(day: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { weekday: 'short', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
