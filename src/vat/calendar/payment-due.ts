import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { monthOf, yearOf } from './months.ts'
import { shifted } from './working-day.ts'

/** Where tax is paid on another day than its return is due. Of general knowledge, not confirmed against a source. */
export type PaymentDue = { nominal: Day; shifted: Day; note: LocalText; source: 'OWN'; confidence: 'low' }

/** By the month in which the quarter ends: the 16th of the second month after it, August's is put off to the 20th. */
const ITALY: Readonly<Record<number, string>> = { 3: '05-16', 6: '08-20', 9: '11-16' }
const BALANCE = '03-16'

const QUARTER: LocalText = {
  en: 'Whoever settles by quarter pays on the 16th of the second month after it (20 August for the second quarter), with 1% interest. The return’s own day is that of the communication (LIPE). Not confirmed against a source.',
  zh: '按季结算的，须在季后第二个月16日前缴税（第二季度为8月20日），并加计1%利息；申报截止日指LIPE的报送日。此规则尚未核对来源。',
}
const YEAR: LocalText = {
  en: 'The tax of the fourth quarter is paid with the annual balance on 16 March, with 1% interest. The return’s own day is that of the communication (LIPE) or the annual return. Not confirmed against a source.',
  zh: '第四季度税款与年度结算一并于3月16日前缴纳，并加计1%利息；申报截止日指LIPE或年度申报的报送日。此规则尚未核对来源。',
}

/**
 * @param calendar a country, or a scheme
 * @returns undefined where tax is due with its return, or nobody knows another day
 */
export function paymentDue(calendar: string, rhythm: string, periodEnd: Day): PaymentDue | undefined {
  const isYear = rhythm === 'YEARLY'
  if (calendar !== 'IT' || !(rhythm === 'QUARTERLY' || isYear)) return undefined
  const inYear = isYear ? undefined : ITALY[monthOf(periodEnd)]
  const nominal = inYear ? `${yearOf(periodEnd)}-${inYear}` : `${yearOf(periodEnd) + 1}-${BALANCE}`
  const note = inYear ? QUARTER : YEAR
  return { nominal, shifted: shifted(nominal, 'NEXT', calendar), note, source: 'OWN', confidence: 'low' }
}
