import { LOCALES } from './format-number.ts'
import type { Lang } from './local-text.ts'

/** `9:00–17:00` from the setting `09:00-17:00`. */
export function hoursText(hours: string): string {
  return hours
    .split('-')
    .map((time) => time.replace(/^0/, ''))
    .join('–')
}

/** The name that people give to a time zone: `Central European Time`. */
export function zoneName(timeZone: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
