import { dayOf, daysBetween, type Day } from '#platform/shared/calendar.ts'
import type { Translate } from '#platform/web/text.ts'
import type { Days } from '#catalogue/process.ts'
import type { Turn } from '../states.ts'
import type { workOrdersText } from './work-orders.text.ts'

export type T = Translate<typeof workOrdersText>

/** The authority of a product: the tax office for VAT and OSS, customs for EORI. */
export function authorityName(productCode: string, t: T): string {
  if (/EORI/i.test(productCode)) return t('customs')
  return /VAT|OSS/i.test(productCode) ? t('taxOffice') : t('authority')
}

/** The same inside an English sentence: `the tax office`. */
export function authorityInSentence(productCode: string, t: T): string {
  return authorityName(productCode, t).toLowerCase()
}

function turnName(turn: Exclude<Turn, 'none'>, productCode: string, t: T): string {
  if (turn === 'seller') return t('yourTurn')
  return turn === 'agency' ? t('withUs') : t('withAuthority', { authority: authorityName(productCode, t) })
}

/** Whole calendar days in the reader's time zone; 0 is today. */
export function daysSince(instant: string, today: Day, timeZone: string): number {
  return Math.max(0, daysBetween(dayOf(new Date(instant), timeZone), today))
}

/** `Your turn · 4 days`, `轮到您 · 已4天`. */
export function turnClock(
  order: { turn: Turn; turnSince: string | null; product: { code: string } },
  place: { today: Day; timeZone: string },
  t: T,
): string | undefined {
  if (order.turn === 'none') return undefined
  const turn = turnName(order.turn, order.product.code, t)
  if (order.turnSince === null) return turn
  const count = daysSince(order.turnSince, place.today, place.timeZone)
  return count === 0 ? t('sinceToday', { turn }) : t('sinceDays', { turn, count })
}

const rangeOf = ({ low, high }: Days): string => (low === high ? String(high) : `${low}–${high}`)

/** `20–30 working days`. */
export function workingDays(days: Days, t: T): string {
  return t('workingDays', { count: days.high, range: rangeOf(days) })
}

/** `20–30 days`, for narrow places; empty for a step that takes no time. */
export function shortDays(days: Days, t: T): string | undefined {
  return days.high === 0 ? undefined : t('shortDays', { count: days.high, range: rangeOf(days) })
}
