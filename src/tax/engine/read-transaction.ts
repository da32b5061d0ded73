import { type Day, isDay } from '#platform/shared/calendar.ts'
import type { Buyer, Importer } from './facts.ts'
import {
  type Question,
  type Transaction,
  TRANSACTION_TYPES,
  type TransactionType,
  type Verdict,
} from './judgement.ts'
import { isCurrency, parseAmount } from './money.ts'
import { type Place, placeOf, stateOf } from './place.ts'
import { asked, question, refused } from './verdict.ts'

/** A transaction as far as it can be read without knowing the law. */
export type Read = {
  type: TransactionType
  day: Day
  originalDay: Day | null
  from: Place
  to: Place
  buyer: Buyer
  importer: Importer
  category: string
  currency: string
  /** null: not given, which is right for goods that only move */
  gross: number | null
  cost: number | null
  consignment: { units: number; currency: string } | null
}

const NO_TEXT = ''

/** A short text as it stands, trimmed; empty for everything else. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : NO_TEXT
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const shown = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '…'
}

/** Days come again and again; a date object for each row would cost more than the rest of the judgement. */
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

export const isSale = (type: TransactionType): boolean => type === 'SALE' || type === 'REFUND'

/** What is missing is asked for all at once; what cannot be is refused at once. */
export function readTransaction(raw: Transaction): Read | Verdict {
  const missing: Question[] = []
  const need = (fact: keyof Transaction): boolean => {
    if (!isMissing(raw[fact])) return true
    missing.push(question(fact))
    return false
  }
  const type = need('type') ? typeOf(raw.type) : null
  if (type === null && missing.length === 0) return refused('TYPE_NOT_COVERED', 'type', shown(raw.type))
  const day = need('date') ? dayOf(raw.date) : null
  if (day === null && !isMissing(raw.date)) return refused('DATE_NOT_READABLE', 'date', shown(raw.date))
  const from = need('depart') ? placeOf(textOf(raw.depart), raw.depart_postcode) : null
  if (from === null && !isMissing(raw.depart))
    return refused('COUNTRY_NOT_KNOWN', 'depart', shown(raw.depart))
  const to = need('arrive') ? placeOf(textOf(raw.arrive), raw.arrive_postcode) : null
  if (to === null && !isMissing(raw.arrive)) return refused('COUNTRY_NOT_KNOWN', 'arrive', shown(raw.arrive))
  const money = readMoney(raw, type, need)
  if ('status' in money) return money
  if (missing.length > 0 || type === null || day === null || from === null || to === null)
    return asked(...missing)
  const originalDay =
    type === 'REFUND' && !isMissing(raw.original_supply_date) ? dayOf(raw.original_supply_date) : null
  if (type === 'REFUND' && originalDay === null && !isMissing(raw.original_supply_date))
    return refused('DATE_NOT_READABLE', 'original_supply_date', shown(raw.original_supply_date))
  return {
    type,
    day,
    originalDay,
    from,
    to,
    buyer: buyerOf(raw),
    importer: importerOf(raw.importer_of_record),
    category: typeof raw.category === 'string' && raw.category.length <= 60 ? raw.category : 'standard',
    ...money,
  }
}

type Money = Pick<Read, 'currency' | 'gross' | 'cost' | 'consignment'>

function readMoney(
  raw: Transaction,
  type: TransactionType | null,
  need: (fact: keyof Transaction) => boolean,
): Money | Verdict {
  const sale = type === null || isSale(type)
  if (sale) need('gross')
  const hasAmount = !isMissing(raw.gross) || !isMissing(raw.cost_price)
  if ((sale || hasAmount) && !need('currency'))
    return { currency: '', gross: null, cost: null, consignment: null }
  const currency = currencyOf(raw.currency)
  if (currency === null && hasAmount) return refused('CURRENCY_NOT_KNOWN', 'currency', shown(raw.currency))
  const unit = currency ?? ''
  const gross = isMissing(raw.gross) ? null : parseAmount(raw.gross, unit)
  if (gross === null && !isMissing(raw.gross) && sale)
    return refused('AMOUNT_NOT_READABLE', 'gross', shown(raw.gross))
  const cost = isMissing(raw.cost_price) || sale ? null : parseAmount(raw.cost_price, unit)
  if (cost === null && !isMissing(raw.cost_price) && !sale)
    return refused('AMOUNT_NOT_READABLE', 'cost_price', shown(raw.cost_price))
  const consignment = isMissing(raw.consignment_intrinsic_value)
    ? null
    : consignmentOf(raw.consignment_intrinsic_value, unit)
  if (consignment === undefined)
    return refused(
      'AMOUNT_NOT_READABLE',
      'consignment_intrinsic_value',
      shown(raw.consignment_intrinsic_value),
    )
  return { currency: unit, gross, cost, consignment }
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
  const units = parseAmount(words.filter((word) => currencyOf(word) === null).join(''), code)
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

/** By its first letters: EL is Greece, XI Northern Ireland, CHE Switzerland. A number without them names no state. */
function withNumber(value: unknown): Buyer {
  const letters = textOf(value)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 2)
  const state = stateOf(letters)
  return state === null ? NOT_VALID : { kind: 'BUSINESS', numberOf: state, doubt: null }
}
