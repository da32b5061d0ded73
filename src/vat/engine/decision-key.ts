import type { Consignment, CostPrice, Threshold } from './facts.ts'
import type { Place } from './place.ts'
import { type Read, STANDARD } from './read-transaction.ts'
import { type Correction, correctionOf } from './refund-period.ts'
import { TRANSACTION_TYPES } from './vat-result.ts'

/**
 * The cache key of a decision: every fact that a rule may look at and that differs between one seller's transactions.
 * Most transactions have few facts, each with a handful of values; those fit into one number. Rare ones (a refund, a
 * category of goods) are appended as text.
 */
export type DecisionKey = { route: number; facts: number; rare: string }

const TYPES: readonly string[] = TRANSACTION_TYPES
const SOLD = ['MARKETPLACE', 'OWN_SHOP', 'UNKNOWN']
const IMPORTERS = ['BUYER', 'SELLER', 'UNKNOWN']
const BANDS = ['WITHIN', 'ABOVE', 'UNKNOWN']
const THRESHOLDS = [
  'BELOW',
  'ABOVE',
  'seller.established',
  'seller.distance_sales_ytd_eur',
  'seller.distance_sales_prev_year_eur',
  'exchange_rate',
  'original_distance_sales_ytd_eur',
  'original_distance_sales_prev_year_eur',
]
const BUYERS = [
  'CONSUMER',
  'BUSINESS',
  'UNKNOWN',
  'MISSING',
  'NOT_VALID',
  'NOT_CHECKED',
  'NUMBER_CANNOT_BE',
  'CONSUMER_WITH_NUMBER',
  'LIQUIDATOR',
]
const COSTS: readonly CostPrice[] = ['GIVEN', 'MISSING', 'NEGATIVE']

/** Two letters as a number below 1024: AA is 0, AB is 1; 1023 means none. */
const NO_STATE = 1023
function stateNumber(state: string | null): number {
  return state === null ? NO_STATE : (state.charCodeAt(0) - 65) * 32 + state.charCodeAt(1) - 65
}

export type Measures = {
  epoch: number
  from: Place
  to: Place
  consignment: Consignment
  threshold: Threshold
  turnoverAssumed: string | null
}

/** There are fewer places than this. */
const MOST_PLACES = 1024

export function keyOf(
  read: Read,
  { epoch, from, to, consignment, threshold, turnoverAssumed }: Measures,
): DecisionKey {
  const { buyer, category } = read
  const held = typeof threshold === 'string' ? threshold : threshold.missing
  let facts = epoch * 1024 + stateNumber(buyer.numberOf)
  facts = facts * TYPES.length + TYPES.indexOf(read.type)
  facts = facts * SOLD.length + SOLD.indexOf(read.sold)
  facts = facts * IMPORTERS.length + IMPORTERS.indexOf(read.importer)
  facts = facts * BANDS.length + BANDS.indexOf(consignment.band)
  facts = facts * 2 + (consignment.assumed ? 1 : 0)
  facts = facts * THRESHOLDS.length + THRESHOLDS.indexOf(held)
  facts = facts * BUYERS.length + BUYERS.indexOf(buyer.doubt ?? buyer.kind)
  facts = facts * COSTS.length + COSTS.indexOf(read.costPrice)
  const refund = read.type === 'REFUND' ? refundKey(read, turnoverAssumed) : ''
  return {
    route: from.index * MOST_PLACES + to.index,
    facts,
    rare: category === STANDARD ? refund : `${refund}|${category}`,
  }
}

function refundKey({ originalDay, day }: Read, turnoverAssumed: string | null): string {
  if (originalDay === null) return `?${turnoverAssumed ?? ''}`
  const quarter = correctionKey(correctionOf(originalDay, day, 'QUARTER'))
  return `${quarter}${correctionKey(correctionOf(originalDay, day, 'MONTH'))}${turnoverAssumed ?? ''}`
}

const correctionKey = (correction: Correction): string =>
  correction ? `${correction.period}${correction.tooLate ? '!' : '.'}` : '='

/** Decisions by key. Cleared when it reaches this size, so that memory does not grow. */
const MOST_DECISIONS = 50_000

export function decisionMemory<V>(): {
  get: (key: DecisionKey) => V | undefined
  set: (key: DecisionKey, decision: V) => void
} {
  const routes = new Map<number, Map<number, V>>()
  const rareOnes = new Map<string, V>()
  let size = 0
  return {
    get: ({ route, facts, rare }) =>
      rare === '' ? routes.get(route)?.get(facts) : rareOnes.get(`${route}|${facts}|${rare}`),
    set: ({ route, facts, rare }, decision) => {
      size++
      if (size > MOST_DECISIONS) {
        routes.clear()
        rareOnes.clear()
        size = 1
      }
      if (rare !== '') rareOnes.set(`${route}|${facts}|${rare}`, decision)
      else routes.set(route, (routes.get(route) ?? new Map<number, V>()).set(facts, decision))
    },
  }
}
