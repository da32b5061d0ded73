import type { Day } from './calendar.ts'
import type { Lang } from './local-text.ts'

// Making a formatter costs far more than using one.
const format = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const FORMATS: Record<Lang, Intl.DateTimeFormat> = { en: format('en-GB'), zh: format('zh-CN') }

/** A calendar day as people of a language write it, on paper and in mail: `9 March 2026`, `2026年3月9日`. */
export function dayInWords(day: Day, lang: Lang): string {
  return FORMATS[lang].format(new Date(`${day}T00:00:00Z`))
}
