import type { Day } from '#platform/shared/calendar.ts'
import type { RateRow } from '#vat/rates/facts.ts'
import type { TransactionType } from './vat-result.ts'
import type { Band } from './limits.ts'
import type { Place } from './place.ts'
import type { SellerFacts } from './seller.ts'
import type { SoldThrough } from './sold-through.ts'

/** The buyer after checking the VAT number: one who cannot prove to be a business is a consumer. */
export type Buyer = {
  kind: 'CONSUMER' | 'BUSINESS' | 'UNKNOWN'
  /** The state that issued the valid number */
  numberOf: string | null
  doubt: Doubt | null
}

/**
 * Why a buyer may not be what the facts say. The first three make a consumer; of the others, facts contradict each
 * other, or a liquidator is not named.
 */
export type Doubt =
  | 'MISSING'
  | 'NOT_VALID'
  | 'NOT_CHECKED'
  | 'NUMBER_CANNOT_BE'
  | 'CONSUMER_WITH_NUMBER'
  | 'LIQUIDATOR'

/** What own goods, or goods given away, cost; below zero is no price. */
export type CostPrice = 'GIVEN' | 'MISSING' | 'NEGATIVE'

export type Importer = 'BUYER' | 'SELLER' | 'UNKNOWN'

/** What the 10,000 euro rule says of a sale to a consumer in another member state; MISSING names the fact. */
export type Threshold = 'BELOW' | 'ABOVE' | { missing: string }

/**
 * Whether a consignment from outside is within its limit, and whether the line's own value had to be used instead of
 * its value.
 */
export type Consignment = { band: Band; assumed: boolean }

/** Everything a rule may look at. Amounts are not among it: what depends on an amount is here as a band. */
export type Facts = {
  type: TransactionType
  /** The day whose rules apply: for a refund, that of the original supply */
  day: Day
  from: Place
  to: Place
  buyer: Buyer
  sold: SoldThrough
  importer: Importer
  consignment: Consignment
  threshold: Threshold
  /** The fact about the day of a refund's sale that the threshold rests on without being known */
  turnoverAssumed: string | null
  category: string
  costPrice: CostPrice
  /** For a refund: the later period that it belongs to */
  refund: Refund | null
  seller: SellerFacts
  rates: readonly RateRow[]
}

type Refund = {
  /** The day of the refund itself */
  day: Day
  originalKnown: boolean
}
