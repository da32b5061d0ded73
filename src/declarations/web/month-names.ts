import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'

/** `Jan` to `Dec`, `1月` to `12月`. */
export const monthNames = (lang: Lang): string[] =>
  Array.from({ length: 12 }, (_, month) => nameOf(month + 1, lang))

function nameOf(month: number, lang: Lang): string {
  if (lang === 'zh') return `${month}月`
  // A day of any year, without its number.
  return formatDay(`2026-${String(month).padStart(2, '0')}-01`, lang, 'short').replace(/[\d\s]/g, '')
}
