import { daysBetween, type Day } from '#platform/shared/calendar.ts'
import { categoriesOf, type EprStream } from './categories.ts'

/** What all categories of a report add up to, as a line of its own. */
export const TOTAL_WEIGHT = 'total weight'

/** Milligrams by line. */
type Weights = ReadonlyMap<string, number>

type ComparedLine = {
  category: string
  now: number
  /** Null where there is nothing to compare with; a line that was not in the report before is 0 there. */
  before: number | null
  difference: number | null
}

/**
 * A report's weights beside those of the period before: lines that only one of both has too, or what is no longer
 * reported would go unseen. Empty while the report has no figures.
 */
export function compareQuantities(
  stream: EprStream,
  now: Weights | null,
  before: Weights | null,
): ComparedLine[] {
  if (now === null) return []
  const lines = [...categoriesOf(stream), TOTAL_WEIGHT]
  return lines.flatMap((category): ComparedLine[] => {
    if (!now.has(category) && !before?.has(category)) return []
    const amount = now.get(category) ?? 0
    if (before === null) return [{ category, now: amount, before: null, difference: null }]
    const then = before.get(category) ?? 0
    return [{ category, now: amount, before: then, difference: amount - then }]
  })
}

type Days = { fromDay: Day; toDay: Day }

/** A leap day, and the quarters and halves of a year, differ by a few days. */
const FEW_DAYS = 5

/** Whether two periods can be set beside each other as they are: a first year may have begun in May. */
export function areAsLong(one: Days, other: Days): boolean {
  const [first, second] = [daysBetween(one.fromDay, one.toDay), daysBetween(other.fromDay, other.toDay)]
  return Math.abs(first - second) <= FEW_DAYS
}
