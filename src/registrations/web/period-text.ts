import type { Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Translate } from '#platform/web/text.ts'
import type { ServicePeriod } from '../contract.ts'
import type { registrationsText } from './registrations.text.ts'

export type T = Translate<typeof registrationsText>

const monthOf = (day: Day): number => Number(day.slice(5, 7))
const yearOf = (day: Day): number => Number(day.slice(0, 4))

const LENGTHS = { MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, HALF_YEARLY: 6, YEARLY: 12 } as const

/** The days of a period that is only a part of one, such as the first after a registration. */
export function partOfPeriod({ rhythm, from, to }: ServicePeriod, lang: Lang, t: T): string | undefined {
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1
  if (from.endsWith('-01') && months === LENGTHS[rhythm]) return undefined
  return t('range', { from: formatDay(from, lang, 'medium'), to: formatDay(to, lang, 'medium') })
}
