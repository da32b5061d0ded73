import type { Day } from '#platform/shared/calendar.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import type { VatEngine } from '#vat/engine/determine-vat.ts'
import type { SalesRow } from './formats/sales-row.ts'
import type { FoundSale } from './sale-index.ts'

/** What one euro was worth in a currency on a day, as a decimal; null: not known. */
export type PerEuro = (currency: string, day: Day) => string | null

/** Euro cents; `known: false`: a rate is missing. */
export type Value = { cents: number; known: boolean }

/** The turnover of distance sales, which decides where they are taxed. */
export type Turnover = {
  /** Whether the first look at a file counts its sales */
  readonly counts: boolean
  /** To be called for the day of every row, before the first is asked for. */
  noteDay(day: Day): void
  /** To be called for every sale that leaves its state, before the first is asked for. */
  note(row: SalesRow): void
  /**
   * Tells the engine the turnover before a sale, or before the sale of a refund.
   * @returns euro cents that the row itself adds; null: none
   */
  tell(row: SalesRow, sale: FoundSale | null): number | null
}

/**
 * What a row adds to the turnover, without VAT, at the rate of origin; null: nothing.
 * @param probe the engine for this seller as if there had been no distance sale yet: what it taxes at origin counts
 */
export function distanceValue(probe: VatEngine, perEuro: PerEuro, row: SalesRow): Value | null {
  const { decision, net } = probe(asSale(row.transaction))
  const counts =
    decision.scheme === 'ORIGIN_BELOW_THRESHOLD' || decision.dispatch?.treatment === 'TAXED_AT_DESTINATION'
  if (!counts || net === null || row.day === null) return null
  const cents = centsOf(perEuro, Math.abs(net), row.currency, row.day)
  return cents === null ? { cents: 0, known: false } : { cents, known: true }
}

/** Most rows are no refunds, and are not copied. */
function asSale(transaction: SalesRow['transaction']): SalesRow['transaction'] {
  if (transaction.original_supply_date === undefined) return transaction
  const { original_supply_date: _, ...sale } = transaction
  return sale
}

function centsOf(perEuro: PerEuro, units: number, currency: string, day: Day): number | null {
  if (currency === 'EUR') return units
  const rate = perEuro(currency, day)
  return rate === null ? null : Math.round((units * 100) / 10 ** exponentOf(currency) / Number(rate))
}
