import type { RateRow } from '#vat/rates/facts.ts'
import type { Consignment } from './facts.ts'
import { bandOf, CONSIGNMENT_LIMITS, type ConsignmentLimit, type EuroPer } from './limits.ts'
import { splitGross } from './money.ts'
import type { Place } from './place.ts'
import type { Read } from './read-transaction.ts'
import type { SellerFacts } from './seller.ts'
import { rateAt } from './rate-at.ts'

/** What is needed beside the transaction: places and day as the rules see them. */
export type Measured = {
  from: Place
  to: Place
  day: string
  category: string
  rates: readonly RateRow[]
  euroPer: EuroPer
}

/** No customs border, or none with a limit: no rule about small consignments applies. */
export const NO_LIMIT: Consignment = { band: 'ABOVE', assumed: false }
const WITHIN: Consignment = { band: 'WITHIN', assumed: true }
const UNKNOWN: Consignment = { band: 'UNKNOWN', assumed: true }

/**
 * The limit that applies to a consignment at its destination; null if it crosses no customs border, or none with a
 * limit.
 */
function limitAt({ from, to }: Measured, ownIoss: boolean, currency: string | null): ConsignmentLimit | null {
  if (from.state === to.state) return null
  const fromUk = from.state === 'GB' || from.state === 'XI'
  if (to.state === 'GB') return fromUk ? null : 'UK'
  if (to.state === 'XI') {
    if (from.eu || fromUk) return null
    // 135 pounds are what British law makes of the 150 euro of IOSS.
    return ownIoss && currency !== 'GBP' ? 'EU' : 'UK'
  }
  if (to.state === 'NO') return 'NO'
  return to.eu && !from.eu ? 'EU' : null
}

/**
 * Whether a consignment is within its limit. Where its value is not given, the line's price is used as far as it is
 * conclusive: the tax-inclusive price is within the limit, or the price without tax is above it.
 */
export function measureConsignment(read: Read, at: Measured, { ioss }: SellerFacts): Consignment {
  const ownIoss = ioss === true && read.sold === 'OWN_SHOP'
  const name = limitAt(at, ownIoss, read.consignment?.currency ?? read.currency)
  if (name === null) return NO_LIMIT
  const limit = CONSIGNMENT_LIMITS[name]
  if (read.consignment) {
    const { units, currency } = read.consignment
    return { band: bandOf(units, currency, limit, at.euroPer), assumed: false }
  }
  const { gross, currency } = read
  if (gross === null || currency === null) return UNKNOWN
  const inclusive = bandOf(gross, currency, limit, at.euroPer)
  if (inclusive !== 'ABOVE') return inclusive === 'WITHIN' ? WITHIN : UNKNOWN
  const rate = rateAt(at, at.to.area)
  const exclusive = bandOf(splitGross(gross, rate?.basisPoints ?? 0).net, currency, limit, at.euroPer)
  return exclusive === 'ABOVE' ? NO_LIMIT : UNKNOWN
}
