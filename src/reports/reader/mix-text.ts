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
