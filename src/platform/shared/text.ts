/** One text in one language: a sentence, or its plural forms chosen by `count`. */
export type TextForm = string | { one?: string; other: string }
export type TextEntry = { en: TextForm; zh: TextForm }
export type TextTable = Record<string, TextEntry>

/**
 * Declares the texts of a room side by side, so that a missing translation is a type error.
 * The build splits the table into one file per language; web code loads it by the file's name with `useText`.
 * Parameters are written `{{name}}`.
 */
export function defineText<const T extends TextTable>(table: T): T {
  return table
}

/** The flat form that i18next reads: plural forms become `key_one`, `key_other`. */
export function textsOf(table: TextTable, lang: 'en' | 'zh'): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [key, entry] of Object.entries(table)) {
    const form = entry[lang]
    if (typeof form === 'string') flat[key] = form
    else
      for (const [plural, text] of Object.entries(form))
        if (text !== undefined) flat[`${key}_${plural}`] = text
  }
  return flat
}
