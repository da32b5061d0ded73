import type { Hash } from './reader/cells.ts'
import { addDays, type Day, daysBetween } from '#platform/shared/calendar.ts'

/** 2^24 places, of which three quarters may be taken: no file that is accepted has more rows. */
const MOST_SLOTS = 1 << 24
const MOST_KEYS = MOST_SLOTS * 0.75
const FIRST_SLOTS = 1 << 12

export class TooManyRows extends Error {}

/** Room for so many keys, of which none has to move later: a table that grows exists twice meanwhile. */
function slotsFor(keys: number): number {
  let slots = FIRST_SLOTS
  while (slots * 0.75 <= keys && slots < MOST_SLOTS) slots *= 2
  return slots
}

/**
 * Keys seen before, as 64-bit hashes in an open table of 10 bytes a key: 160 MB for the most rows that a file may have
 * (12.5 million). Two different keys of ten million agree by accident once in 400,000 files.
 */
export class RowKeys {
  #high: Uint32Array
  #low: Uint32Array
  #content: Uint16Array
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
    const mask = this.#low.length - 1
    let place = (high ^ Math.imul(low, 0x9e3779b1)) & mask
    while (this.#low[place] !== 0 && (this.#low[place] !== low || this.#high[place] !== high))
      place = (place + 1) & mask
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
    this.#high = new Uint32Array(length * 2)
    this.#low = new Uint32Array(length * 2)
    this.#content = new Uint16Array(length * 2)
    for (let place = 0; place < length; place++) {
      const second = low[place] ?? 0
      if (second === 0) continue
      const first = high[place] ?? 0
      this.#put(this.#placeOf(first, second), first, second, content[place] ?? 0)
    }
  }
}

const EPOCH: Day = '2000-01-01'
/** Days repeat; counting them from a date each time would cost more than the rest. */
const numbers = new Map<Day, number>()
const MOST_DAYS = 5000

export function dayNumber(day: Day): number {
  const found = numbers.get(day)
  if (found !== undefined) return found
  if (numbers.size >= MOST_DAYS) numbers.clear()
  const number = Math.min(0xffff, Math.max(0, daysBetween(EPOCH, day)))
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

/** The first day by key, 8 bytes a key: 48 bits of its hash, and the day. */
export class FirstDays {
  #first = new Uint32Array(FIRST_SLOTS)
  /** The upper half completes the hash, the lower is the day plus one. */
  #rest = new Uint32Array(FIRST_SLOTS)
  #size = 0
  readonly #most: number

  constructor(most = MOST_KEYS) {
    this.#most = most
  }

  /** @returns false: the table is full, and knows no more than it does */
  add({ high, low }: Hash, day: number): boolean {
    if (this.#size >= this.#first.length * 0.75 && !this.#grow()) return false
    const place = this.#placeOf(high >>> 0, low & 0xffff)
    const known = this.#rest[place] ?? 0
    if (known === 0) {
      this.#first[place] = high >>> 0
      this.#size++
    }
    if (known === 0 || (known & 0xffff) > day + 1)
      this.#rest[place] = (((low & 0xffff) << 16) | (day + 1)) >>> 0
    return true
  }

  dayOf({ high, low }: Hash): number | null {
    const known = this.#rest[this.#placeOf(high >>> 0, low & 0xffff)] ?? 0
    return known === 0 ? null : (known & 0xffff) - 1
  }

  /** The same days of some keys alone. */
  ofKeys(keys: FirstDays): FirstDays {
    const days = new FirstDays(this.#most)
    for (let place = 0; place < keys.#rest.length; place++) {
      const rest = keys.#rest[place] ?? 0
      if (rest === 0) continue
      const key = { high: keys.#first[place] ?? 0, low: rest >>> 16 }
      const day = this.dayOf(key)
      if (day !== null) days.add(key, day)
    }
    return days
  }

  #placeOf(high: number, low: number): number {
    const mask = this.#first.length - 1
    let place = (high ^ Math.imul(low, 0x9e3779b1)) & mask
    for (;;) {
      const rest = this.#rest[place] ?? 0
      if (rest === 0 || (this.#first[place] === high && rest >>> 16 === low)) return place
      place = (place + 1) & mask
    }
  }

  #grow(): boolean {
    const { length } = this.#first
    if (this.#size >= this.#most || length >= MOST_SLOTS) return false
    const [first, rest] = [this.#first, this.#rest]
    this.#first = new Uint32Array(length * 2)
    this.#rest = new Uint32Array(length * 2)
    for (let place = 0; place < length; place++) {
      const value = rest[place] ?? 0
      if (value === 0) continue
      const to = this.#placeOf(first[place] ?? 0, value >>> 16)
      this.#first[to] = first[place] ?? 0
      this.#rest[to] = value
    }
    return true
  }
}
