import { createHash } from 'node:crypto'

/** Before the hash of a mapping that was taken back, with its id: no file's columns have it, and those it was made for are known. */
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

/** Of SHA-256, hexadecimal */
export const HASH_LENGTH = 64

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
