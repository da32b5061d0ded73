import type { RateRow } from '#vat/rates/facts.ts'
import { THRESHOLDS } from '#vat/rates/thresholds.ts'
import type { Consignment, Threshold } from './facts.ts'
import { bandOf, CONSIGNMENT_LIMITS, type ConsignmentLimit, type EuroPer, inEuro } from './limits.ts'
import { splitGross } from './money.ts'
import type { Place } from './place.ts'
import type { Read } from './read-transaction.ts'
import type { SellerFacts } from './seller.ts'
import { rateAt } from './decision.ts'

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
function limitAt({ from, to }: Measured): ConsignmentLimit | null {
  if (from.state === to.state) return null
  const fromUk = from.state === 'GB' || from.state === 'XI'
  if (to.state === 'GB') return fromUk ? null : 'UK'
  if (to.state === 'XI') return from.eu || fromUk ? null : 'UK'
  if (to.state === 'NO') return 'NO'
  return to.eu && !from.eu ? 'EU' : null
}

/**
 * Whether a consignment is within its limit. Where its value is not given, the line's price is used as far as it is
 * conclusive: the tax-inclusive price is within the limit, or the price without tax is above it.
 */
export function measureConsignment(read: Read, at: Measured): Consignment {
  const name = limitAt(at)
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

/** Distance sales are summed in millionths of a euro, cents in hundredths. */
const CENT = 10_000
const LIMIT = THRESHOLDS.euDistanceSales.amount * CENT

const missing = (fact: string): Threshold => ({ missing: fact })
const NO_SEAT = missing('seller.established')
const NO_YEAR = missing('seller.distance_sales_ytd_eur')
const NO_PREVIOUS_YEAR = missing('seller.distance_sales_prev_year_eur')
const NO_EXCHANGE = missing('exchange_rate')

/**
 * Directive 2006/112 art. 59c: a seller established in one member state only who ships from it is taxed there as long
 * as neither this year's distance sales, including this one, nor last year's exceed 10,000 euro without VAT.
 */
export function measureThreshold(
  read: Read,
  at: Measured,
  seller: SellerFacts,
  yearToDate: number | null,
): Threshold {
  const { from, to } = at
  if (from.index === to.index || !from.eu || !to.eu || from.state === to.state) return 'ABOVE'
  if (read.buyer.kind !== 'CONSUMER') return 'ABOVE'
  const { established, previousYear } = seller
  if (established === null) return NO_SEAT
  if (established.length !== 1 || established[0] !== from.state || seller.optedIn) return 'ABOVE'
  if ((previousYear ?? 0) > LIMIT || (yearToDate ?? 0) > LIMIT) return 'ABOVE'
  if (yearToDate === null) return NO_YEAR
  if (previousYear === null) return NO_PREVIOUS_YEAR
  const rate = rateAt(at, from.area)
  const net = splitGross(Math.abs(read.gross ?? 0), rate?.basisPoints ?? 0).net
  const euro = inEuro(net, read.currency ?? '', at.euroPer)
  if (!euro) return NO_EXCHANGE
  if (yearToDate + euro.most * CENT <= LIMIT) return 'BELOW'
  return yearToDate + euro.least * CENT > LIMIT ? 'ABOVE' : NO_EXCHANGE
}
