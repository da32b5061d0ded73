import type { BuyersNumbers } from './buyers-numbers.ts'
import type { Turnover } from './distance-value.ts'
import { type Field, FIELDS } from './formats/fields.ts'
import { findColumns, type Format } from './formats/format.ts'
import { rowReader } from './formats/read-row.ts'
import type { RowOptions, RowReader, SalesRow } from './formats/sales-row.ts'
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

const OF_BUYERS: ReadonlySet<Field> = new Set<Field>(['buyerNumber', 'buyerNumberCountry'])
/** Sales to businesses that wait for an answer, before all are asked for. */
const MOST_WAITING = 2000

type Looks = { index: SaleIndex; turnover: Turnover | undefined; buyers: BuyersNumbers | null }

/** The first look at a file: when its sales were, for its refunds, and which numbers its buyers have. */
export class SalesIndexer implements RowSink {
  readonly #format: Format
  readonly #reader: RowReader
  readonly #index: SaleIndex
  readonly #turnover: Turnover | undefined
  readonly #buyers: BuyersNumbers | null
  /** Whether they are distance sales depends on what registers say of their buyers. */
  #waiting: SalesRow[] = []

  constructor(format: Format, options: RowOptions, { index, turnover, buyers }: Looks) {
    this.#format = format
    this.#reader = rowReader(format, options)
    this.#index = index
    this.#turnover = turnover?.counts ? turnover : undefined
    this.#buyers = buyers
  }

  header(names: readonly string[]): readonly number[] {
    const { places } = findColumns(this.#format, names)
    const looksAt = (field: Field) =>
      this.#turnover !== undefined || LOOKED_AT.has(field) || (this.#buyers !== null && OF_BUYERS.has(field))
    return FIELDS.map((field) => (looksAt(field) ? places[field] : -1))
  }

  row(cells: Cells): void {
    const glance = this.#reader.glance(cells)
    this.#index.note(glance, cells)
    const number = this.#buyers && this.#reader.askable(cells)
    if (number) this.#buyers?.want(number)
    if (!this.#turnover) return
    if (glance.day !== null) this.#turnover.noteDay(glance.day)
    // Most sales stay in their state: they are none at a distance, and are not read whole twice.
    if (glance.kind !== 'SALE' || glance.depart === glance.arrive) return
    const row = this.#reader.read(cells)
    if (number) this.#waiting.push(row)
    else this.#turnover.note(row)
  }

  /** Between two pieces of the file, and at its end: asks what registers said of the buyers so far. */
  async ask(isEnd = false): Promise<void> {
    if (!this.#buyers) return
    const isUrgent = isEnd || this.#waiting.length >= MOST_WAITING
    await this.#buyers.ask(isUrgent)
    if (!isUrgent) return
    for (const row of this.#waiting) {
      this.#buyers.answer(row, null)
      this.#turnover?.note(row)
    }
    this.#waiting = []
  }

  fault(): void {}
}
