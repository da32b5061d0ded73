import type { Day } from '#platform/shared/calendar.ts'
import type { VatEngine } from '#vat/engine/determine-vat.ts'
import { DISTANCE_LIMIT, distanceYears, type DistanceYear, type Known, standingOn } from './distance-years.ts'
import { distanceValue, type PerEuro, type Turnover, type Value } from './distance-value.ts'
import type { SalesRow } from './formats/sales-row.ts'
import type { FoundSale } from './sale-index.ts'

export type YearlyOptions = {
  probe: VatEngine
  perEuro: PerEuro
  /** What is known beside the file */
  known: Known
  /** Whether the sales of the file itself are to be added, since they are not among those */
  counts: boolean
  /** The days on which the limit does not matter, since the company has opted */
  opted: { from?: Day; to?: Day } | null
}

/**
 * The distance sales of a company over years and files. A file says no time of day: on the day on which the limit is
 * exceeded, every sale counts as after it. So neither the order of rows nor that of files matters.
 */
export class YearlyTurnover implements Turnover {
  readonly counts: boolean
  readonly #options: YearlyOptions
  readonly #own = new Map<Day, number>()
  readonly #months = new Set<string>()
  #years: readonly DistanceYear[] | null = null

  constructor(options: YearlyOptions) {
    this.#options = options
    this.counts = options.counts
  }

  /** What the rows are determined by. */
  get years(): readonly DistanceYear[] {
    this.#years ??= distanceYears(this.#known())
    return this.#years
  }

  noteDay(day: Day): void {
    if (this.counts) this.#months.add(day.slice(0, 7))
  }

  note(row: SalesRow): void {
    if (!this.counts || row.day === null) return
    const value = row.kind === 'SALE' ? this.#valueOf(row, row.day) : null
    if (value === null || !value.known) return
    this.#own.set(row.day, (this.#own.get(row.day) ?? 0) + value.cents)
  }

  tell(row: SalesRow, sale: FoundSale | null): number | null {
    const day = (row.kind === 'REFUND' ? sale?.day : null) ?? row.day
    if (row.kind === 'MOVE' || day === null) return null
    const value = this.#valueOf(row, day)
    if (value === null) return null
    const standing = standingOn(day, this.years)
    // Without a rate nobody can say whether this is the sale that exceeds the limit.
    if (!value.known && standing !== 'ABOVE') return null
    this.#say(row, standing)
    return row.kind === 'SALE' && value.known ? value.cents : null
  }

  #say({ kind, transaction }: SalesRow, standing: ReturnType<typeof standingOn>): void {
    if (standing === 'YEAR') return
    const year = standing === 'ABOVE' ? ABOVE : '0'
    const previous = standing === 'BELOW' ? '0' : undefined
    if (kind === 'REFUND') {
      transaction.original_distance_sales_ytd_eur = year
      transaction.original_distance_sales_prev_year_eur = previous
    }
    transaction.distance_sales_ytd_eur = year
    transaction.distance_sales_prev_year_eur = previous
  }

  #valueOf(row: SalesRow, day: Day): Value | null {
    const { opted, probe, perEuro } = this.#options
    if (row.kind === 'MOVE' || row.transaction.depart === row.transaction.arrive) return null
    if (opted && (opted.from ?? '') <= day && day <= (opted.to ?? '9')) return null
    return distanceValue(probe, perEuro, row)
  }

  #known(): Known {
    const { known } = this.#options
    if (!this.counts) return known
    const days = new Map(known.days)
    for (const [day, cents] of this.#own) days.set(day, (days.get(day) ?? 0) + cents)
    return { ...known, days, months: new Set([...known.months, ...this.#months]) }
  }
}

/** A sum that exceeds the limit, as the engine reads it. */
const ABOVE = String(DISTANCE_LIMIT / 100 + 1)
