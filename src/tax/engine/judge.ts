import type { RateRow } from '#tax/rates/facts.ts'
import { decide } from './decide.ts'
import type { Facts } from './facts.ts'
import { firstDay, NORTHERN_IRELAND_FROM } from './first-day.ts'
import type { Context, Judgement, Transaction, Verdict } from './judgement.ts'
import type { EuroPer } from './limits.ts'
import { measureConsignment, measureThreshold, type Unmeasured } from './measure.ts'
import { vatInside, vatOnTop } from './money.ts'
import { type Place, placeOf } from './place.ts'
import { isSale, type Read, readTransaction } from './read-transaction.ts'
import { asked, question, refused } from './verdict.ts'
import { euros, type KnownSeller, knowSeller } from './seller.ts'
import { soldThrough } from './sold-through.ts'

const NO_RATES: readonly RateRow[] = []
const NO_EXCHANGE: EuroPer = {}

/** Answers are remembered by what they depend on; when there are this many kinds of transaction it starts anew. */
const MOST_VERDICTS = 20_000

/** Judges the transactions of one seller, one after the other. */
export type Judge = (transaction: Transaction) => Judgement

/**
 * A judge for many transactions of one seller. The context is read once: who changes it makes a new judge. Same
 * transaction, same answer, whatever was asked before.
 */
export function prepareJudge(context: Context): Judge {
  const seller = knowSeller(context.seller)
  const rates = context.rates ?? NO_RATES
  const euroPer = context.euroPer ?? NO_EXCHANGE
  const verdicts = new Map<string, Verdict>()
  return (transaction) => {
    const read = readTotal(transaction)
    if ('status' in read) return withoutAmounts(read)
    const before = early(read)
    if (before) return withoutAmounts(before)
    const facts = factsOf(read, transaction, seller, rates)
    const yearToDate =
      read.type === 'SALE' || read.type === 'REFUND' ? yearToDateOf(transaction, seller) : null
    const whole: Facts = Object.assign(facts, {
      consignment: measureConsignment(facts, read, euroPer),
      threshold: measureThreshold(facts, read, yearToDate, euroPer),
    })
    const key = keyOf(whole)
    let verdict = verdicts.get(key)
    if (!verdict) {
      if (verdicts.size >= MOST_VERDICTS) verdicts.clear()
      verdict = decide(whole)
      verdicts.set(key, verdict)
    }
    return withAmounts(read, verdict)
  }
}

/**
 * How the VAT law of the EU, Great Britain, Norway and Switzerland treats a sale or movement of goods. Pure and total:
 * it throws nothing, whatever it is given; what it cannot know it asks for, and what cannot be it refuses.
 */
export function judge(transaction: unknown, context: Context): Judgement {
  return prepareJudge(safeContext(context))(transaction as Transaction)
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
    typeof from === 'string' &&
    (until === null || typeof until === 'string') &&
    typeof source === 'string'
  )
}

/** The only place where foreign objects are touched: whatever they do when read, the answer is that they are no transaction. */
function readTotal(transaction: unknown): Read | Verdict {
  if (typeof transaction !== 'object' || transaction === null) return refused('NOT_A_TRANSACTION', null, '')
  try {
    return readTransaction(transaction as Transaction)
  } catch {
    return refused('NOT_A_TRANSACTION', null, '')
  }
}

/** Northern Ireland has its place in the EU's rules since 2021 only. */
function inItsTime(place: Place, day: string): Place {
  return place.state === 'XI' && day < NORTHERN_IRELAND_FROM ? (placeOf('GB', 'M1 1AA') ?? place) : place
}

/** Days on which nothing can be said. */
function early(read: Read): Verdict | null {
  const { originalDay, day } = read
  if (originalDay !== null && originalDay > day) return asked(question('original_supply_date'))
  const rulesDay = originalDay ?? day
  const first = firstDay(read.type, inItsTime(read.from, rulesDay), inItsTime(read.to, rulesDay))
  return rulesDay < first
    ? refused('DATE_BEFORE_RULES', originalDay ? 'original_supply_date' : 'date', first)
    : null
}

function factsOf(read: Read, raw: Transaction, seller: KnownSeller, rates: readonly RateRow[]): Unmeasured {
  const day = read.originalDay ?? read.day
  return {
    type: read.type,
    day,
    from: inItsTime(read.from, day),
    to: inItsTime(read.to, day),
    buyer: read.buyer,
    sold: soldThrough(raw.marketplace),
    importer: read.importer,
    category: read.category,
    hasCostPrice: read.cost !== null && read.cost > 0,
    refund:
      read.type === 'REFUND'
        ? { day: read.day, originalKnown: read.originalDay !== null, positive: (read.gross ?? 0) > 0 }
        : null,
    seller,
    rates,
  }
}

function yearToDateOf(raw: Transaction, seller: KnownSeller): number | null {
  return euros(raw.distance_sales_ytd_eur) ?? seller.yearToDate
}

/** Everything that a rule may look at and that differs between the transactions of one seller. */
function keyOf(facts: Facts): string {
  const { buyer, consignment, threshold, refund } = facts
  const held = typeof threshold === 'string' ? threshold : threshold.missing
  const money = refund ? `${refund.day}${refund.originalKnown}${refund.positive}` : ''
  const place = `${facts.from.name.en}|${facts.from.uncertain}|${facts.to.name.en}|${facts.to.uncertain}`
  const sold = `${facts.sold}|${facts.importer}|${consignment.band}|${consignment.assumed}|${held}`
  const who = `${buyer.kind}|${buyer.numberOf}|${buyer.doubt}`
  return `${facts.type}|${facts.day}|${place}|${sold}|${who}|${facts.hasCostPrice}|${money}|${facts.category}`
}

function withoutAmounts(verdict: Verdict): Judgement {
  return { verdict, currency: null, gross: null, net: null, vat: null, taxable: null, acquisitionVat: null }
}

function withAmounts({ type, gross, cost, currency }: Read, verdict: Verdict): Judgement {
  const sale = isSale(type) ? gross : null
  const decidedOn = verdict.scheme !== null
  const vat = sale === null || !decidedOn ? null : vatInside(sale, verdict.basisPoints ?? 0)
  const { acquisition } = verdict
  return {
    verdict,
    currency: currency === '' ? null : currency,
    gross: sale,
    net: sale === null || vat === null ? null : sale - vat,
    vat,
    taxable: cost,
    acquisitionVat: cost !== null && acquisition ? vatOnTop(cost, acquisition.basisPoints) : null,
  }
}
