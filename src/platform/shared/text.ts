import type { Lang } from './local-text.ts'
import { fillText } from './refusal.ts'

/** One text in one language: a sentence, or its plural forms chosen by `count`. */
type TextForm = string | { one?: string; other: string }
export type TextEntry = { en: TextForm; zh: TextForm }
export type TextTable = Record<string, TextEntry>

/**
 * Declares the texts of a module side by side, so that a missing translation is a type error.
 * The build splits the table into one file per language; web code loads it by the file's name with `useText`.
 * Parameters are written `{{name}}`.
 */
export function defineText<const T extends TextTable>(table: T): T {
  return table
}

/** One language of a table, as sent to the browser: plural forms become `key_one`, `key_other`. */
export type Texts = Record<string, string>

export function textsOf(table: TextTable, lang: Lang): Texts {
  const flat: Texts = {}
  for (const [key, entry] of Object.entries(table)) {
    const form = entry[lang]
    if (typeof form === 'string') flat[key] = form
    else
      for (const [plural, text] of Object.entries(form))
        if (text !== undefined) flat[`${key}_${plural}`] = text
  }
  return flat
}

const plurals = { en: new Intl.PluralRules('en'), zh: new Intl.PluralRules('zh') }

/** A text with its parameters filled in; `count` chooses the plural form. A missing text shows its key. */
export function textIn(
  texts: Texts,
  lang: Lang,
  key: string,
  params: Record<string, string | number> = {},
): string {
  const { count } = params
  const plural = typeof count === 'number' ? texts[`${key}_${plurals[lang].select(count)}`] : undefined
  const text = plural ?? texts[`${key}_other`] ?? texts[key]
  return text === undefined ? key : fillText(text, params)
}
