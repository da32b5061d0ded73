import type { Day } from '#platform/shared/calendar.ts'

/** The languages in which marketplaces and authorities that sellers deal with read. */
export const CONFIRMATION_LANGS = ['en', 'zh', 'de', 'fr', 'it', 'es', 'pl', 'cs'] as const
export type ConfirmationLang = (typeof CONFIRMATION_LANGS)[number]

/** Each by its own name, so that whoever reads it finds it. */
export const CONFIRMATION_LANG_NAMES: Record<ConfirmationLang, string> = {
  en: 'English',
  zh: '中文',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  pl: 'Polski',
  cs: 'Čeština',
}

const LOCALES: Record<ConfirmationLang, string> = {
  en: 'en-GB',
  zh: 'zh-CN',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
  pl: 'pl-PL',
  cs: 'cs-CZ',
}

export function dayIn(lang: ConfirmationLang, day: Day): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LOCALES[lang], style).format(new Date(`${day}T00:00:00Z`))
}

/** The EU has no code as a state; `Intl` knows its name all the same. */
export function countryIn(lang: ConfirmationLang, code: string): string {
  return new Intl.DisplayNames(LOCALES[lang], { type: 'region', fallback: 'code' }).of(code) ?? code
}
