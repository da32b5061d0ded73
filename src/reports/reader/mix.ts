import type { Hash } from './cells.ts'

/** Mixes a text into a hash. Its end counts too: `ab` + `c` is not `a` + `bc`. */
export function mixText(text: string, hash: Hash): void {
  let { high, low } = hash
  for (let at = 0; at < text.length; at++) {
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193)
    low = Math.imul((low ^ text.charCodeAt(at)) + 0x9e3779b9, 0x85ebca6b)
    low ^= low >>> 15
  }
  hash.high = Math.imul(high ^ 0x1f, 0x01000193)
  hash.low = Math.imul(low ^ 0x1f, 0xc2b2ae35)
}

/** Mixes a whole number into a hash, all of its bits. */
export function mixNumber(value: number, hash: Hash): void {
  const upper = Math.floor(value / 2 ** 32)
  let { high, low } = hash
  for (let part = value | 0, times = 0; times < 2; part = upper | 0, times++) {
    high = Math.imul(high ^ part, 0x01000193)
    high ^= high >>> 13
    low = Math.imul((low ^ part) + 0x9e3779b9, 0x85ebca6b)
    low ^= low >>> 15
  }
  hash.high = Math.imul(high ^ 0x1f, 0x01000193)
  hash.low = Math.imul(low ^ 0x1f, 0xc2b2ae35)
}
