import { addDays, type Day } from '#platform/shared/calendar.ts'

type Amount = { box: string; units: number; decimals: number }
export type YearDifference = { box: string; units: number; declared: number }

const UNIT = 100

/**
 * The boxes in which a year differs from the sum of what its returns declared, by more than the rounding of each can
 * explain: a form of whole units may lose one with every return.
 */
export function yearDifferences(
  year: readonly Amount[],
  returns: readonly (readonly Amount[])[],
): YearDifference[] {
  const declared = new Map<string, number>()
  for (const { box, units } of returns.flat()) declared.set(box, (declared.get(box) ?? 0) + units)
  const isWhole = [year, ...returns].flat().some(({ decimals }) => decimals === 0)
  const tolerance = returns.length * (isWhole ? UNIT : 1)
  const units = new Map(year.map((one) => [one.box, one.units]))
  return [...new Set([...units.keys(), ...declared.keys()])]
    .map((box) => ({ box, units: units.get(box) ?? 0, declared: declared.get(box) ?? 0 }))
    .filter((one) => Math.abs(one.units - one.declared) > tolerance)
    .toSorted((a, b) => a.box.localeCompare(b.box, 'en', { numeric: true }))
}

type Span = { from: Day; to: Day }

/** The days of a year that no return covers. */
export function gapsIn(year: Span, returns: readonly Span[]): Span[] {
  const gaps: Span[] = []
  let next = year.from
  for (const { from, to } of returns.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (from > next) gaps.push({ from: next, to: addDays(from, -1) })
    if (to >= next) next = addDays(to, 1)
  }
  return next > year.to ? gaps : [...gaps, { from: next, to: year.to }]
}
