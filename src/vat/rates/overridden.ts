import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { RateRow } from './facts.ts'
import { rateTable } from './rate-table.ts'
import type { TaxArea } from './tax-country.ts'
import { meet } from './timeline.ts'

/** An interval in which one rate would be overridden by another. */
export type Overridden = { category: string; basisPoints: number; from: Day; until: Day | null }

/**
 * What a new rate changes: the rates that apply now on its days. Goods without a rate of their own are at the standard
 * rate, so that is what it overrides. A further reduced rate is added to the others and overrides none.
 */
export function overriddenBy(area: TaxArea, rate: RateRow, added: readonly RateRow[]): Overridden[] {
  if (rate.category === 'reduced') return []
  const before = rateTable(area, added)
  return holdsWhen(area, rate, added).flatMap((span) => {
    const own = before.rows.filter((row) => row.category === rate.category && meet(row, span))
    const covered =
      own.length > 0 ? own : before.rows.filter((row) => row.category === 'standard' && meet(row, span))
    return covered
      .filter(({ basisPoints }) => basisPoints !== rate.basisPoints)
      .map((row) => ({
        category: row.category,
        basisPoints: row.basisPoints,
        from: row.from > span.from ? row.from : span.from,
        until: earlier(row.until, span.until),
      }))
  })
}

/** The days on which a rate would apply once it is added: a later one may end it early. */
export function holdsWhen(
  area: TaxArea,
  rate: RateRow,
  added: readonly RateRow[],
): { from: Day; until: Day | null }[] {
  return rateTable(area, [...added, rate])
    .rows.filter(
      (row) =>
        row.category === rate.category && row.source === rate.source && row.basisPoints === rate.basisPoints,
    )
    .filter((row) => meet(row, rate))
    .map(({ from, until }) => ({ from, until }))
}

/** Only what lies before a day; what began on it or later is left out. */
export function partBefore(spans: readonly Overridden[], day: Day): Overridden[] {
  const last = addDays(day, -1)
  return spans.filter(({ from }) => from < day).map((span) => ({ ...span, until: earlier(span.until, last) }))
}

function earlier(a: Day | null, b: Day | null): Day | null {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}
