import type { Day } from '#platform/shared/calendar.ts'
import { decimalText } from '#platform/shared/format-number.ts'
import type { VatEngine } from '#vat/engine/determine-vat.ts'
import { THRESHOLDS } from '#vat/rates/thresholds.ts'
import { distanceValue, type PerEuro, type Turnover, type Value } from './distance-value.ts'
import type { SalesRow } from './formats/sales-row.ts'
import type { FoundSale } from './sale-index.ts'

/**
 * The turnover of distance sales that grows from row to row (Directive 2006/112 art. 59c). A file says no time of day:
 * on the day on which the threshold is crossed, every sale counts as after it. So the order of rows does not matter.
 */
export class DistanceSales implements Turnover {
  readonly counts = true
  readonly #probe: VatEngine
  readonly #perEuro: PerEuro
  readonly #base: number
  readonly #days = new Map<Day, Value>()
  #running: ReadonlyMap<Day, Value> | null = null

  /**
   * @param probe the engine for this seller as if there had been no distance sale yet: what it taxes at origin counts
   * @param base euro cents of the year before the file begins
   */
  constructor(probe: VatEngine, perEuro: PerEuro, base: number) {
    this.#probe = probe
    this.#perEuro = perEuro
    this.#base = base
  }

  /** Its sum begins with the file: no month is asked for. */
  noteDay(): void {}

  note(row: SalesRow): void {
    if (row.kind !== 'SALE' || row.day === null) return
    const value = this.#valueOf(row)
    if (value === null) return
    const sum = this.#days.get(row.day) ?? { cents: 0, known: true }
    this.#days.set(row.day, add(sum, value))
    this.#running = null
  }

  tell(row: SalesRow, sale: FoundSale | null): number | null {
    // The sums are those of this file: of a sale elsewhere it knows nothing.
    const saleDay = sale?.by === 'ORDER' || sale?.by === 'AMOUNT' ? sale.day : null
    const day = row.kind === 'REFUND' ? saleDay : row.day
    if (row.kind === 'MOVE' || day === null) return null
    const value = this.#valueOf(row)
    const sum = value?.known ? this.#until(day) : null
    if (sum === null || value === null || !sum.known) return null
    const before = decimalText(Math.max(0, sum.cents - value.cents), 2)
    if (row.kind === 'REFUND') row.transaction.original_distance_sales_ytd_eur = before
    else row.transaction.distance_sales_ytd_eur = before
    return row.kind === 'SALE' ? value.cents : null
  }

  #valueOf(row: SalesRow): Value | null {
    return distanceValue(this.#probe, this.#perEuro, row)
  }

  /** The turnover of the year up to and with a day. */
  #until(day: Day): Value {
    this.#running ??= this.#runThrough()
    return this.#running.get(day) ?? { cents: this.#base, known: true }
  }

  #runThrough(): Map<Day, Value> {
    const days = [...this.#days].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const running = new Map<Day, Value>()
    let sum: Value = { cents: this.#base, known: true }
    let year = days[0]?.[0].slice(0, 4)
    for (const [day, value] of days) {
      if (day.slice(0, 4) !== year) {
        year = day.slice(0, 4)
        // A year after one above the threshold begins above it.
        sum = { cents: sum.cents > LIMIT ? sum.cents : 0, known: sum.known }
      }
      sum = add(sum, value)
      running.set(day, sum)
    }
    return running
  }
}

const LIMIT = THRESHOLDS.euDistanceSales.amount

const add = (a: Value, b: Value): Value => ({ cents: a.cents + b.cents, known: a.known && b.known })
