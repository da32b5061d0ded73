import type { Day } from '#platform/shared/calendar.ts'
import type { TransactionType } from './vat-result.ts'
import type { Place } from './place.ts'

/**
 * The first days for which rules are known (the e-commerce package; the end of the UK's transition period; the rate
 * data).
 */
export const LOCAL_FROM: Day = '2020-01-01'
/** VATA 1994 s. 5A, 5B, 7AA; before it, the VAT of the whole United Kingdom applied in Northern Ireland. */
export const UK_FROM: Day = '2021-01-01'
/** The e-commerce package: Directive 2017/2455 as amended by Decision 2020/1109. */
export const CROSS_BORDER_FROM: Day = '2021-07-01'

const isUk = ({ state }: Place): boolean => state === 'GB' || state === 'XI'

/** The first day for which VAT on a movement between two places can be determined. */
export function firstDay(type: TransactionType, from: Place, to: Place): Day {
  if (type === 'RETURN' || from.state === to.state) return LOCAL_FROM
  if (isUk(from) && isUk(to)) return UK_FROM
  if (from.eu || to.eu) return CROSS_BORDER_FROM
  return isUk(from) || isUk(to) ? UK_FROM : LOCAL_FROM
}

/** MWSTG Art. 20a: electronic platforms are taxed as suppliers in Switzerland. */
export const SWISS_PLATFORMS_FROM: Day = '2025-01-01'
/** Merverdiavgiftsloven § 14-4: small parcels to Norwegian consumers in the return of the seller or marketplace. */
export const NORWEGIAN_VOEC_FROM: Day = '2020-04-01'

/** Every day on which a rule begins. A rule that depends on a day has it here. */
export const RULE_DAYS: readonly Day[] = [
  LOCAL_FROM,
  NORWEGIAN_VOEC_FROM,
  UK_FROM,
  CROSS_BORDER_FROM,
  SWISS_PLATFORMS_FROM,
]
