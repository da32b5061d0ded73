import type { Day } from '#platform/shared/calendar.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { decimalText } from '#platform/shared/format-number.ts'
import type { VatEngine } from '#vat/engine/determine-vat.ts'
import { THRESHOLDS } from '#vat/rates/thresholds.ts'
import type { SalesRow } from './formats/read-row.ts'

/** What one euro was worth in a currency on a day, as a decimal; null: not known. */
type PerEuro = (currency: string, day: Day) => string | null

/** Cents of a euro, by day. */
type Sum = { cents: number; known: boolean }

/**
 * The turnover of distance sales that grows from row to row (Directive 2006/112 art. 59c). A file says no time of day:
 * on the day on which the threshold is crossed, every sale counts as after it. So the order of rows does not matter.
 */
export class DistanceSales {
  readonly #probe: VatEngine
  readonly #perEuro: PerEuro
  readonly #base: number
  readonly #days = new Map<Day, Sum>()
  #running: ReadonlyMap<Day, Sum> | null = null

  /**
   * @param probe the engine for this seller as if there had been no distance sale yet: what it taxes at origin counts
   * @param base euro cents of the year before the file begins
   */
  constructor(probe: VatEngine, perEuro: PerEuro, base: number) {
    this.#probe = probe
    this.#perEuro = perEuro
    this.#base = base
  }

  /** To be called for every row, before the first is asked for. */
  note(row: SalesRow): void {
    if (row.kind !== 'SALE' || row.day === null) return
    const value = this.#valueOf(row)
    if (value === null) return
    const sum = this.#days.get(row.day) ?? { cents: 0, known: true }
    this.#days.set(row.day, add(sum, value))
    this.#running = null
  }

  /** Tells the engine the turnover before a sale, or before the sale of a refund. */
  tell(row: SalesRow, saleDay: Day | null): void {
    const day = row.kind === 'REFUND' ? saleDay : row.day
    if (row.kind === 'MOVE' || day === null) return
    const value = this.#valueOf(row)
    const sum = value?.known ? this.#until(day) : null
    if (sum === null || value === null || !sum.known) return
    const before = decimalText(Math.max(0, sum.cents - value.cents), 2)
    if (row.kind === 'REFUND') row.transaction.original_distance_sales_ytd_eur = before
    else row.transaction.distance_sales_ytd_eur = before
  }

  /** What a row adds to the turnover, without VAT; null: nothing. */
  #valueOf(row: SalesRow): Sum | null {
    const { original_supply_date: _, ...transaction } = row.transaction
    const { decision, net } = this.#probe(transaction)
    const counts =
      decision.scheme === 'ORIGIN_BELOW_THRESHOLD' || decision.dispatch?.treatment === 'TAXED_AT_DESTINATION'
    if (!counts || net === null || row.day === null) return null
    const cents = this.#cents(Math.abs(net), row.currency, row.day)
    return cents === null ? { cents: 0, known: false } : { cents, known: true }
  }

  #cents(units: number, currency: string, day: Day): number | null {
    if (currency === 'EUR') return units
    const rate = this.#perEuro(currency, day)
    return rate === null ? null : Math.round((units * 100) / 10 ** exponentOf(currency) / Number(rate))
  }

  /** The turnover of the year up to and with a day. */
  #until(day: Day): Sum {
    this.#running ??= this.#runThrough()
    return this.#running.get(day) ?? { cents: this.#base, known: true }
  }

  #runThrough(): Map<Day, Sum> {
    const days = [...this.#days].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const running = new Map<Day, Sum>()
    let sum: Sum = { cents: this.#base, known: true }
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

const add = (a: Sum, b: Sum): Sum => ({ cents: a.cents + b.cents, known: a.known && b.known })
