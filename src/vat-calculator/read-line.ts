import type { Seller, Transaction } from '#vat/engine/vat-result.ts'
import { isCurrency, decimalOf, parseAmount } from '#vat/engine/money.ts'
import { isEuState } from '#vat/engine/place.ts'
import { readMoney } from '#vat/engine/read-money.ts'
import { EURO_DECIMALS } from '#vat/engine/seller.ts'
import { soldThrough } from '#vat/engine/sold-through.ts'
import type { IdentifierReason } from '#tax-numbers/identifier.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import type { CellError } from './cell-errors.ts'
import type { Column, Line } from './columns.ts'
import { readCountry } from '#vat/engine/read-country.ts'
import { readDay } from '#vat/engine/read-day.ts'
import { readBuyer, readImporter, readInclusive, readType, readYesNo } from './read-terms.ts'

export type WrongCell = { column: Column; value: string; error: CellError }
export type ReadLine = {
  transaction: Transaction
  seller: Seller
  /** Integer minor units of the currency; null where the line has no parsable amount */
  amount: number | null
  currency: string
  inclusive: boolean
  wrong: readonly WrongCell[]
  /** Why the buyer's VAT number is impossible; the buyer is then a consumer */
  numberFault: IdentifierReason | null
}

type Reader = <T>(column: Column, read: (text: string) => T | null, error: CellError) => T | null

/** Rows in which nothing is paid. */
const WITHOUT_PRICE = new Set(['FC_TRANSFER', 'INBOUND', 'RETURN', 'COMMINGLING', 'DONATION'])

/** Cells → a transaction for the engine. Reports all wrong cells of a line at once; an empty cell is not wrong. */
export function readLine(line: Line): ReadLine {
  const wrong: WrongCell[] = []
  const note = (column: Column, error: CellError) => {
    wrong.push({ column, value: textOf(line[column]).slice(0, 60), error })
    return null
  }
  const cell: Reader = (column, read, error) => {
    const text = textOf(line[column])
    if (text === '') return null
    return read(text) ?? note(column, error)
  }
  const day = (column: 'date' | 'originalDate') => {
    const read = cell(column, readDay, 'date')
    return read === 'AMBIGUOUS' ? note(column, 'ambiguousDate') : read
  }
  const euros = (column: EuroColumn) => eurosIn(line, cell, column)
  const type = cell('type', readType, 'type') ?? 'SALE'
  const currency = cell('currency', currencyOf, 'currency') ?? 'EUR'
  const moved = WITHOUT_PRICE.has(type)
  const amount = type === 'DONATION' ? null : readAmount(line, currency, moved, note)
  const number = textOf(line.buyerVatId)
  const checked = number === '' ? null : checkVatNumber(number)
  const isValid = cell('buyerVatIdValid', readYesNo, 'yesNo')
  const transaction: Transaction = {
    date: day('date'),
    type,
    marketplace: cell('viaMarketplace', marketplaceOf, 'yesNo'),
    depart: cell('from', readCountry, 'country'),
    depart_postcode: textOf(line.fromPostcode) || null,
    arrive: cell('to', readCountry, 'country'),
    arrive_postcode: textOf(line.toPostcode) || null,
    buyer: cell('buyer', readBuyer, 'buyer'),
    buyer_vat_id: checked?.normalised ?? null,
    buyer_vat_id_valid: checked?.valid === false ? false : isValid,
    gross: amount === null ? null : plain(line.amount),
    cost_price: cell('costPrice', (text) => (parseAmount(text, currency) === null ? null : text), 'amount'),
    currency,
    consignment_intrinsic_value: cell('consignmentValue', (text) => consignmentOf(text, currency), 'amount'),
    importer_of_record: cell('importer', readImporter, 'importer'),
    original_supply_date: day('originalDate'),
    original_distance_sales_ytd_eur: euros('originalSalesThatYear'),
    original_distance_sales_prev_year_eur: euros('originalSalesYearBefore'),
    category: textOf(line.category) || null,
  }
  const inclusive = cell('inclusive', readInclusive, 'yesNo') ?? true
  const seller = readSeller(line, cell)
  const numberFault = checked?.reason ?? null
  return { transaction, seller, amount, currency, inclusive, wrong, numberFault }
}

function readSeller(line: Line, cell: Reader): Seller {
  const list = (column: 'sellerEstablished' | 'registrations') => {
    const text = textOf(line[column])
    if (text === '') return null
    if (column === 'registrations' && readYesNo(text) === false) return []
    return cell(column, statesOf, 'country')
  }
  const optedIn = cell('optedForDestination', readYesNo, 'yesNo')
  const seller: Seller = {
    established: list('sellerEstablished'),
    vat_registrations: list('registrations'),
    ioss: cell('ioss', readYesNo, 'yesNo'),
    distance_sales_ytd_eur: eurosIn(line, cell, 'distanceSalesThisYear'),
    distance_sales_prev_year_eur: eurosIn(line, cell, 'distanceSalesLastYear'),
    opted_for_destination: optedIn,
  }
  const oss = textOf(line.oss)
  // "Not registered" is a fact, an empty cell is not.
  if (oss !== '') seller.oss_union = readYesNo(oss) === false ? null : cell('oss', euStateOf, 'country')
  return seller
}

function readAmount(
  line: Line,
  currency: string,
  optional: boolean,
  note: (column: Column, error: CellError) => null,
): number | null {
  const text = textOf(line.amount)
  if (text === '') return optional ? null : note('amount', 'missingAmount')
  const amount = parseAmount(text, currency)
  if (amount !== null) return amount
  return note(
    'amount',
    /^[+-]?\d{16,}|e\+?\d{2}/i.test(text.replaceAll(/[\s.,]/g, '')) ? 'tooLarge' : 'amount',
  )
}

export function textOf(cell: Line[Column]): string {
  if (cell === null || cell === undefined) return ''
  if (Array.isArray(cell)) return cell.join(' ').trim()
  return String(cell).trim()
}

const plain = (cell: Line[Column]): string => textOf(cell).normalize('NFKC')

function currencyOf(text: string): string | null {
  const code = text.normalize('NFKC').trim().toUpperCase()
  return isCurrency(code) ? code : null
}

function marketplaceOf(text: string): string | null {
  const isMarketplace = readYesNo(text)
  if (isMarketplace !== null) return isMarketplace ? 'marketplace' : 'own shop'
  return soldThrough(text) === 'UNKNOWN' ? null : text
}

function consignmentOf(text: string, currency: string): string | null {
  return readMoney(text, currency) === null ? null : text
}

function statesOf(text: string): string[] | null {
  const states = text.split(/[\s,;/+、，；]+/).map(readCountry)
  return states.every((state) => state !== null) ? states : oneState(text)
}

/** A name that contains spaces. */
function oneState(text: string): string[] | null {
  const state = readCountry(text)
  return state === null ? null : [state]
}

function euStateOf(text: string): string | null {
  const state = readCountry(text)
  return state !== null && isEuState(state === 'EL' ? 'GR' : state) ? state : null
}

type EuroColumn =
  | 'distanceSalesThisYear'
  | 'distanceSalesLastYear'
  | 'originalSalesThatYear'
  | 'originalSalesYearBefore'

function eurosIn(line: Line, cell: Reader, column: EuroColumn): string | number | null {
  return cell(column, (text) => eurosOf(line[column], text), 'negativeSum')
}

/** A number stays one: as a text, 8.125 could be eight thousand. */
function eurosOf(given: Line[Column], text: string): string | number | null {
  const sum = typeof given === 'number' ? given : text
  const read = decimalOf(sum, EURO_DECIMALS)
  return read === null || read < 0 ? null : sum
}
