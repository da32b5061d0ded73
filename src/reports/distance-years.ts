import type { Day } from '#platform/shared/calendar.ts'
import { THRESHOLDS } from '#vat/rates/thresholds.ts'

/** What a company has said of the distance sales of a year and of the year before, in euro cents without VAT. */
export type SaidOfYear = {
  year: number
  previousYear: number | null
  /** Those of the months before one, `2026-03`, which no file need tell of */
  before: { month: string; amount: number } | null
}

/** From when the distance sales of a year are taxed where the goods arrive (Directive 2006/112 art. 59c). */
export type DistanceYear = {
  year: number
  /** The day on which the limit is exceeded: that day's sales count as after it. null: as far as is known, none */
  crossed: Day | null
  /** What has to be said before a sale of the year below the limit can be decided */
  asks: 'YEAR' | 'PREVIOUS_YEAR' | null
  /** Before this day nobody knows, although the year as a whole has been answered for. */
  knownFrom?: Day
}

export type Known = {
  said: readonly SaidOfYear[]
  /** Euro cents by day, of the sales themselves */
  days: ReadonlyMap<Day, number>
  /** Months that files tell of, `2026-03` */
  months: ReadonlySet<string>
}

export const DISTANCE_LIMIT = THRESHOLDS.euDistanceSales.amount

/** Every year that anything is known of, in order. */
export function distanceYears(known: Known): DistanceYear[] {
  const years = new Set(
    known.said.flatMap(({ year, previousYear }) => (previousYear === null ? [year] : [year - 1, year])),
  )
  for (const list of [known.days.keys(), known.months]) for (const day of list) years.add(yearOf(day))
  return [...years].toSorted((a, b) => a - b).map((year) => distanceYear(year, known))
}

/** A year's own sum. `complete`: nothing of it is missing. */
export type YearSum = { cents: number; begins: boolean; complete: boolean }

/** What is known of a year's own distance sales: by its sales, and by what was said of the months before them. */
export function sumOfYear(year: number, { said, days, months }: Known): YearSum {
  const before = saidOf(year, said)?.before ?? null
  const first = before === null ? '' : before.month
  const own = [...days].filter(([day]) => yearOf(day) === year && day >= first)
  const begins = before !== null || months.has(`${year}-01`)
  return {
    cents: own.reduce((sum, [, cents]) => sum + cents, before?.amount ?? 0),
    begins,
    complete: begins && months.has(`${year}-12`),
  }
}

function distanceYear(year: number, known: Known): DistanceYear {
  const said = saidOf(year, known.said)
  const previous = previousOf(year, known)
  if (previous !== null && previous > DISTANCE_LIMIT) return { year, crossed: `${year}-01-01`, asks: null }
  const before = said?.before ?? null
  const begins = known.months.has(`${year}-01`)
  const crossed = crossingDay(year, before, known.days)
  const isKnown = before !== null || begins || endedWithin(year, known.said)
  const asks = isKnown ? (previous === null ? 'PREVIOUS_YEAR' : null) : 'YEAR'
  const isAboveBefore = before !== null && before.amount > DISTANCE_LIMIT && !begins
  return { year, crossed, asks, ...(isAboveBefore && { knownFrom: `${before.month}-01` }) }
}

/** A year that ended within the limit was within it on each of its days. */
function endedWithin(year: number, said: Known['said']): boolean {
  const after = saidOf(year + 1, said)?.previousYear ?? null
  return after !== null && after <= DISTANCE_LIMIT
}

/** Last year's, by what was said and by its own sales, whichever is more; null: nobody knows. */
function previousOf(year: number, known: Known): number | null {
  const said = saidOf(year, known.said)?.previousYear ?? null
  const { cents, complete } = sumOfYear(year - 1, known)
  if (complete || cents > DISTANCE_LIMIT) return Math.max(cents, said ?? 0)
  return said
}

/** Sales of months of which the sum was said do not add to it: their files have them by day, and the sum has them all. */
function crossingDay(year: number, before: SaidOfYear['before'], days: Known['days']): Day | null {
  const own = [...days].filter(([day]) => yearOf(day) === year).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (before === null) return crossedIn(own, 0)
  const first = `${before.month}-01`
  const earlier = crossedIn(
    own.filter(([day]) => day < first),
    0,
  )
  if (earlier !== null) return earlier
  if (before.amount > DISTANCE_LIMIT) return first
  return crossedIn(
    own.filter(([day]) => day >= first),
    before.amount,
  )
}

function crossedIn(days: readonly (readonly [Day, number])[], from: number): Day | null {
  let sum = from
  for (const [day, cents] of days) {
    sum += cents
    if (sum > DISTANCE_LIMIT) return day
  }
  return null
}

/** What applies to a sale of a day: undecided, as long as it is not known, and with what has to be asked. */
export function standingOn(
  day: Day,
  years: readonly DistanceYear[],
): 'BELOW' | 'ABOVE' | 'YEAR' | 'PREVIOUS_YEAR' {
  const year = years.find((one) => one.year === yearOf(day))
  if (!year) return 'YEAR'
  const { crossed, asks, knownFrom } = year
  if (crossed !== null && day >= crossed) return 'ABOVE'
  if (knownFrom !== undefined && day < knownFrom) return 'YEAR'
  return asks ?? 'BELOW'
}

const saidOf = (year: number, said: readonly SaidOfYear[]): SaidOfYear | undefined =>
  said.find((one) => one.year === year)

const yearOf = (day: string): number => Number(day.slice(0, 4))
