import type { Day } from '#platform/shared/calendar.ts'
import type { TransactionType } from './judgement.ts'
import type { Place } from './place.ts'

/** The first days of the rules that are kept (the e-commerce package; the end of the UK's transition period; the rate data). */
const LOCAL_FROM: Day = '2020-01-01'
const UK_FROM: Day = '2021-01-01'
const CROSS_BORDER_FROM: Day = '2021-07-01'

const isUk = ({ state }: Place): boolean => state === 'GB' || state === 'XI'

/** From which day on a movement between two places can be judged. */
export function firstDay(type: TransactionType, from: Place, to: Place): Day {
  if (type === 'RETURN' || from.state === to.state) return LOCAL_FROM
  if (isUk(from) && isUk(to)) return UK_FROM
  if (from.eu || to.eu) return CROSS_BORDER_FROM
  return isUk(from) || isUk(to) ? UK_FROM : LOCAL_FROM
}

/** Before it Northern Ireland had the VAT of the whole United Kingdom. */
export const NORTHERN_IRELAND_FROM = UK_FROM
