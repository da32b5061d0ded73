import type { Turnover } from './distance-value.ts'
import { type Field, FIELDS } from './formats/fields.ts'
import { findColumns, type Format } from './formats/format.ts'
import { type RowOptions, type RowReader, rowReader } from './formats/read-row.ts'
import type { Cells, RowSink } from './reader/cells.ts'
import type { SaleIndex } from './sale-index.ts'

/** What tells a sale. */
const LOOKED_AT: ReadonlySet<Field> = new Set<Field>([
  'type',
  'date',
  'departDate',
  'account',
  'orderId',
  'currency',
  'gross',
  'depart',
  'arrive',
  'saleDepart',
  'saleArrive',
])

/** The first look at a file: when its sales were, for its refunds. */
export class SalesIndexer implements RowSink {
  readonly #format: Format
  readonly #reader: RowReader
  readonly #index: SaleIndex

  readonly #turnover: Turnover | undefined

  constructor(format: Format, options: RowOptions, index: SaleIndex, turnover?: Turnover) {
    this.#format = format
    this.#reader = rowReader(format, options)
    this.#index = index
    this.#turnover = turnover?.counts ? turnover : undefined
  }

  header(names: readonly string[]): readonly number[] {
    const { places } = findColumns(this.#format, names)
    return FIELDS.map((field) => (this.#turnover || LOOKED_AT.has(field) ? places[field] : -1))
  }

  row(cells: Cells): void {
    const glance = this.#reader.glance(cells)
    this.#index.note(glance, cells)
    if (!this.#turnover) return
    if (glance.day !== null) this.#turnover.noteDay(glance.day)
    // Most sales stay in their state: they are none at a distance, and are not read whole twice.
    if (glance.kind === 'SALE' && glance.depart !== glance.arrive)
      this.#turnover.note(this.#reader.read(cells))
  }

  fault(): void {}
}
