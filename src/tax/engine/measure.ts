import { THRESHOLDS } from '#tax/rates/thresholds.ts'
import type { Consignment, Facts, Threshold } from './facts.ts'
import { bandOf, CONSIGNMENT_LIMITS, type ConsignmentLimit, type EuroPer, inEuro } from './limits.ts'
import { splitGross } from './money.ts'
import type { Read } from './read-transaction.ts'
import { rateAt } from './verdict.ts'

/** Facts of which the measures below are still to be taken. */
export type Unmeasured = Omit<Facts, 'consignment' | 'threshold'>

const NO_LIMIT: Consignment = { band: 'ABOVE', assumed: false }

/** Which limit a consignment meets where it arrives; null: none, for it crosses no customs border or none that has one. */
function limitAt({ from, to }: Pick<Read, 'from' | 'to'>): ConsignmentLimit | null {
  if (from.state === to.state) return null
  const fromUk = from.state === 'GB' || from.state === 'XI'
  if (to.state === 'GB') return fromUk ? null : 'UK'
  if (to.state === 'XI') return from.eu || fromUk ? null : 'UK'
  if (to.state === 'NO') return 'NO'
  return to.eu && !from.eu ? 'EU' : null
}

/**
 * Whether a consignment is within its limit. Where its value is not given the price of the line stands for it, as far
 * as that is certain: tax-inclusive it is within, or even without tax it is above.
 */
export function measureConsignment(facts: Unmeasured, read: Read, euroPer: EuroPer): Consignment {
  const name = limitAt(facts)
  if (name === null) return NO_LIMIT
  const limit = CONSIGNMENT_LIMITS[name]
  if (read.consignment) {
    const { units, currency } = read.consignment
    return { band: bandOf(units, currency, limit, euroPer), assumed: false }
  }
  const { gross, currency } = read
  if (gross === null) return { band: 'UNKNOWN', assumed: true }
  const inclusive = bandOf(gross, currency, limit, euroPer)
  if (inclusive !== 'ABOVE') return { band: inclusive, assumed: true }
  const rate = rateAt(facts, facts.to.area)
  const exclusive = bandOf(splitGross(gross, rate?.basisPoints ?? 0).net, currency, limit, euroPer)
  return exclusive === 'ABOVE' ? { band: 'ABOVE', assumed: false } : { band: 'UNKNOWN', assumed: true }
}

/** Distance sales are summed in millionths of a euro, cents in hundredths. */
const CENT = 10_000

/**
 * Directive 2006/112 art. 59c: a seller established in one member state alone who sends from it stays there while the
 * distance sales of this year, this one among them, and those of the last year do not exceed 10,000 euro without VAT.
 */
export function measureThreshold(
  facts: Unmeasured,
  read: Read,
  yearToDate: number | null,
  euroPer: EuroPer,
): Threshold {
  const { from, to, buyer, seller } = facts
  const limit = THRESHOLDS.euDistanceSales.amount * CENT
  if (!from.eu || !to.eu || from.state === to.state || buyer.kind !== 'CONSUMER') return 'ABOVE'
  if (seller.established === null) return { missing: 'seller.established' }
  if (seller.established.length !== 1 || seller.established[0] !== from.state || seller.optedIn)
    return 'ABOVE'
  const { previousYear } = seller
  if ((previousYear ?? 0) > limit || (yearToDate ?? 0) > limit) return 'ABOVE'
  if (yearToDate === null) return { missing: 'seller.distance_sales_ytd_eur' }
  if (previousYear === null) return { missing: 'seller.distance_sales_prev_year_eur' }
  const rate = rateAt(facts, from.area)
  const net = splitGross(Math.abs(read.gross ?? 0), rate?.basisPoints ?? 0).net
  const euro = inEuro(net, read.currency, euroPer)
  if (!euro) return { missing: 'exchange_rate' }
  if (yearToDate + euro.most * CENT <= limit) return 'BELOW'
  return yearToDate + euro.least * CENT > limit ? 'ABOVE' : { missing: 'exchange_rate' }
}
