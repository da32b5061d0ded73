import { decimalSeparatorOf, plainDecimal, POINT_DECIMALS } from '#platform/shared/decimal.ts'
import { hasHiddenMarks } from '#platform/shared/line-input.ts'
import type { Cells, RowSink, TableFault } from './reader/cells.ts'

export type CostPrice = { sku: string; amount: string }

export const PRICE_PROBLEMS = [
  'NO_COLUMN',
  'NO_SKU',
  'SKU_TOO_LONG',
  'BAD_PRICE',
  'OTHER_CURRENCY',
  'NOT_READABLE',
  'TOO_MANY',
] as const
export type PriceProblem = { line: number; problem: (typeof PRICE_PROBLEMS)[number]; value: string }

const HEADINGS = {
  sku: ['sku', 'seller sku', 'seller_sku', 'merchant sku', 'artikelnummer', '商品编码', '货号'],
  amount: [
    'cost price',
    'cost_price',
    'price',
    'cost',
    'unit cost',
    'einstandspreis',
    'einkaufspreis',
    '成本价',
    '单价',
  ],
  currency: ['currency', 'währung', '币种'],
} as const
type Column = keyof typeof HEADINGS
const COLUMNS: readonly Column[] = ['sku', 'amount', 'currency']

export const LONGEST_SKU = 100
const MOST_PRICES = 20_000
/** More is told by the first of them. */
const MOST_PROBLEMS = 200
const SHOWN = 60

/** A price of a piece: decimals with at most six places, zero or more. `null`: it cannot be one. */
export function priceOf(text: string): string | null {
  const lone = decimalSeparatorOf(text) === ',' ? { ',': 'DECIMALS' as const } : POINT_DECIMALS
  const plain = plainDecimal(text.replace(/\s*(?:EUR|€)$/i, '').trim(), lone)
  if (plain === null || plain.startsWith('-')) return null
  const [whole = '', fraction = ''] = plain.split('.')
  return whole.length > 9 || fraction.length > 6 ? null : plain
}

/** Takes a table of cost prices row by row: a column with the SKU and one with the price in euro. */
export class CostPriceSink implements RowSink {
  readonly #prices = new Map<string, string>()
  readonly problems: PriceProblem[] = []
  #places: Partial<Record<Column, number>> = {}

  get prices(): CostPrice[] {
    return [...this.#prices].map(([sku, amount]) => ({ sku, amount }))
  }

  header(names: readonly string[]): readonly number[] {
    const plain = names.map((name) => name.trim().toLowerCase())
    const found = COLUMNS.map((column) => ({
      column,
      place: plain.findIndex((name) => (HEADINGS[column] as readonly string[]).includes(name)),
    }))
    for (const { column, place } of found)
      if (place < 0 && column !== 'currency') this.#report(1, 'NO_COLUMN', column)
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
    if (this.#places.sku === undefined || this.#places.amount === undefined) return
    const [sku, amount, currency] = [text('sku'), text('amount'), text('currency')]
    if (sku === '' && amount === '') return
    const price = priceOf(amount)
    if (sku === '') this.#report(line, 'NO_SKU', amount)
    else if (sku.length > LONGEST_SKU || hasHiddenMarks(sku)) this.#report(line, 'SKU_TOO_LONG', sku)
    else if (currency !== '' && currency.toUpperCase() !== 'EUR')
      this.#report(line, 'OTHER_CURRENCY', currency)
    else if (price === null) this.#report(line, 'BAD_PRICE', amount)
    else if (this.#prices.size >= MOST_PRICES && !this.#prices.has(sku)) this.#report(line, 'TOO_MANY', sku)
    else this.#prices.set(sku, price)
  }

  fault({ line, value }: TableFault): void {
    this.#report(line, 'NOT_READABLE', value)
  }

  #report(line: number, problem: PriceProblem['problem'], value: string): void {
    if (this.problems.length < MOST_PROBLEMS)
      this.problems.push({ line, problem, value: value.slice(0, SHOWN) })
  }
}
