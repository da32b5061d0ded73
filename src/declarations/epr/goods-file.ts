import type { Cells, RowSink, TableFault } from '#reports/reader/cells.ts'
import { GOODS_HEADINGS } from './goods-headings.ts'
import type { Goods } from './goods.ts'
import { cellsBy, GOODS_COLUMNS, type GoodsCells, type GoodsColumn, WEIGHT_COLUMNS } from './goods-columns.ts'
import { GOODS_PROBLEMS, readGoods } from './read-goods.ts'

export const GOODS_FILE_PROBLEMS = [
  ...GOODS_PROBLEMS,
  'NO_COLUMN',
  'UNKNOWN_COLUMN',
  'DUPLICATE',
  'NOT_READABLE',
  'TOO_MANY',
] as const
export type GoodsFileProblem = {
  line: number
  problem: (typeof GOODS_FILE_PROBLEMS)[number]
  column: GoodsColumn | null
  value: string
}

export const MOST_GOODS = 20_000
/** More is told by the first of them. */
const MOST_PROBLEMS = 200
const SHOWN = 60

/** Takes a table of goods row by row; the columns are those of the template, in any order, named in either language. */
export class GoodsSink implements RowSink {
  readonly #goods = new Map<string, Goods>()
  readonly problems: GoodsFileProblem[] = []
  #places: Partial<Record<GoodsColumn, number>> = {}

  get goods(): Goods[] {
    return [...this.#goods.values()]
  }

  /** Templates of before have no such column: what is known of groups stays. */
  get tellsGtu(): boolean {
    return this.#places.gtu !== undefined
  }

  /** A table of groups alone: what is known of weights stays. */
  get tellsWeights(): boolean {
    return WEIGHT_COLUMNS.some((column) => this.#places[column] !== undefined)
  }

  header(names: readonly string[]): readonly number[] {
    const wanted: number[] = []
    for (const [place, name] of names.entries()) {
      const column = columnNamed(name)
      if (column !== undefined && this.#places[column] === undefined) {
        this.#places[column] = wanted.length
        wanted.push(place)
      } else if (name.trim() !== '') this.#report(1, { problem: 'UNKNOWN_COLUMN', value: name })
    }
    if (this.#places.sku === undefined)
      this.#report(1, { problem: 'NO_COLUMN', value: GOODS_HEADINGS.sku.en })
    return wanted
  }

  row(row: Cells): void {
    if (this.#places.sku === undefined) return
    const cells = this.#read(row)
    if (Object.values(cells).every((text) => text === '')) return
    const { line } = row
    const read = readGoods({ ...cells, sku: withoutGuard(cells.sku) })
    if ('problems' in read) {
      for (const { column, problem } of read.problems)
        this.#report(line, { problem, column, value: cells[column] || cells.sku })
      return
    }
    const { goods } = read
    const key = JSON.stringify([goods.sku, goods.fromMonth])
    if (this.#goods.has(key)) this.#report(line, { problem: 'DUPLICATE', column: 'sku', value: goods.sku })
    else if (this.#goods.size >= MOST_GOODS) this.#report(line, { problem: 'TOO_MANY', value: goods.sku })
    else this.#goods.set(key, goods)
  }

  fault({ line, value }: TableFault): void {
    this.#report(line, { problem: 'NOT_READABLE', value })
  }

  #read(row: Cells): GoodsCells {
    const text = (column: GoodsColumn) => {
      const slot = this.#places[column]
      return slot === undefined ? '' : row.at(slot).trim()
    }
    return cellsBy(text)
  }

  #report(
    line: number,
    { column, problem, value }: Omit<GoodsFileProblem, 'line' | 'column'> & { column?: GoodsColumn },
  ): void {
    if (this.problems.length < MOST_PROBLEMS)
      this.problems.push({ line, problem, column: column ?? null, value: value.slice(0, SHOWN) })
  }
}

/** The apostrophe with which our own files keep a SKU such as `=A1` from being run as a formula. */
const withoutGuard = (sku: string): string => (/^'[\s]*[=+\-@|%]/.test(sku) ? sku.slice(1) : sku)

function columnNamed(heading: string): GoodsColumn | undefined {
  const plain = heading.trim().toLowerCase()
  return GOODS_COLUMNS.find(
    (column) =>
      column.toLowerCase() === plain ||
      GOODS_HEADINGS[column].en.toLowerCase() === plain ||
      GOODS_HEADINGS[column].zh === heading.trim(),
  )
}
