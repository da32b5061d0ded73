import type { Box } from '../boxes/prepared-return.ts'
import type { BoxRow } from './declarations.tables.ts'

/** Whether two calculations say the same, whatever the way to it. */
export function sameFigures(before: readonly BoxRow[], now: readonly Box[]): boolean {
  if (before.length !== now.length) return false
  const known = new Map(before.map(({ box, amount }) => [box, amount]))
  return now.every(({ box, units }) => known.get(box) === units)
}

/** Whether the way to them is the same, too. */
export function sameSources(before: readonly BoxRow[], now: readonly Box[]): boolean {
  const known = new Map(before.map(({ box, sources }) => [box, inOrder(sources)]))
  return now.every(({ box, sources }) => known.get(box) === inOrder(sources))
}

/** The database keeps the names inside a JSON object in an order of its own. */
const inOrder = (sources: Box['sources']): string =>
  JSON.stringify(
    sources.map(({ of, month, currency, figure, units }) => [of, month, currency, figure, units]),
  )
