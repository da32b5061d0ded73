import { type Day, isDay } from '#platform/shared/calendar.ts'
import { normaliseCategory } from '#vat/rates/categories.ts'
import type { Buyer, Importer } from './facts.ts'
import { type Transaction, TRANSACTION_TYPES, type TransactionType, type VatDecision } from './vat-result.ts'
import { isCurrency, parseAmount } from './money.ts'
import { type Place, placeOf, stateOf } from './place.ts'
import { euros } from './seller.ts'
import { type SoldThrough, soldThrough } from './sold-through.ts'
import { undecided, question, refused } from './decision.ts'

/** A transaction as far as it can be read without applying any law. */
export type Read = {
  type: TransactionType
  day: Day
  originalDay: Day | null
  from: Place
  to: Place
  buyer: Buyer
  sold: SoldThrough
  importer: Importer
  category: string
  currency: string | null
  /** null: not given, which is fine for goods that are only moved */
  gross: number | null
  cost: number | null
  consignment: { units: number; currency: string } | null
  /** The seller's distance sales before this one, if the transaction itself states them */
  yearToDate: number | null
  /** For a refund: those before the sale, of its year and of the year before it */
  original: { yearToDate: number | null; previousYear: number | null }
}

const NO_TEXT = ''

/** A short text, trimmed; empty for everything else. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : NO_TEXT
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const shown = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '…'
}

/** Days repeat; a date object for each row would cost more than the rest of the work. */
const days = new Map<string, boolean>()
const MOST_DAYS = 5000

function knownDay(text: string): boolean {
  const found = days.get(text)
  if (found !== undefined) return found
  if (days.size >= MOST_DAYS) days.clear()
  const real = isDay(text)
  days.set(text, real)
  return real
}

function dayOf(value: unknown): Day | null {
  const text = textOf(value)
  if (text.length > 20) return null
  if (knownDay(text)) return text
  const plain = text.normalize('NFKC')
  return knownDay(plain) ? plain : null
}

const TYPES = new Map<string, TransactionType>(TRANSACTION_TYPES.map((type) => [type, type]))

function typeOf(value: unknown): TransactionType | null {
  if (typeof value !== 'string') return null
  return (
    TYPES.get(value) ??
    TYPES.get(
      value
        .trim()
        .toUpperCase()
        .replaceAll(/[\s-]+/g, '_'),
    ) ??
    null
  )
}

const isSale = (type: TransactionType): boolean => type === 'SALE' || type === 'REFUND'

/** The facts without which nothing can be decided. */
const ALWAYS = ['type', 'date', 'depart', 'arrive'] as const

/** Everything missing is asked for at once; anything impossible is refused at once. */
export function readTransaction(raw: Transaction): Read | VatDecision {
  const type = typeOf(raw.type)
  const day = dayOf(raw.date)
  const from = typeof raw.depart === 'string' ? placeOf(raw.depart, raw.depart_postcode) : null
  const to = typeof raw.arrive === 'string' ? placeOf(raw.arrive, raw.arrive_postcode) : null
  if (type === null || day === null || from === null || to === null) return unreadable(raw, type === null)
  const sale = isSale(type)
  const currency = currencyOf(raw.currency)
  const gross = sale && currency !== null ? grossOf(raw, type, currency) : null
  if (sale && gross === null) return withoutAmount(raw, currency)
  if (gross !== null && contradictsSign(type, gross)) return undecided(question(SIGNS[type] ?? 'gross'))
  if (!sale && currency === null && hasCost(raw, type)) return withoutCurrency(raw)
  const cost = sale ? null : costOf(raw, currency)
  if (cost === undefined) return refused('AMOUNT_NOT_READABLE', 'cost_price', shown(raw.cost_price))
  const { consignment_intrinsic_value: value, original_supply_date: original } = raw
  const consignment = isMissing(value) ? null : consignmentOf(value, currency ?? '')
  if (consignment === undefined)
    return refused('AMOUNT_NOT_READABLE', 'consignment_intrinsic_value', shown(value))
  const originalDay = type !== 'REFUND' || isMissing(original) ? null : dayOf(original)
  if (originalDay === null && type === 'REFUND' && !isMissing(original))
    return refused('DATE_NOT_READABLE', 'original_supply_date', shown(original))
  const deal = sale ? dealOf(raw) : NO_DEAL
  const goods = type === 'RETURN' ? STANDARD : categoryOf(raw.category)
  return {
    type,
    day,
    originalDay,
    from,
    to,
    buyer: deal.buyer,
    sold: deal.sold,
    importer: deal.importer,
    category: goods,
    currency,
    gross,
    cost,
    consignment,
    yearToDate: raw.distance_sales_ytd_eur === undefined ? null : euros(raw.distance_sales_ytd_eur),
    original: type === 'REFUND' ? originalOf(raw) : NO_ORIGINAL,
  }
}

const NO_ORIGINAL: Read['original'] = { yearToDate: null, previousYear: null }

function originalOf(raw: Transaction): Read['original'] {
  return {
    yearToDate: euros(raw.original_distance_sales_ytd_eur),
    previousYear: euros(raw.original_distance_sales_prev_year_eur),
  }
}

/** A refund is negative; a file that writes all of them without a sign says so (Directive 2006/112 art. 90). */
function grossOf(raw: Transaction, type: TransactionType, currency: string): number | null {
  const gross = parseAmount(raw.gross, currency)
  return type === 'REFUND' && raw.refund_sign === 'POSITIVE' && gross !== null && gross > 0 ? -gross : gross
}

const SIGNS: Partial<Record<TransactionType, string>> = { SALE: 'sale_sign', REFUND: 'refund_sign' }

const contradictsSign = (type: TransactionType, gross: number): boolean =>
  type === 'REFUND' ? gross > 0 : gross < 0

export const STANDARD = 'standard'

type Deal = Pick<Read, 'buyer' | 'sold' | 'importer'>

function dealOf(raw: Transaction): Deal {
  return {
    buyer: buyerOf(raw),
    sold: soldThrough(raw.marketplace),
    importer: importerOf(raw.importer_of_record),
  }
}

/** Categories of goods as files spell them, such as A_GEN_STANDARD; a small cache of spellings. */
const categories = new Map<string, string>()
const MOST_CATEGORIES = 1000

function categoryOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > 60) return STANDARD
  const found = categories.get(value)
  if (found) return found
  if (categories.size >= MOST_CATEGORIES) categories.clear()
  const category = normaliseCategory(value)
  categories.set(value, category)
  return category
}

/** One of the facts that are always needed is missing or impossible. */
function unreadable(raw: Transaction, typeless: boolean): VatDecision {
  const wrong = ALWAYS.find((fact) => !isMissing(raw[fact]) && cannotBe(raw, fact))
  if (wrong === 'type') return refused('TYPE_NOT_COVERED', wrong, shown(raw.type))
  if (wrong === 'date') return refused('DATE_NOT_READABLE', wrong, shown(raw.date))
  if (wrong) return refused('COUNTRY_NOT_KNOWN', wrong, shown(raw[wrong]))
  const sale = typeless || isSale(typeOf(raw.type) ?? 'SALE')
  const money = sale ? (['gross', 'currency'] as const) : []
  return undecided(
    ...[...ALWAYS, ...money].filter((fact) => isMissing(raw[fact])).map((fact) => question(fact)),
  )
}

function cannotBe(raw: Transaction, fact: (typeof ALWAYS)[number]): boolean {
  if (fact === 'type') return typeOf(raw.type) === null
  if (fact === 'date') return dayOf(raw.date) === null
  return typeof raw[fact] !== 'string' || placeOf(raw[fact], null) === null
}

/** A sale whose amount or currency is missing or impossible. */
function withoutAmount(raw: Transaction, currency: string | null): VatDecision {
  if (currency === null && !isMissing(raw.currency))
    return refused('CURRENCY_NOT_KNOWN', 'currency', shown(raw.currency))
  if (currency !== null && !isMissing(raw.gross))
    return refused('AMOUNT_NOT_READABLE', 'gross', shown(raw.gross))
  return undecided(
    ...(['gross', 'currency'] as const).filter((fact) => isMissing(raw[fact])).map((fact) => question(fact)),
  )
}

/** A return only moves stock: its cost does not matter. */
function hasCost(raw: Transaction, type: TransactionType): boolean {
  return type !== 'RETURN' && !isMissing(raw.cost_price)
}

function withoutCurrency({ currency }: Transaction): VatDecision {
  return isMissing(currency)
    ? undecided(question('currency'))
    : refused('CURRENCY_NOT_KNOWN', 'currency', shown(currency))
}

/** undefined: present, but unreadable. */
function costOf(raw: Transaction, currency: string | null): number | null | undefined {
  if (isMissing(raw.cost_price) || currency === null) return null
  return parseAmount(raw.cost_price, currency) ?? undefined
}

function currencyOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 20) return null
  if (isCurrency(value)) return value
  const plain = value.normalize('NFKC').trim().toUpperCase()
  return isCurrency(plain) ? plain : null
}

/** `150.00 EUR`, `EUR 150`, or a bare figure in the currency of the sale. undefined: cannot be read. */
function consignmentOf(value: unknown, currency: string): Read['consignment'] | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value)
  if (text.length > 60) return undefined
  const words = text.normalize('NFKC').split(/\s+/)
  const code = words.map(currencyOf).find((word) => word !== null) ?? currency
  const units = parseAmount(words.filter((word) => currencyOf(word) === null).join(' '), code)
  return units === null || units < 0 ? undefined : { units, currency: code }
}

const IMPORTERS = new Map<string, Importer>([
  ['BUYER', 'BUYER'],
  ['CUSTOMER', 'BUYER'],
  ['CONSIGNEE', 'BUYER'],
  ['SELLER', 'SELLER'],
])

function importerOf(value: unknown): Importer {
  if (typeof value !== 'string') return 'UNKNOWN'
  return IMPORTERS.get(value.trim().toUpperCase()) ?? 'UNKNOWN'
}

const CONSUMER: Buyer = { kind: 'CONSUMER', numberOf: null, doubt: null }
/** Goods that are only moved have no buyer, whatever the file says. */
const NO_DEAL: Deal = { buyer: CONSUMER, sold: 'UNKNOWN', importer: 'UNKNOWN' }
const UNKNOWN: Buyer = { kind: 'UNKNOWN', numberOf: null, doubt: null }
const doubtful = (doubt: Buyer['doubt']): Buyer => ({ kind: 'CONSUMER', numberOf: null, doubt })
const MISSING = doubtful('MISSING')
const NOT_VALID = doubtful('NOT_VALID')
const NOT_CHECKED = doubtful('NOT_CHECKED')

function buyerOf(raw: Transaction): Buyer {
  if (raw.buyer === 'B2C') return CONSUMER
  const kind = textOf(raw.buyer).toUpperCase()
  if (kind === 'B2C' || kind === 'CONSUMER') return CONSUMER
  const valid = raw.buyer_vat_id_valid
  if (kind !== 'B2B' && kind !== 'BUSINESS') return valid === true ? withNumber(raw.buyer_vat_id) : UNKNOWN
  if (isMissing(raw.buyer_vat_id)) return MISSING
  if (valid === false) return NOT_VALID
  return valid === true ? withNumber(raw.buyer_vat_id) : NOT_CHECKED
}

const businesses = new Map<string, Buyer>()

/**
 * By its first letters: EL is Greece, XI Northern Ireland, CHE Switzerland. A number without letters identifies no
 * state.
 */
function withNumber(value: unknown): Buyer {
  const start = typeof value === 'string' ? value.slice(0, 2) : ''
  const found = businesses.get(start)
  if (found) return found
  const state = TWO_LETTERS.test(start) ? stateOf(start) : null
  if (state === null) return normalisedNumber(value)
  const business: Buyer = { kind: 'BUSINESS', numberOf: state, doubt: null }
  businesses.set(start, business)
  return business
}

const TWO_LETTERS = /^[A-Z]{2}$/

function normalisedNumber(value: unknown): Buyer {
  const letters = textOf(value)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 2)
  const state = stateOf(letters)
  return state === null || !TWO_LETTERS.test(letters) ? NOT_VALID : withNumber(letters)
}
