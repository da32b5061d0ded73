import type { Day } from './calendar.ts'
import type { Lang } from './local-text.ts'

// Creating a formatter costs far more than using one.
const format = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const FORMATS: Record<Lang, Intl.DateTimeFormat> = { en: format('en-GB'), zh: format('zh-CN') }

/** A calendar day in a language's usual form, for documents and mail: `9 March 2026`, `2026年3月9日`. */
export function dayInWords(day: Day, lang: Lang): string {
  return FORMATS[lang].format(new Date(`${day}T00:00:00Z`))
}
