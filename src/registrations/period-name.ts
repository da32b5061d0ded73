import type { Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import type { PeriodKind } from './filing-states.ts'

export type NamedPeriod = { kind: PeriodKind; rhythm: Frequency; from: Day; to: Day }

const monthOf = (day: Day): number => Number(day.slice(5, 7))
const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** `November 2026`, `Q4 2026`, `Annual return 2026`; other periods by their months. */
export function periodName({ kind, rhythm, from, to }: NamedPeriod, lang: Lang): string {
  const isChinese = lang === 'zh'
  const year = yearOf(to)
  const quarter = monthOf(to) / 3
  if (kind === 'ANNUAL') return isChinese ? `${year}年度申报` : `Annual return ${year}`
  if (kind === 'REPORT') return isChinese ? `${year}年第${quarter}季度报表` : `Report Q${quarter} ${year}`
  const last = formatDay(to, lang, 'month')
  if (rhythm === 'MONTHLY') return last
  if (rhythm === 'QUARTERLY' && Number.isInteger(quarter))
    return isChinese ? `${year}年第${quarter}季度` : `Q${quarter} ${year}`
  const first = formatDay(from, lang, 'month')
  if (yearOf(from) !== year) return isChinese ? `${first}至${last}` : `${first} to ${last}`
  return isChinese ? `${first}至${monthOf(to)}月` : `${first.replace(` ${year}`, '')} to ${last}`
}
