import { addDays, type Day, isWeekend, type Rests } from '#platform/shared/calendar.ts'
import { restingIn } from '#platform/shared/public-holidays.ts'
import { isTargetClosed } from '#vat/calendar/target.ts'
import type { Confidence } from '#vat/rates/facts.ts'

/** Who publishes rates: the European Central Bank, a state's finance ministry, central bank or tax authority. */
export type RateSource = 'ECB' | 'DE_BMF' | 'PL_NBP' | 'GB_HMRC'

/** Which of a source's rates converts an amount of a day. */
export type RateRule = {
  source: RateSource
  /**
   * MONTH: one rate for the whole month. DAY: that of the day itself, or the last one before it. DAY_BEFORE: that of the
   * last working day before it.
   */
  by: 'MONTH' | 'DAY' | 'DAY_BEFORE'
  law: string
  confidence: Confidence
}

/** What holds wherever a state has no rule of its own. */
const COMMON: RateRule = {
  source: 'ECB',
  by: 'DAY',
  law: 'Directive 2006/112 art. 91(2): the latest rate of the European Central Bank when VAT becomes chargeable',
  confidence: 'high',
}

/** States with a rule of their own: one line each. */
const OF_STATE: Readonly<Record<string, RateRule>> = {
  DE: {
    source: 'DE_BMF',
    by: 'MONTH',
    law: '§ 16(6) UStG: averages of the month of the supply',
    confidence: 'high',
  },
  GB: {
    source: 'GB_HMRC',
    by: 'MONTH',
    law: 'VATA 1994 sch. 6 para. 11; VAT notice 700 s. 7.7',
    confidence: 'medium',
  },
  PL: { source: 'PL_NBP', by: 'DAY_BEFORE', law: 'ustawa o VAT art. 31a(1), 31b(1)', confidence: 'high' },
}

/** How amounts in other currencies enter a state's own return. Northern Ireland files with Great Britain. */
export function rateRuleOf(country: string): RateRule {
  return OF_STATE[country === 'XI' ? 'GB' : country] ?? COMMON
}

/**
 * Under which key the source publishes the rate of a day: a month (`2026-03`) or the day of publication. It is reckoned
 * by the calendar, so that a rate that did not arrive is missing, and no older one takes its place.
 */
export function rateKey({ source, by }: Pick<RateRule, 'source' | 'by'>, day: Day): string {
  if (by === 'MONTH') return day.slice(0, 7)
  const isClosed = source === 'PL_NBP' ? isNbpClosed : isTargetClosed
  let key = by === 'DAY_BEFORE' ? addDays(day, -1) : day
  while (isClosed(key)) key = addDays(key, -1)
  return key
}

const poland = restingIn('PL')
const EVE_IS_HOLIDAY_FROM = '2025'
/** Christmas Eve is a public holiday since 2025 (law of 2024-12-06); before, the bank published on it. */
export const isNbpClosed: Rests = (day) =>
  day.endsWith('-12-24') && day < EVE_IS_HOLIDAY_FROM ? isWeekend(day) : poland(day)
