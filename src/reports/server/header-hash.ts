import { createHash } from 'node:crypto'

/** Begins what a mapping has instead of a hash once it was taken back: no file's columns have it. */
export const RETIRED = 'retired:'

/**
 * By what a file finds how it is read, what fits best first. Two shops may export the same columns and dispatch from
 * different countries; what was said of a file of no shop counts for all of them.
 */
export function hashesFor(header: readonly string[], shopId: string | null): [string, ...string[]] {
  const names = header.map((name) => name.trim())
  const ofAll = sha256(JSON.stringify(names))
  return shopId === null ? [ofAll] : [sha256(JSON.stringify({ shopId, names })), ofAll]
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
