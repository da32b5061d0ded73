import { describePath } from '#forms/server/public.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import { LANGS, type LocalText } from '#platform/shared/local-text.ts'

const NAMED = 3

/** The first few answers by name, for a sentence: `City, Passport (Person 1, ZHOU MING) …`. */
export function namePaths(template: Template, answers: Answers, paths: readonly string[]): LocalText {
  const [en = '', zh = ''] = LANGS.map((lang) => {
    const names = paths.slice(0, NAMED).map((path) => {
      const { field, row } = describePath(template, answers, path, lang)
      if (!row) return field
      return lang === 'zh' ? `${field}（${row}）` : `${field} (${row})`
    })
    const all = names.join(lang === 'zh' ? '、' : ', ')
    return paths.length > NAMED ? `${all}${lang === 'zh' ? '等' : ' …'}` : all
  })
  return { en, zh }
}
