import type { Hash } from './cells.ts'

export const QUOTE = 34
const CR = 13
/** V8 keeps the whole text alive for a longer part of it; such a cell is copied. */
const LONGEST_PART = 12
/** Short texts that are kept; a power of two. */
const REMEMBERED = 4096

/** Makes texts and hashes of cells, which are given by their place among the bytes of a text file (UTF-8). */
export class CellTexts {
  #bytes: Buffer = Buffer.alloc(0)
  #text: string | null = null
  readonly #known: string[] = Array.from({ length: REMEMBERED }, () => '')

  begin(bytes: Buffer): void {
    this.#bytes = bytes
    this.#text = null
  }

  textOf(start: number, last: number, beyondAscii: boolean): string {
    const bytes = this.#bytes
    const end = endOfText(bytes, start, last)
    if (end <= start) return ''
    if (!this.#isQuoted(start, end)) return this.#textBetween(start, end, beyondAscii)
    const text = this.#textBetween(start + 1, end - 1, beyondAscii)
    return text.includes('""') ? text.replaceAll('""', '"') : text
  }

  #isQuoted(start: number, end: number): boolean {
    return this.#bytes[start] === QUOTE && end - start >= 2 && this.#bytes[end - 1] === QUOTE
  }

  #textBetween(start: number, end: number, beyondAscii: boolean): string {
    if (beyondAscii) return this.#bytes.toString('utf8', start, end)
    if (end - start > LONGEST_PART) return this.#bytes.toString('latin1', start, end)
    return this.#shortText(start, end)
  }

  /** Countries, currencies, days and prices repeat from row to row: the same text is rarely made twice. */
  #shortText(start: number, end: number): string {
    const bytes = this.#bytes
    const place = hashOfText(bytes, start, end) & (REMEMBERED - 1)
    const known = this.#known[place] ?? ''
    if (known.length === end - start && isAt(known, bytes, start)) return known
    this.#text ??= bytes.toString('latin1')
    const text = this.#text.slice(start, end)
    this.#known[place] = text
    return text
  }

  mix(start: number, last: number, hash: Hash): void {
    const bytes = this.#bytes
    let at = start
    let end = endOfText(bytes, start, last)
    if (this.#isQuoted(at, end)) {
      at++
      end--
    }
    let { high, low } = hash
    for (; at < end; at++) {
      const byte = bytes[at] ?? 0
      high = Math.imul(high ^ byte, 0x01000193)
      low = Math.imul((low ^ byte) + 0x9e3779b9, 0x85ebca6b)
      low ^= low >>> 15
    }
    // The end of a cell counts too: `ab` + `c` is not `a` + `bc`.
    hash.high = Math.imul(high ^ 0x1f, 0x01000193)
    hash.low = Math.imul(low ^ 0x1f, 0xc2b2ae35)
  }
}

/** Where a cell's text ends: the last one of a row may have a CR behind it. */
export const endOfText = (bytes: Uint8Array, start: number, last: number): number =>
  last > start && bytes[last - 1] === CR ? last - 1 : last

/** By which a short text is found again. */
export function hashOfText(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** Whether a text of ASCII stands at a place of the bytes. */
export function isAt(text: string, bytes: Uint8Array, start: number): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) !== bytes[start + at]) return false
  return true
}
