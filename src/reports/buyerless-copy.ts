import { AMAZON_VAT_REPORT } from './formats/amazon.ts'
import { buyerReader } from './formats/buyer-number.ts'
import { type Field, FIELDS } from './formats/fields.ts'
import { findColumns, type Format } from './formats/format.ts'
import type { Cells, RowSink, TableFault } from './reader/cells.ts'

/**
 * What Amazon's report says of the sale and of the parcel, but not of the buyer: also what nothing reads today is kept
 * as proof of where goods left and arrived, and when.
 */
const ABOUT_THE_SALE =
  /^(?:UNIQUE_ACCOUNT|ACTIVITY|SALES_CHANNEL|MARKETPLACE|PROGRAM|TRANSACTION_|TAX_|SELLER_|ASIN|ITEM_|QTY|TOTAL_|COST_|PRICE_|PROMO_|SHIP_|GIFT_WRAP_\w*AMT|GIFT_WRAP_\w*PERCENT|COMMODITY|STATISTICAL|PRODUCT_TAX|DEPATURE_|DEPARTURE_|ARRIVAL_(?:CITY|COUNTRY|POST_CODE)|SALE_|TRANSPORTATION|DELIVERY_CONDITIONS|VAT_|TAXABLE|EXPORT|SUPPLIER_VAT)/

/** What stands in place of a row that could not be taken apart: nobody knows what is in it. */
const REMOVED = 'removed'

/**
 * Copies a table without what tells who bought: only columns that the import reads, or that tell of sale and parcel. A
 * person's tax number goes too. Rows stand on the lines on which they stood, and are read as they were.
 */
export class BuyerlessCopy implements RowSink {
  readonly #formatOf: (header: readonly string[]) => Format | null
  readonly #write: (text: string) => void
  readonly #buyerOf = buyerReader()
  #kept: readonly boolean[] = []
  #number = -1
  #numberCountry = -1
  /** The line that is written next. */
  #line = 1

  /** @throws by `formatOf`, where nobody knows how the file is read */
  constructor(formatOf: (header: readonly string[]) => Format | null, write: (text: string) => void) {
    this.#formatOf = formatOf
    this.#write = write
  }

  header(names: readonly string[]): readonly number[] {
    const format = this.#formatOf(names)
    if (!format) throw new Error('a file is read in no known way')
    const { places } = findColumns(format, names)
    const read = new Set(FIELDS.map((field: Field) => places[field]))
    const ofAmazon = format.id === AMAZON_VAT_REPORT.id
    this.#kept = names.map((name, place) => read.has(place) || (ofAmazon && ABOUT_THE_SALE.test(name)))
    this.#number = places.buyerNumber
    this.#numberCountry = places.buyerNumberCountry
    this.#writeLine(1, names.map((name) => quoted(name, true)).join(','))
    return names.map((_name, place) => place)
  }

  row(cells: Cells): void {
    const texts = Array.from({ length: cells.count }, (_none, place) =>
      this.#kept[place] === true ? this.#textOf(cells, place) : withoutText(cells, place, this.#kept.length),
    )
    this.#writeLine(cells.line, texts.length === 1 ? texts[0] || '""' : texts.join(','), cells.cut)
  }

  fault({ line }: TableFault): void {
    this.#writeLine(line, REMOVED)
  }

  #textOf(cells: Cells, place: number): string {
    const text = cells.at(place)
    return place === this.#number && text !== '' && this.#isPersonal(cells, text) ? '' : quoted(text)
  }

  /** A number that makes nobody a business: a codice fiscale, a Spaniard's NIF. */
  #isPersonal(cells: Cells, number: string): boolean {
    const country = this.#numberCountry < 0 ? '' : cells.at(this.#numberCountry).trim().toUpperCase()
    return this.#buyerOf(number.trim(), country).buyer === 'B2C'
  }

  #writeLine(line: number, text: string, isLast = false): void {
    const before = '\n'.repeat(Math.max(0, line - this.#line))
    this.#write(`${before}${text}${isLast ? '' : '\n'}`)
    this.#line = Math.max(line, this.#line) + text.split('\n').length
  }
}

/** The line breaks of a cell stay, so that the next row begins on its line. */
function withoutText(cells: Cells, place: number, width: number): string {
  const breaks = place < width ? cells.at(place).split('\n').length - 1 : 0
  return breaks === 0 ? '' : `"${'\n'.repeat(breaks)}"`
}

function quoted(text: string, isName = false): string {
  return (isName ? /["\r\n,;\t]/ : /["\r\n,]/).test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
