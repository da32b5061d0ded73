import { type Day, isDay } from '#platform/shared/calendar.ts'
import { normaliseCategory } from '#vat/rates/categories.ts'
import type { Buyer, CostPrice, Importer } from './facts.ts'
import { type Transaction, TRANSACTION_TYPES, type TransactionType, type VatDecision } from './vat-result.ts'
import { isCurrency, parseAmount } from './money.ts'
import { buyerOf, CONSUMER, liquidatorOf } from './read-buyer.ts'
import { readMoney } from './read-money.ts'
import { isMissing, textOf } from './read-text.ts'
import { type Place, placeOf } from './place.ts'
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
  costPrice: CostPrice
  consignment: { units: number; currency: string } | null
  /** The seller's distance sales before this one, if the transaction itself states them */
  yearToDate: number | null
  /** Those of the year before, likewise */
  previousYear: number | null
  /** For a refund: those before the sale, of its year and of the year before it */
  original: { yearToDate: number | null; previousYear: number | null }
}

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
  const found = TYPES.get(value)
  if (found) return found
  const plain = value
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
  return TYPES.get(plain) ?? (Object.hasOwn(OTHER_TYPES, plain) ? OTHER_TYPES[plain] : undefined) ?? null
}

/** Rows of Amazon's reports: what is exchanged in a common stock moves like own goods. */
const OTHER_TYPES: Readonly<Record<string, TransactionType>> = {
  COMMINGLING: 'FC_TRANSFER',
  COMMINGLING_BUY: 'FC_TRANSFER',
  COMMINGLING_SELL: 'FC_TRANSFER',
  LIQUIDATION: 'SALE',
  LIQUIDATION_SALE: 'SALE',
  LIQUIDATION_REFUND: 'REFUND',
}

/** Sold off to a liquidator, who is a business and buys from the seller. */
const isLiquidation = (value: unknown): boolean =>
  typeof value === 'string' && !TYPES.has(value) && value.trim().slice(0, 11).toUpperCase() === 'LIQUIDATION'

const isSale = (type: TransactionType): boolean => type === 'SALE' || type === 'REFUND'

/** The facts without which nothing can be decided. */
const ALWAYS = ['type', 'date', 'depart', 'arrive'] as const

/** Everything missing is asked for at once; anything impossible is refused at once. */
export function readTransaction(raw: Transaction): Read | VatDecision {
  const type = typeOf(raw.type)
  const day = dayOf(raw.date)
  const from = typeof raw.depart === 'string' ? placeOf(raw.depart, raw.depart_postcode) : null
  const to = type === 'DONATION' ? from : arrivalOf(raw)
  if (type === null || day === null || from === null || to === null) return unreadable(raw, type === null)
  const sale = isSale(type)
  const currency = currencyOf(raw.currency)
  const gross = sale && currency !== null ? grossOf(raw, type, currency) : null
  if (sale && gross === null) return withoutAmount(raw, currency)
  if (gross !== null && contradictsSign(type, gross)) return undecided(question(SIGNS[type] ?? 'gross'))
  if (!sale && currency === null && hasCost(raw, type)) return withoutCurrency(raw)
  const readCost = sale ? null : costOf(raw, currency)
  if (readCost === undefined) return refused('AMOUNT_NOT_READABLE', 'cost_price', shown(raw.cost_price))
  const { consignment_intrinsic_value: value, original_supply_date: original } = raw
  const consignment = isMissing(value) ? null : consignmentOf(value, currency ?? '')
  if (consignment === undefined)
    return refused('AMOUNT_NOT_READABLE', 'consignment_intrinsic_value', shown(value))
  const originalDay = type !== 'REFUND' || isMissing(original) ? null : dayOf(original)
  if (originalDay === null && type === 'REFUND' && !isMissing(original))
    return refused('DATE_NOT_READABLE', 'original_supply_date', shown(original))
  const deal = sale ? (isLiquidation(raw.type) ? liquidationOf(raw) : dealOf(raw)) : NO_DEAL
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
    cost: readCost !== null && readCost < 0 ? null : readCost,
    costPrice: costPriceOf(readCost),
    consignment,
    yearToDate: raw.distance_sales_ytd_eur === undefined ? null : euros(raw.distance_sales_ytd_eur),
    previousYear:
      raw.distance_sales_prev_year_eur === undefined ? null : euros(raw.distance_sales_prev_year_eur),
    original: type === 'REFUND' ? originalOf(raw) : NO_ORIGINAL,
  }
}

/** Goods given away go nowhere as far as VAT is concerned. */
const arrivalOf = (raw: Transaction): Place | null =>
  typeof raw.arrive === 'string' ? placeOf(raw.arrive, raw.arrive_postcode) : null

function costPriceOf(cost: number | null): CostPrice {
  if (cost === null || cost === 0) return 'MISSING'
  return cost > 0 ? 'GIVEN' : 'NEGATIVE'
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
  const gross = amountOf(raw.gross, currency)
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
  const needed = typeOf(raw.type) === 'DONATION' ? ALWAYS.filter((fact) => fact !== 'arrive') : ALWAYS
  const wrong = needed.find((fact) => !isMissing(raw[fact]) && cannotBe(raw, fact))
  if (wrong === 'type') return refused('TYPE_NOT_COVERED', wrong, shown(raw.type))
  if (wrong === 'date') return refused('DATE_NOT_READABLE', wrong, shown(raw.date))
  if (wrong) return refused('COUNTRY_NOT_KNOWN', wrong, shown(raw[wrong]))
  const sale = typeless || isSale(typeOf(raw.type) ?? 'SALE')
  const money = sale ? (['gross', 'currency'] as const) : []
  return undecided(
    ...[...needed, ...money].filter((fact) => isMissing(raw[fact])).map((fact) => question(fact)),
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
  return amountOf(raw.cost_price, currency) ?? undefined
}

function currencyOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 20) return null
  if (isCurrency(value)) return value
  const plain = value.normalize('NFKC').trim().toUpperCase()
  return isCurrency(plain) ? plain : null
}

/** `150.00 EUR`, `EUR 150`, `€150`, or a bare figure in the currency of the sale. undefined: cannot be read. */
function consignmentOf(value: unknown, currency: string): Read['consignment'] | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value)
  if (text.length > 60) return undefined
  const read = readMoney(text, currency)
  return read === null || read.units < 0 ? undefined : read
}

/** An amount with or without the sign of its currency. */
function amountOf(value: unknown, currency: string): number | null {
  const units = parseAmount(value, currency)
  if (units !== null || typeof value !== 'string' || value.length > 60) return units
  const read = readMoney(value, currency)
  return read?.currency === currency ? read.units : null
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

/** Goods that are only moved have no buyer, whatever the file says. */
const NO_DEAL: Deal = { buyer: CONSUMER, sold: 'UNKNOWN', importer: 'UNKNOWN' }

function liquidationOf(raw: Transaction): Deal {
  return {
    buyer: liquidatorOf(raw),
    sold: 'OWN_SHOP',
    importer: importerOf(raw.importer_of_record),
  }
}
