import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { readDecimal } from '#platform/shared/decimal.ts'
import { formatAmount, isCurrency } from '#vat/engine/money.ts'
import { readMoney } from '#vat/engine/read-money.ts'
import type { Transaction } from '#vat/engine/vat-result.ts'
import type { AskedCost, FoundCost } from '../cost-price-book.ts'
import type { Cells } from '../reader/cells.ts'
import { buyerReader } from './buyer-number.ts'
import { FIELDS, SLOT } from './fields.ts'
import type { Format } from './format.ts'
import type { Glance, RowOptions, RowReader, SaleDocument, SalesRow, SecondOpinion } from './sales-row.ts'
import { dayReader, LONE, readRate } from './read-figures.ts'
import { countryReader, typeReader } from './read-words.ts'
import { NO_SALE } from './type-words.ts'

const REFUNDS = new Set(['REFUND', 'LIQUIDATION_REFUND'])
const MOVES = new Set([
  'RETURN',
  'FC_TRANSFER',
  'INBOUND',
  'COMMINGLING',
  'COMMINGLING_BUY',
  'COMMINGLING_SELL',
  'DONATION',
])
/** Rows by which no goods reach a buyer. */
export const NOT_SOLD: readonly string[] = [...REFUNDS, ...MOVES]
/** Sold elsewhere and sent from Amazon's stock: the seller's own sale. */
const OTHER_CHANNELS = new Set(['MCF', 'MULTI CHANNEL', 'NON-AMAZON'])
const COST_DECIMALS = 6
const KEY = [SLOT.account, SLOT.orderId, SLOT.type, SLOT.lineId, SLOT.item, SLOT.sku]
const CONTENT = [
  SLOT.date,
  SLOT.gross,
  SLOT.currency,
  SLOT.depart,
  SLOT.arrive,
  SLOT.quantity,
  SLOT.costPrice,
]

export function rowReader(format: Format, options: RowOptions): RowReader {
  const { constants } = format
  const dayOf = dayReader(format.dates)
  const buyerOf = buyerReader()
  const lone = LONE[format.numbers]
  const typeOf = typeReader(format)
  const countryOf = countryReader()
  const fixed = FIELDS.map((field) => constants[field] ?? '')
  const text = (cells: Cells, slot: number): string => {
    const written = cells.at(slot)
    return (written === '' ? written : trimmed(written)) || (fixed[slot] ?? '')
  }
  const moneyOf = (written: string, currency: string): number | null => {
    if (written === '') return null
    const read = readDecimal(written, exponentOf(currency), lone)
    return typeof read === 'number' ? read : withSign(written, currency)
  }

  function read(cells: Cells): SalesRow {
    const type = typeOf(text(cells, SLOT.type))
    const kind = kindOf(type)
    const written = text(cells, SLOT.date) || text(cells, SLOT.departDate)
    const day = dayOf(written)
    const said = currencyOf(text(cells, SLOT.currency), '')
    const gross = text(cells, SLOT.gross)
    const quantity = quantityOf(text(cells, SLOT.quantity))
    const sku = text(cells, SLOT.sku)
    const places = placesOf(cells)
    const saleDate = kind === 'REFUND' ? text(cells, SLOT.saleDate) : ''
    const saleDay = saleDate === '' ? null : dayOf(saleDate)
    const perPiece =
      kind === 'MOVE' ? perPieceOf(cells, { sku, depart: String(places.depart), day, currency: said }) : null
    const currency = perPiece ? perPiece.currency : said
    const cost = perPiece && costOf(perPiece.amount, quantity, currency)
    const signed = signedBy(moneyOf(gross, currency), kind, format.refunds)
    const amount = kind === 'MOVE' ? (cost ?? signed) : signed
    const buyer = buyerOf(
      kind === 'MOVE' ? '' : text(cells, SLOT.buyerNumber),
      text(cells, SLOT.buyerNumberCountry).toUpperCase(),
    )
    const transaction: Transaction = {
      date: day ?? written,
      type,
      marketplace: marketplaceOf(text(cells, SLOT.marketplace), text(cells, SLOT.channel)),
      ...places,
      buyer: buyer.buyer,
      buyer_vat_id: buyer.buyer_vat_id,
      buyer_vat_id_valid: buyer.buyer_vat_id_valid,
      gross: kind === 'MOVE' ? undefined : grossFor(gross, signed, currency),
      cost_price: cost === null ? undefined : formatAmount(cost, currency),
      currency,
      category: text(cells, SLOT.category),
    }
    // What is no day is the engine's to refuse.
    if (saleDate !== '') transaction.original_supply_date = saleDay ?? saleDate
    return {
      line: cells.line,
      type,
      kind,
      day,
      orderId: text(cells, SLOT.orderId),
      saleDay,
      sku,
      currency,
      amount,
      quantity,
      transaction,
      buyer,
      document: buyer.buyer === 'B2B' ? documentOf(cells) : null,
      said: saidBy(cells, currency),
    }
  }

  function documentOf(cells: Cells): SaleDocument {
    const written = text(cells, SLOT.documentDate)
    return {
      number: text(cells, SLOT.document),
      day: written === '' ? null : dayOf(written),
      ksef: text(cells, SLOT.ksef),
    }
  }

  /** What the row says of a piece, else what is known of its SKU; the row's money is in the currency of that. */
  function perPieceOf(cells: Cells, asked: AskedCost): FoundCost {
    const inRow = text(cells, SLOT.costPrice)
    const found = inRow === '' ? options.costPrices.costOf(asked) : { amount: inRow, currency: '' }
    const currency = found?.currency || asked.currency || options.costCurrency
    return { amount: found?.amount ?? '', currency }
  }

  /** The countries of the sale, where the file tells them from those of the parcel; a postcode belongs to the parcel. */
  function placesOf(cells: Cells): Transaction {
    const depart = text(cells, SLOT.depart)
    const arrive = text(cells, SLOT.arrive)
    const from = text(cells, SLOT.saleDepart) || depart
    const to = text(cells, SLOT.saleArrive) || arrive
    return {
      depart: countryOf(from),
      depart_postcode: from === depart ? text(cells, SLOT.departPostcode) : '',
      arrive: countryOf(to),
      arrive_postcode: to === arrive ? text(cells, SLOT.arrivePostcode) : '',
    }
  }

  function saidBy(cells: Cells, currency: string): SecondOpinion {
    const rate = text(cells, SLOT.vatRate)
    return {
      scheme: text(cells, SLOT.scheme).toUpperCase(),
      responsibility: text(cells, SLOT.responsibility).toUpperCase(),
      country: text(cells, SLOT.vatCountry).toUpperCase(),
      basisPoints: rate === '' ? null : readRate(rate),
      vat: moneyOf(text(cells, SLOT.vat), currency),
    }
  }

  function glance(cells: Cells): Glance {
    const type = typeOf(text(cells, SLOT.type))
    const kind = type === NO_SALE ? 'MOVE' : kindOf(type)
    const day = dayOf(text(cells, SLOT.date) || text(cells, SLOT.departDate))
    if (kind !== 'SALE') {
      const orderId = kind === 'REFUND' ? text(cells, SLOT.orderId) : ''
      return { kind, day, orderId, currency: '', amount: null, depart: '', arrive: '' }
    }
    const currency = currencyOf(text(cells, SLOT.currency), '')
    return {
      kind,
      day,
      orderId: cells.at(SLOT.orderId) === '' ? '' : 'given',
      currency,
      amount: moneyOf(text(cells, SLOT.gross), currency),
      depart: countryOf(text(cells, SLOT.saleDepart) || text(cells, SLOT.depart)),
      arrive: countryOf(text(cells, SLOT.saleArrive) || text(cells, SLOT.arrive)),
    }
  }

  function refundOf(row: SalesRow, cells: Cells): SalesRow | null {
    const refunded = Math.abs(moneyOf(text(cells, SLOT.refunded), row.currency) ?? 0)
    if (refunded === 0 || row.kind !== 'SALE') return null
    const { date } = row.transaction
    const gross = formatAmount(-refunded, row.currency)
    const transaction = { ...row.transaction, type: 'REFUND', gross, original_supply_date: date }
    return { ...row, type: 'REFUND', kind: 'REFUND', amount: -refunded, transaction }
  }

  function askable(cells: Cells): string | null {
    const number = text(cells, SLOT.buyerNumber)
    if (number === '') return null
    const buyer = buyerOf(number, text(cells, SLOT.buyerNumberCountry).toUpperCase())
    return buyer.register === null ? null : buyer.buyer_vat_id
  }

  return {
    read,
    glance,
    askable,
    refundOf,
    isFurtherLine: (row, cells) =>
      format.totalOnFirstLine === true && row.orderId !== '' && text(cells, SLOT.gross) === '',
    key(cells, hash) {
      for (const slot of KEY) cells.mix(slot, hash)
      return cells.at(SLOT.orderId) !== '' || cells.at(SLOT.lineId) !== ''
    },
    content(cells, hash) {
      for (const slot of CONTENT) cells.mix(slot, hash)
    },
  }
}

const SPACE = 32
const LAST_ASCII = 126

/** Most cells have no space around them. */
function trimmed(text: string): string {
  const first = text.charCodeAt(0)
  const last = text.charCodeAt(text.length - 1)
  const plain = first > SPACE && first <= LAST_ASCII && last > SPACE && last <= LAST_ASCII
  return plain ? text : text.trim()
}

/** As the engine reads it: with a point, and with the sign of a refund. */
function grossFor(written: string, signed: number | null, currency: string): string {
  if (signed === null) return written
  const asItIs = signed < 0 === (written.charCodeAt(0) === MINUS) && !written.includes(',')
  return asItIs ? written : formatAmount(signed, currency)
}

const MINUS = 45
const LONGEST_AMOUNT = 60

/** `£12.34`: with the sign of the row's currency. */
function withSign(written: string, currency: string): number | null {
  if (written.length > LONGEST_AMOUNT || !/[^\d\s.,'+-]/.test(written)) return null
  const read = readMoney(written, currency)
  return read?.currency === currency ? read.units : null
}

const kindOf = (type: string): SalesRow['kind'] =>
  REFUNDS.has(type) ? 'REFUND' : MOVES.has(type) ? 'MOVE' : 'SALE'

function currencyOf(text: string, otherwise: string): string {
  if (isCurrency(text)) return text
  return text === '' ? otherwise : text.normalize('NFKC').trim().toUpperCase().slice(0, 20)
}

/** Pieces; 1 where the file does not say. Fractions of a piece are none. */
function quantityOf(text: string): number {
  if (text === '' || text === '1') return 1
  const read = readDecimal(text, 0, { '.': 'DECIMALS', ',': 'THOUSANDS' })
  return typeof read === 'number' ? read : Number.NaN
}

/** What the goods moved cost together, rounded half up once. */
function costOf(perPiece: string, quantity: number, currency: string): number | null {
  if (perPiece === '' || !Number.isSafeInteger(quantity)) return null
  const read = readDecimal(perPiece, COST_DECIMALS, { '.': 'DECIMALS' })
  if (typeof read !== 'number' || read === 0) return null
  const step = BigInt(10 ** (COST_DECIMALS - exponentOf(currency)))
  const total = BigInt(read) * BigInt(quantity)
  const half = total >= 0n ? step / 2n : -(step / 2n)
  const units = Number((total + half) / step)
  return Number.isSafeInteger(units) ? units : null
}

function signedBy(amount: number | null, kind: SalesRow['kind'], refunds: Format['refunds']): number | null {
  return amount !== null && kind === 'REFUND' && refunds === 'POSITIVE' && amount > 0 ? -amount : amount
}

function marketplaceOf(name: string, channel: string): string {
  if (OTHER_CHANNELS.has(channel.toUpperCase())) return 'own shop'
  return name === 'N/A' ? '' : name
}
