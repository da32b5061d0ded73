import type { Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Translate } from '#platform/web/text.ts'
import type { ServicePeriod } from '../contract.ts'
import type { registrationsText } from './registrations.text.ts'

export type T = Translate<typeof registrationsText>

const monthOf = (day: Day): number => Number(day.slice(5, 7))
const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** `November 2026`, `Q4 2026`, `Annual return 2026`; other periods by their months. */
export function periodName(period: ServicePeriod, lang: Lang, t: T): string {
  const { kind, rhythm, from, to } = period
  if (kind === 'ANNUAL') return t('annual', { year: yearOf(to) })
  if (kind === 'REPORT') return t('report', { number: monthOf(to) / 3, year: yearOf(to) })
  if (rhythm === 'MONTHLY') return formatDay(to, lang, 'month')
  if (rhythm === 'QUARTERLY' && monthOf(to) % 3 === 0)
    return t('quarter', { number: monthOf(to) / 3, year: yearOf(to) })
  return t('range', { from: formatDay(from, lang, 'month'), to: formatDay(to, lang, 'month') })
}

const LENGTHS = { MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, HALF_YEARLY: 6, YEARLY: 12 } as const

/** The days of a period that is only a part of one, such as the first after a registration. */
export function partOfPeriod({ rhythm, from, to }: ServicePeriod, lang: Lang, t: T): string | undefined {
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1
  if (from.endsWith('-01') && months === LENGTHS[rhythm]) return undefined
  return t('range', { from: formatDay(from, lang, 'medium'), to: formatDay(to, lang, 'medium') })
}
