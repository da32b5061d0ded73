import { THRESHOLDS } from '#vat/rates/thresholds.ts'
import { rateAt } from './rate-at.ts'
import type { Threshold } from './facts.ts'
import { inEuro, type Range } from './limits.ts'
import type { Measured } from './measure.ts'
import { splitGross } from './money.ts'
import type { Read } from './read-transaction.ts'
import type { SellerFacts } from './seller.ts'

/** Distance sales are summed in millionths of a euro, cents in hundredths. */
const CENT = 10_000
const LIMIT = THRESHOLDS.euDistanceSales.amount * CENT

/** What the threshold says, and the fact that it takes for granted, by its name. */
export type ThresholdResult = { threshold: Threshold; assumed: string | null }

const known = (threshold: Threshold): ThresholdResult => ({ threshold, assumed: null })
const missing = (fact: string): ThresholdResult => known({ missing: fact })
const BELOW = known('BELOW')
const ABOVE = known('ABOVE')
const NO_SEAT = missing('seller.established')
const NO_YEAR = missing('seller.distance_sales_ytd_eur')
const NO_PREVIOUS_YEAR = missing('seller.distance_sales_prev_year_eur')
const NO_EXCHANGE = missing('exchange_rate')

const ORIGINAL_YEAR = 'original_distance_sales_ytd_eur'
const ORIGINAL_PREVIOUS_YEAR = 'original_distance_sales_prev_year_eur'

/** Net distance sales: of the year before the sale, and of the whole year before that one. */
type Turnover = { yearToDate: number | null; previousYear: number | null }

/**
 * Directive 2006/112 art. 59c: a seller established in one member state only who ships from it is taxed there as long
 * as neither this year's distance sales, including this one, nor last year's exceed 10,000 euro without VAT.
 */
export function measureThreshold(read: Read, at: Measured, seller: SellerFacts): ThresholdResult {
  const { from, to } = at
  if (from.index === to.index || !from.eu || !to.eu || from.state === to.state) return ABOVE
  if (read.buyer.kind !== 'CONSUMER') return ABOVE
  const { established } = seller
  if (established === null) return NO_SEAT
  if (established.length !== 1 || established[0] !== from.state || seller.optedIn) return ABOVE
  const yearToDate = read.yearToDate ?? seller.yearToDate
  const previousYear = read.previousYear ?? seller.previousYear
  const { originalDay } = read
  const ofToday = originalDay === null || originalDay === read.day
  if (ofToday && ((previousYear ?? 0) > LIMIT || (yearToDate ?? 0) > LIMIT)) return ABOVE
  const sale = inEuros(read, at)
  return ofToday
    ? byTurnover({ yearToDate, previousYear }, sale)
    : ofItsSale(read, { yearToDate, previousYear }, sale)
}

/** The sale without VAT, at the rate of origin. */
function inEuros({ gross, currency }: Read, at: Measured): Range | null {
  const rate = rateAt(at, at.from.area)
  return inEuro(splitGross(Math.abs(gross ?? 0), rate?.basisPoints ?? 0).net, currency ?? '', at.euroPer)
}

function byTurnover({ yearToDate, previousYear }: Turnover, sale: Range | null): ThresholdResult {
  if ((previousYear ?? 0) > LIMIT || (yearToDate ?? 0) > LIMIT) return ABOVE
  if (yearToDate === null) return NO_YEAR
  if (previousYear === null) return NO_PREVIOUS_YEAR
  if (!sale) return NO_EXCHANGE
  if (yearToDate + sale.most * CENT <= LIMIT) return BELOW
  return yearToDate + sale.least * CENT > LIMIT ? ABOVE : NO_EXCHANGE
}

/**
 * A refund follows its sale (art. 90), so the turnover of the sale's day counts, not that of today. Where it is not
 * given, today's sums may leave no doubt: a year that ended within the threshold was within it on every day.
 */
function ofItsSale(read: Read, now: Turnover, sale: Range | null): ThresholdResult {
  const { original } = read
  const years = Number(read.day.slice(0, 4)) - Number((read.originalDay ?? read.day).slice(0, 4))
  const previousYear = original.previousYear ?? (years === 0 ? now.previousYear : null)
  if (previousYear !== null && previousYear > LIMIT) return ABOVE
  const { yearToDate } = original
  const within = yearToDate === null ? endedWithin(years, now, sale) : null
  if (yearToDate === null && !within) return assume(now, sale)
  const found = within ? BELOW : byTurnover({ yearToDate, previousYear: previousYear ?? 0 }, sale)
  const certain = previousYear !== null || found.threshold === 'ABOVE'
  return certain ? found : { ...found, assumed: ORIGINAL_PREVIOUS_YEAR }
}

/** Whether the sum of the sale's year, the sale among it, is known and within the threshold. */
function endedWithin(years: number, now: Turnover, sale: Range | null): boolean {
  const sum = years === 0 ? now.yearToDate : years === 1 ? now.previousYear : null
  // A sum below the sale itself is not of that year.
  return sum !== null && sum <= LIMIT && sale !== null && sum >= sale.least * CENT
}

/** As if the sums that are given were those of the sale's day, with a question. */
function assume(now: Turnover, sale: Range | null): ThresholdResult {
  const found = byTurnover(now, sale)
  return typeof found.threshold === 'object' && found !== NO_EXCHANGE
    ? missing(ORIGINAL_YEAR)
    : { ...found, assumed: ORIGINAL_YEAR }
}
