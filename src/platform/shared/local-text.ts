import { z } from 'zod'

/** The interface languages; `en` is the default everywhere. */
export const LANGS = ['en', 'zh'] as const
export type Lang = (typeof LANGS)[number]
export const DEFAULT_LANG: Lang = 'en'

/** The language as HTML names it: Chinese with its country, by which browsers choose the forms of characters. */
export const langTag = (lang: Lang): string => (lang === 'zh' ? 'zh-CN' : 'en')

/** A text that staff wrote, in both languages. Stored as a whole, sent in the request's language. */
export type LocalText = { en: string; zh: string }

export const localTextSchema = z.object({ en: z.string(), zh: z.string() })

/** What was written once stands for both languages. */
export function localText(text: string | LocalText): LocalText {
  return typeof text === 'string' ? { en: text, zh: text } : text
}

/** The text in `lang`, or in the other language where it is empty. */
export function pickText(text: LocalText, lang: Lang): string {
  return text[lang] || text[lang === 'en' ? 'zh' : 'en']
}

export function isLocalText(value: unknown): value is LocalText {
  return localTextSchema.safeParse(value).success
}

export function isLang(value: unknown): value is Lang {
  return value === 'en' || value === 'zh'
}
