import { periodNumber } from '#vat/calendar/periods.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Frequency } from '#vat/rates/facts.ts'

/** `2026-03`, `2026-Q1`, `2026`; a period that none of them names by its last month: British quarters may end in April. */
export function periodLabel(rhythm: Frequency, toDay: Day): string {
  const number = periodNumber(rhythm, toDay)
  const year = toDay.slice(0, 4)
  if (rhythm === 'QUARTERLY' && number !== undefined) return `${year}-Q${number}`
  if (rhythm === 'YEARLY' && number !== undefined) return year
  return toDay.slice(0, 7)
}

/** The same for people: `March 2026`, `Q1 2026`, `2026`. */
export function periodText(label: string, lang: Lang): string {
  const [year = '', part = ''] = label.split('-')
  if (part === '') return lang === 'zh' ? `${year}年` : year
  if (part.startsWith('Q')) return lang === 'zh' ? `${year}年第${part.slice(1)}季度` : `${part} ${year}`
  return formatDay(`${label}-01`, lang, 'month')
}
