import { hasHiddenMarks } from '#platform/shared/line-input.ts'
import { readCountry } from '#vat/engine/read-country.ts'
import { dispatchCountry } from './cost-price-book.ts'
import {
  type CostPrice,
  costCurrencyOf,
  isCostCountry,
  isCostDay,
  LONGEST_SKU,
  type PRICE_PROBLEMS,
  priceOf,
  USUAL_CURRENCY,
} from './cost-price-inputs.ts'
import { dayReader } from './formats/read-figures.ts'
import type { Cells, RowSink, TableFault } from './reader/cells.ts'

type Problem = (typeof PRICE_PROBLEMS)[number]
export type PriceProblem = { line: number; problem: Problem; value: string }

/** The columns of our template come first: English, then Chinese. */
const HEADINGS = {
  sku: ['sku', 'sku编码', 'seller sku', 'seller_sku', 'merchant sku', 'artikelnummer', '商品编码', '货号'],
  amount: [
    'cost price',
    '成本价',
    'cost_price',
    'price',
    'cost',
    'unit cost',
    'einstandspreis',
    'einkaufspreis',
    '单价',
  ],
  currency: ['currency', '币种', 'währung'],
  country: ['dispatch country', '发货国家', 'country', 'warehouse country', 'land', '国家', '仓库国家'],
  fromDay: ['valid from', '生效日期', 'from', 'from day', 'gültig ab', '起始日'],
} as const
type Column = keyof typeof HEADINGS
const COLUMNS: readonly Column[] = ['sku', 'amount', 'currency', 'country', 'fromDay']
const NEEDED: ReadonlySet<Column> = new Set(['sku', 'amount'])

/** The names of our template's columns. */
export const PRICE_TABLE = {
  en: ['SKU', 'Cost price', 'Currency', 'Dispatch country', 'Valid from'],
  zh: ['SKU编码', '成本价', '币种', '发货国家', '生效日期'],
} as const

const MOST_PRICES = 20_000
/** More is told by the first of them. */
const MOST_PROBLEMS = 200
const SHOWN = 60

type Written = Readonly<Record<Column, string>>
type Read = { price: CostPrice } | { problem: Problem; value: string }

const dayOf = dayReader('AUTO')

/** A row of the table as it was written. */
function readPrice(written: Written): Read {
  const { sku } = written
  if (sku === '') return { problem: 'NO_SKU', value: written.amount }
  if (sku.length > LONGEST_SKU || hasHiddenMarks(sku)) return { problem: 'SKU_TOO_LONG', value: sku }
  const currency = costCurrencyOf(written.currency || USUAL_CURRENCY)
  if (!currency) return { problem: 'OTHER_CURRENCY', value: written.currency }
  const country = dispatchCountry(written.country === '' ? '' : (readCountry(written.country) ?? '?'))
  if (country !== '' && !isCostCountry(country)) return { problem: 'BAD_COUNTRY', value: written.country }
  const fromDay = written.fromDay === '' ? '' : dayOf(written.fromDay)
  if (fromDay === null || (fromDay !== '' && !isCostDay(fromDay)))
    return { problem: 'BAD_DAY', value: written.fromDay }
  const amount = priceOf(written.amount)
  if (amount === null) return { problem: 'BAD_PRICE', value: written.amount }
  return { price: { sku, country, currency, fromDay, amount } }
}

/** Takes a table of cost prices row by row: the SKU and the price, and where somebody says it, currency, country and first day. */
export class CostPriceSink implements RowSink {
  readonly #prices = new Map<string, CostPrice>()
  readonly problems: PriceProblem[] = []
  #places: Partial<Record<Column, number>> = {}

  get prices(): CostPrice[] {
    return [...this.#prices.values()]
  }

  header(names: readonly string[]): readonly number[] {
    const plain = names.map((name) => name.trim().toLowerCase())
    const found = COLUMNS.map((column) => ({
      column,
      place: plain.findIndex((name) => (HEADINGS[column] as readonly string[]).includes(name)),
    }))
    for (const { column, place } of found)
      if (place < 0 && NEEDED.has(column)) this.#report(1, 'NO_COLUMN', column)
    const wanted = found.filter(({ place }) => place >= 0)
    this.#places = Object.fromEntries(wanted.map(({ column }, slot) => [column, slot]))
    return wanted.map(({ place }) => place)
  }

  row(cells: Cells): void {
    const { line } = cells
    const text = (column: Column) => {
      const slot = this.#places[column]
      return slot === undefined ? '' : cells.at(slot).trim()
    }
    if ([...NEEDED].some((column) => this.#places[column] === undefined)) return
    const written = Object.fromEntries(COLUMNS.map((column) => [column, text(column)])) as Written
    if (written.sku === '' && written.amount === '') return
    const read = readPrice(written)
    if ('problem' in read) return this.#report(line, read.problem, read.value)
    const { sku, country, currency, fromDay } = read.price
    const key = [sku, country, currency, fromDay].join('\n')
    if (this.#prices.size >= MOST_PRICES && !this.#prices.has(key)) this.#report(line, 'TOO_MANY', sku)
    else this.#prices.set(key, read.price)
  }

  fault({ line, value }: TableFault): void {
    this.#report(line, 'NOT_READABLE', value)
  }

  #report(line: number, problem: PriceProblem['problem'], value: string): void {
    if (this.problems.length < MOST_PROBLEMS)
      this.problems.push({ line, problem, value: value.slice(0, SHOWN) })
  }
}
