import type { Hash } from './reader/cells.ts'
import { addDays, type Day, daysBetween } from '#platform/shared/calendar.ts'

/** 2^24 places, of which three quarters may be taken: no file that is accepted has more rows. */
export const MOST_SLOTS = 1 << 24
export const FIRST_SLOTS = 1 << 12

export class TooManyRows extends Error {}

/**
 * Gives the memory of tables back at once. They are large and lie outside of the heap, so that the collector sees no hurry:
 * of five million rows, a fifth of the process would be tables that nobody reads any more.
 */
export function release(...tables: readonly (Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>)[]): void {
  for (const { buffer } of tables) buffer.transfer(0)
}

/** Room for so many keys, of which none has to move later: a table that grows exists twice meanwhile. */
const slotsFor = (keys: number): number =>
  Math.min(MOST_SLOTS, Math.max(FIRST_SLOTS, Math.floor(keys / 0.75) + 1))

/**
 * Keys seen before, as 64-bit hashes in an open table of 10 bytes a key: 160 MB for the most rows that a file may have
 * (12.5 million). Two different keys of ten million agree by accident once in 400,000 files.
 */
export class RowKeys {
  #high: Uint32Array<ArrayBuffer>
  #low: Uint32Array<ArrayBuffer>
  #content: Uint16Array<ArrayBuffer>
  #size = 0

  /** @param expected how many there will be, as far as it is known; more are taken as well */
  constructor(expected = 0) {
    const slots = slotsFor(expected)
    this.#high = new Uint32Array(slots)
    this.#low = new Uint32Array(slots)
    this.#content = new Uint16Array(slots)
  }

  /** @param content a hash of what else the row says */
  add({ high, low }: Hash, content: number): 'NEW' | 'SAME' | 'DIFFERENT' {
    const first = high >>> 0
    const second = low >>> 0 || 1
    const print = content & 0xffff
    if (this.#size >= this.#low.length * 0.75) this.#grow()
    const place = this.#placeOf(first, second)
    if (this.#low[place] !== 0) return this.#content[place] === print ? 'SAME' : 'DIFFERENT'
    this.#put(place, first, second, print)
    this.#size++
    return 'NEW'
  }

  #placeOf(high: number, low: number): number {
    const { length } = this.#low
    const mixed = Math.imul(high ^ Math.imul(low, 0x9e3779b1), 0x85ebca6b) >>> 0
    let place = Math.floor((mixed / 2 ** 32) * length)
    while (this.#low[place] !== 0 && (this.#low[place] !== low || this.#high[place] !== high))
      place = place + 1 < length ? place + 1 : 0
    return place
  }

  #put(place: number, high: number, low: number, print: number): void {
    this.#high[place] = high
    this.#low[place] = low
    this.#content[place] = print
  }

  #grow(): void {
    const { length } = this.#low
    if (length >= MOST_SLOTS) throw new TooManyRows()
    const [high, low, content] = [this.#high, this.#low, this.#content]
    const slots = Math.min(MOST_SLOTS, length * 2)
    this.#high = new Uint32Array(slots)
    this.#low = new Uint32Array(slots)
    this.#content = new Uint16Array(slots)
    for (let place = 0; place < length; place++) {
      const second = low[place] ?? 0
      if (second === 0) continue
      const first = high[place] ?? 0
      this.#put(this.#placeOf(first, second), first, second, content[place] ?? 0)
    }
    release(high, low, content)
  }
}

const EPOCH: Day = '2000-01-01'
/** Days before the first and behind the last of them have the number of that. */
export const DAY_NUMBERS = 1 << 16
/** Days repeat; counting them from a date each time would cost more than the rest. */
const numbers = new Map<Day, number>()
const MOST_DAYS = 5000

export function dayNumber(day: Day): number {
  const found = numbers.get(day)
  if (found !== undefined) return found
  if (numbers.size >= MOST_DAYS) numbers.clear()
  const number = Math.min(DAY_NUMBERS - 1, Math.max(0, daysBetween(EPOCH, day)))
  numbers.set(day, number)
  return number
}

const days: Day[] = []

/** The day of a number; there are few, and each is worked out once. */
export function dayAt(number: number): Day {
  const found = days[number]
  if (found !== undefined) return found
  const day = addDays(EPOCH, number)
  if (number >= 0) days[number] = day
  return day
}
