import { hashOfText, isAt } from './cell-texts.ts'

/** A power of two. */
const PLACES = 1 << 17
const STEPS = 4
/** When so many are known, all are forgotten: a file with other texts begins, or most of them do not repeat. */
const MOST_TEXTS = 30_000
const LONGEST = 32

export const EMPTY_TEXT = 0
/** A text that was seen for the first time, or is too long: whoever wants it makes it. */
export const NO_TEXT = -1

/** Numbers for the texts that repeat from row to row, found by their bytes; from the second time on a text has one. */
export class RepeatedTexts {
  readonly #numbers = new Int32Array(PLACES)
  readonly #hashes = new Int32Array(PLACES)
  #texts: string[] = ['']
  #told = 1

  /** @param bytes ASCII from `start` to `end` */
  numberOf(bytes: Buffer, start: number, end: number): number {
    if (end <= start) return EMPTY_TEXT
    if (end - start > LONGEST) return NO_TEXT
    // 0 is a place that was never taken.
    const hash = hashOfText(bytes, start, end) || 1
    for (let step = 0; step < STEPS; step++) {
      const place = (hash + step) & (PLACES - 1)
      const seen = this.#hashes[place] ?? 0
      if (seen === 0) {
        this.#hashes[place] = hash
        return NO_TEXT
      }
      if (seen !== hash) continue
      const number = this.#numbers[place] ?? 0
      if (number === 0) return this.#add(place, bytes.toString('latin1', start, end))
      const text = this.#texts[number] ?? ''
      if (text.length === end - start && isAt(text, bytes, start)) return number
    }
    return NO_TEXT
  }

  #add(place: number, text: string): number {
    this.#numbers[place] = this.#texts.length
    return this.#texts.push(text) - 1
  }

  /** To be called between two pieces: numbers that were given stand until all texts are forgotten. @returns whether they were */
  begin(): boolean {
    if (this.#texts.length < MOST_TEXTS) return false
    this.#numbers.fill(0)
    this.#hashes.fill(0)
    this.#texts = ['']
    this.#told = 1
    return true
  }

  /** Those that got their number since the last call. */
  fresh(): string[] {
    const texts = this.#texts.slice(this.#told)
    this.#told = this.#texts.length
    return texts
  }
}
