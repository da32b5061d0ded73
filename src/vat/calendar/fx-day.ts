import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { lastDayOfMonth } from './months.ts'
import { readScheme, type Scheme, SCHEME_RULES } from './schemes.ts'
import { publicationDay } from './target.ts'

export type FxDay = { scheme: Scheme; lastDay: Day; rateOf: Day; source: string }

/** The provision that says which rate converts each scheme's return. */
const LAW: Readonly<Record<Scheme, string>> = {
  OSS_UNION: 'Directive 2006/112 art. 369h(2)',
  OSS_NON_UNION: 'Directive 2006/112 art. 366(2)',
  IOSS: 'Directive 2006/112 art. 369v',
}

/**
 * The day whose ECB rates convert a return: the last day of the period, or the next day of publication.
 * @param period `2026-Q1` for OSS, `2026-03` for IOSS
 */
export function fxDayOf(scheme: string, period: string): FxDay | { refused: LocalText } {
  const known = readScheme(scheme)
  if (!known) return { refused: noScheme(scheme) }
  const lastDay = lastDayOf(known, period.trim().toUpperCase())
  if (!lastDay) return { refused: noPeriod(known, period) }
  return { scheme: known, lastDay, rateOf: publicationDay(lastDay), source: LAW[known] }
}

function lastDayOf(scheme: Scheme, period: string): Day | undefined {
  const [, year, quarter, month] = /^(2\d{3})-?(?:Q([1-4])|(0[1-9]|1[0-2]))$/.exec(period) ?? []
  if (!year) return undefined
  if (SCHEME_RULES[scheme].frequency === 'QUARTERLY')
    return quarter ? lastDayOfMonth(Number(year), Number(quarter) * 3) : undefined
  return month ? lastDayOfMonth(Number(year), Number(month)) : undefined
}

const noScheme = (scheme: string): LocalText => ({
  en: `“${scheme.slice(0, 30)}” is not a known scheme. Use OSS_UNION, OSS_NON_UNION or IOSS.`,
  zh: `“${scheme.slice(0, 30)}”不是已知的申报机制，可用：OSS_UNION、OSS_NON_UNION、IOSS。`,
})
const noPeriod = (scheme: Scheme, period: string): LocalText => {
  const shape = SCHEME_RULES[scheme].frequency === 'QUARTERLY' ? '2026-Q1' : '2026-03'
  return {
    en: `“${period.slice(0, 30)}” is not a period of ${scheme}. Enter it as ${shape}.`,
    zh: `“${period.slice(0, 30)}”不是${scheme}的申报期，请按${shape}的格式填写。`,
  }
}
