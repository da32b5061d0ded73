import { countryName } from '#platform/shared/countries.ts'
import { type Lang, type LocalText, pickText } from '#platform/shared/local-text.ts'
import type { EntryKind } from '../entry.ts'
import type { Entry } from './entry-drafts.ts'

/** Titles may name people, shops and papers; a calendar outside says only what kind of thing it is. */
const PLAIN: Record<EntryKind, LocalText> = {
  RETURN: { en: 'Return due', zh: '申报截止' },
  PAYMENT: { en: 'Payment due', zh: '付款截止' },
  RENEWAL: { en: 'Renewal due', zh: '续期截止' },
  TODO: { en: 'Documents or details to submit', zh: '待提交资料' },
}

export function plainSummary({ plain, kind, country }: Entry, lang: Lang): string {
  const what = plain ?? pickText(PLAIN[kind], lang)
  if (country === null) return what
  const where = countryName(country, lang)
  return lang === 'zh' ? `${where}：${what}` : `${where}: ${what}`
}
