import { createHash } from 'node:crypto'

/** A hash of facts by their names: a database returns rows, and so the entries of what is made of them, in any order. */
export const hashOfFacts = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts, byName)).digest('hex')

/** Lists keep their order, which may say something. */
function byName(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
