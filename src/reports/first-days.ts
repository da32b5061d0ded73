import { FIRST_SLOTS, MOST_SLOTS, release } from './hashed-keys.ts'
import type { Hash } from './reader/cells.ts'

const MOST_KEYS = MOST_SLOTS * 0.75
const PARTS = 16

/**
 * The first day by key, 8 bytes a key: 48 bits of its hash, and the day. In parts that grow one after the other, so that
 * never more than one of them exists twice.
 */
export class FirstDays {
  readonly #parts: readonly DayTable[]
  readonly #most: number

  constructor(most = MOST_KEYS) {
    this.#most = most
    this.#parts = Array.from({ length: PARTS }, () => new DayTable(most / PARTS))
  }

  /** @returns false: a part is full, and knows no more than it does */
  add(key: Hash, day: number): boolean {
    return this.#partOf(key).add(key, day)
  }

  dayOf(key: Hash): number | null {
    return this.#partOf(key).dayOf(key)
  }

  /** The same days of some keys alone. */
  ofKeys(keys: FirstDays): FirstDays {
    const days = new FirstDays(this.#most)
    keys.#parts.forEach((part, at) => {
      part.eachKey((key) => {
        const day = this.#parts[at]?.dayOf(key) ?? null
        if (day !== null) days.#parts[at]?.add(key, day)
      })
    })
    return days
  }

  /** Nothing may be asked of it afterwards. */
  end(): void {
    for (const part of this.#parts) part.end()
  }

  #partOf({ high }: Hash): DayTable {
    const part = this.#parts[high >>> 28]
    if (!part) throw new Error('a hash has 32 bits')
    return part
  }
}

class DayTable {
  #first = new Uint32Array(FIRST_SLOTS / PARTS)
  /** The upper half completes the hash, the lower is the day plus one. */
  #rest = new Uint32Array(FIRST_SLOTS / PARTS)
  #size = 0
  readonly #most: number

  constructor(most: number) {
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

  eachKey(take: (key: Hash) => void): void {
    for (let place = 0; place < this.#rest.length; place++) {
      const rest = this.#rest[place] ?? 0
      if (rest !== 0) take({ high: this.#first[place] ?? 0, low: rest >>> 16 })
    }
  }

  end(): void {
    release(this.#first, this.#rest)
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
    if (this.#size >= this.#most || length >= MOST_SLOTS / PARTS) return false
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
    release(first, rest)
    return true
  }
}
