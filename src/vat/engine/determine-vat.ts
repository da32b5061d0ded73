import { isDay } from '#platform/shared/calendar.ts'
import type { RateRow } from '#vat/rates/facts.ts'
import { applyRules } from './apply-rules.ts'
import { epochsWith } from './epochs.ts'
import type { Facts } from './facts.ts'
import { firstDay, UK_FROM } from './first-day.ts'
import type { Context, VatResult, Transaction, VatDecision } from './vat-result.ts'
import type { EuroPer } from './limits.ts'
import { measureConsignment, NO_LIMIT } from './measure.ts'
import { measureThreshold } from './turnover.ts'
import { vatInside, vatOnTop } from './money.ts'
import { type Place, placeOf, withoutLocalRates } from './place.ts'
import { type Read, readTransaction } from './read-transaction.ts'
import { type SellerFacts, readSeller } from './seller.ts'
import { undecided, question, refused } from './decision.ts'
import { keyOf, type Measures, decisionMemory } from './decision-key.ts'

const NO_RATES: readonly RateRow[] = []
const NO_EXCHANGE: EuroPer = {}

/** Determines the VAT of one seller's transactions, one after the other. */
export type VatEngine = (transaction: Transaction) => VatResult

/**
 * An engine for many transactions of one seller. The context is read once: a changed context needs a new engine. The
 * same transaction always gets the same result.
 */
export function prepareVatEngine(context: Context): VatEngine {
  const history = readSeller(context.seller)
  const rates = context.rates ?? NO_RATES
  const euroPer = context.euroPer ?? NO_EXCHANGE
  const epochOf = epochsWith(rates, history.turningDays)
  const memory = decisionMemory<VatDecision>()
  const measure = (read: Read, from: Place, to: Place, day: string, seller: SellerFacts): Measures => {
    const epoch = epochOf(day)
    if (from === to)
      return { epoch, from, to, consignment: NO_LIMIT, threshold: 'ABOVE', turnoverAssumed: null }
    const at = { from, to, day, category: read.category, rates, euroPer }
    const consignment = measureConsignment(read, at, seller)
    const { threshold, assumed } = measureThreshold(read, at, seller)
    return { epoch, from, to, consignment, threshold, turnoverAssumed: assumed }
  }
  return (transaction) => {
    const read = readTotal(transaction)
    if ('status' in read) return withoutAmounts(read)
    const day = read.originalDay ?? read.day
    const seller = history.on(day)
    const from = asTaxed(read.from, day, seller)
    const to = asTaxed(read.to, day, seller)
    const before = early(read, day, from, to)
    if (before) return withoutAmounts(before)
    const measures = measure(read, from, to, day, seller)
    const key = keyOf(read, measures)
    let decision = memory.get(key)
    if (!decision) {
      decision = applyRules(factsOf(read, measures, day, seller, rates))
      memory.set(key, decision)
    }
    return withAmounts(read, decision)
  }
}

/**
 * How the VAT law of the EU, Great Britain, Norway and Switzerland treats a sale or movement of goods. Pure and total:
 * it never throws; missing facts become questions, impossible ones refusals.
 */
export function determineVat(transaction: unknown, context: Context): VatResult {
  return prepareVatEngine(safeContext(context))(transaction as Transaction)
}

function safeContext(context: unknown): Context {
  try {
    const { seller, rates, euroPer } = (context ?? {}) as Context
    return {
      seller: typeof seller === 'object' && seller !== null ? { ...seller } : null,
      rates: Array.isArray(rates) ? rates.filter(isRateRow) : NO_RATES,
      euroPer: typeof euroPer === 'object' && euroPer !== null ? { ...euroPer } : NO_EXCHANGE,
    }
  } catch {
    return {}
  }
}

function isRateRow(row: unknown): row is RateRow {
  const { country, category, basisPoints, from, until, source } = (row ?? {}) as Partial<RateRow>
  return (
    typeof country === 'string' &&
    typeof category === 'string' &&
    Number.isSafeInteger(basisPoints) &&
    isDay(from) &&
    (until === null || isDay(until)) &&
    typeof source === 'string'
  )
}

/** The only place that touches untrusted objects: one that throws when read is not a transaction. */
function readTotal(transaction: unknown): Read | VatDecision {
  if (typeof transaction !== 'object' || transaction === null) return refused('NOT_A_TRANSACTION', null, '')
  try {
    return readTransaction(transaction as Transaction)
  } catch {
    return refused('NOT_A_TRANSACTION', null, '')
  }
}

/** A place as the rules see it on a day and for this seller. */
function asTaxed(place: Place, day: string, seller: SellerFacts): Place {
  // EU rules have treated Northern Ireland separately only since 2021.
  if (place.state === 'XI' && day < UK_FROM) return placeOf('GB', 'M1 1AA') ?? place
  if (place.localTraders === null || seller.localTerritories.includes(place.localTraders)) return place
  return withoutLocalRates(place)
}

/** Days for which no rules are known. */
function early(read: Read, day: string, from: Place, to: Place): VatDecision | null {
  if (read.originalDay !== null && read.originalDay > read.day)
    return undecided(question('original_supply_date'))
  const first = firstDay(read.type, from, to)
  if (day >= first) return null
  return refused('DATE_BEFORE_RULES', read.originalDay ? 'original_supply_date' : 'date', first)
}

function factsOf(
  read: Read,
  { from, to, consignment, threshold, turnoverAssumed }: Measures,
  day: string,
  seller: SellerFacts,
  rates: readonly RateRow[],
): Facts {
  return {
    type: read.type,
    day,
    from,
    to,
    buyer: read.buyer,
    sold: read.sold,
    importer: read.importer,
    consignment,
    threshold,
    turnoverAssumed,
    category: read.category,
    costPrice: read.costPrice,
    refund: read.type === 'REFUND' ? { day: read.day, originalKnown: read.originalDay !== null } : null,
    seller,
    rates,
  }
}

function withoutAmounts(decision: VatDecision): VatResult {
  return { decision, currency: null, gross: null, net: null, vat: null, taxable: null, acquisitionVat: null }
}

function withAmounts({ gross, cost, currency }: Read, decision: VatDecision): VatResult {
  const { acquisition, basisPoints, scheme } = decision
  if (gross === null && scheme === 'LOCAL' && cost !== null) return givenAway(cost, currency, decision)
  const vat = gross === null || scheme === null ? null : vatInside(gross, basisPoints ?? 0)
  return {
    decision,
    currency,
    gross,
    net: gross === null || vat === null ? null : gross - vat,
    vat,
    taxable: cost,
    acquisitionVat: cost !== null && acquisition ? vatOnTop(cost, acquisition.basisPoints) : null,
  }
}

/** Goods given away: the VAT comes on top of what they cost. */
function givenAway(cost: number, currency: string | null, decision: VatDecision): VatResult {
  const vat = vatOnTop(cost, decision.basisPoints ?? 0)
  return { decision, currency, gross: cost + vat, net: cost, vat, taxable: cost, acquisitionVat: null }
}
