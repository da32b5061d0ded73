import type { Day } from '#platform/shared/calendar.ts'
import { RATE_LEVELS, type RateRow } from './facts.ts'
import { normaliseCountry, type TaxArea } from './tax-country.ts'
import { holdsOn, timelineOf } from './timeline.ts'

/** The rates of one area, indexed. */
export type RateTable = {
  rows: readonly RateRow[]
  /** The first day for which the standard rate is known */
  begins: Day
  on(category: string, day: Day): RateRow | undefined
  levelsOn(day: Day): readonly RateRow[]
}

const NONE_ADDED: readonly RateRow[] = []
const tables = new WeakMap<readonly RateRow[], Map<string, RateTable>>()

/** Built once for an area and a list of added rates, so a change must be a new list. */
export function rateTable(area: TaxArea, added: readonly RateRow[]): RateTable {
  const list = added.length === 0 ? NONE_ADDED : added
  const known = tables.get(list) ?? new Map<string, RateTable>()
  tables.set(list, known)
  const found = known.get(area.code) ?? makeTable(rowsOf(area, list))
  known.set(area.code, found)
  return found
}

function rowsOf({ code, facts, territory }: TaxArea, added: readonly RateRow[]): RateRow[] {
  const own = territory ? territory.rates : facts.rates
  const concerns = (country: string): boolean => country === code || country === facts.ratesAsIn
  return [...own, ...added.filter((row) => concerns(normaliseCountry(row.country)))]
}

function makeTable(all: readonly RateRow[]): RateTable {
  // Several reduced rates hold at the same time, so each is a line of its own.
  const lines = grouped(all, (row) =>
    row.category === 'reduced' ? `reduced ${row.basisPoints}` : row.category,
  )
  const rows = [...lines.values()].flatMap(timelineOf).toSorted(inOrder)
  const byCategory = grouped(rows, ({ category }) => category)
  const levels = rows.filter(({ category }) => levelOf(category) >= 0)
  return {
    rows,
    begins: byCategory.get('standard')?.[0]?.from ?? '',
    on: (category, day) => byCategory.get(category)?.find((row) => holdsOn(row, day)),
    levelsOn: (day) => levels.filter((row) => holdsOn(row, day)),
  }
}

/** `Map.groupBy`, for browsers that do not have it yet. */
function grouped(rows: readonly RateRow[], keyOf: (row: RateRow) => string): Map<string, RateRow[]> {
  const groups = new Map<string, RateRow[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

const levelOf = (category: string): number => (RATE_LEVELS as readonly string[]).indexOf(category)

/** Levels in their order, then categories of goods by name; then by time and rate. */
function inOrder(a: RateRow, b: RateRow): number {
  return (
    place(a) - place(b) ||
    compare(a.category, b.category) ||
    compare(a.from, b.from) ||
    a.basisPoints - b.basisPoints
  )
}

const place = (row: RateRow): number => {
  const level = levelOf(row.category)
  return level < 0 ? RATE_LEVELS.length : level
}
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
