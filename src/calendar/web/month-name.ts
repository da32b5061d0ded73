import { LOCALES } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { firstDayOf, type Month } from '../year.ts'

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

/** `Mon`, `周一` */
export function weekdayName(day: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { weekday: 'short', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
