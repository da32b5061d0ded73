import { harmlessText } from './harmless-json.ts'

/** A cell of a given row. */
export type Cell = string | number | null

const HEAD = 20
const LENGTH = 4
const NONE = -1
const TWO_TO_32 = 2 ** 32
const MS_A_DAY = 86_400_000
/** From the first day of Unix to that of PostgreSQL, the first of 2000. */
const DAYS_TO_2000 = 10_957
const JSONB_VERSION = 1

/** How an element is written: its number in `pg_type`, bytes at most, and the writing, which answers where it ended. */
type Element = {
  oid: number
  most: (cell: string | number) => number
  write: (bytes: Buffer, at: number, cell: string | number) => number
}

/** What the database refuses: a zero character, or half of one. */
const REFUSED = /[\0\ud800-\udfff]/

/** UTF-16 units take three bytes at most. */
const writeText = (bytes: Buffer, at: number, cell: string | number): number => {
  const text = String(cell)
  return at + bytes.write(REFUSED.test(text) ? harmlessText(text) : text, at)
}

const days = new Map<string, number>()
const MOST_DAYS = 10_000

/** @throws RangeError where it is no day */
function daysSince2000(day: string): number {
  const known = days.get(day)
  if (known !== undefined) return known
  const found = Date.parse(day) / MS_A_DAY - DAYS_TO_2000
  if (!Number.isInteger(found)) throw new RangeError('not a day')
  if (days.size >= MOST_DAYS) days.clear()
  days.set(day, found)
  return found
}

const ELEMENTS = {
  text: { oid: 25, most: (cell) => 3 * String(cell).length, write: writeText },
  int: { oid: 23, most: () => 4, write: (bytes, at, cell) => bytes.writeInt32BE(Number(cell), at) },
  bigint: {
    oid: 20,
    most: () => 8,
    write(bytes, at, cell) {
      const number = Number(cell)
      if (!Number.isSafeInteger(number)) throw new RangeError('not a whole number')
      const high = Math.floor(number / TWO_TO_32)
      return bytes.writeUInt32BE(number - high * TWO_TO_32, bytes.writeInt32BE(high, at))
    },
  },
  date: {
    oid: 1082,
    most: () => 4,
    write: (bytes, at, cell) => bytes.writeInt32BE(daysSince2000(String(cell)), at),
  },
  /** In hexadecimal digits, with or without hyphens. */
  uuid: {
    oid: 2950,
    most: () => 16,
    write: (bytes, at, cell) => at + bytes.write(String(cell).replaceAll('-', ''), at, 16, 'hex'),
  },
  jsonb: {
    oid: 3802,
    most: (cell) => 1 + 3 * String(cell).length,
    write: (bytes, at, cell) => writeText(bytes, bytes.writeUInt8(JSONB_VERSION, at), cell),
  },
} satisfies Record<string, Element>
export type ElementType = keyof typeof ELEMENTS

/**
 * One column of some rows as PostgreSQL sends and takes arrays in its binary format: half the work for both sides than
 * as text, and nothing in it has to be escaped.
 * @see https://www.postgresql.org/docs/current/protocol-overview.html#PROTOCOL-FORMAT-CODES
 */
export function binaryArray<K extends string>(
  rows: readonly Readonly<Record<K, Cell>>[],
  name: K,
  type: ElementType,
): Buffer {
  const { oid, most, write }: Element = ELEMENTS[type]
  let size = HEAD
  for (const row of rows) size += LENGTH + (row[name] === null ? 0 : most(row[name]))
  const bytes = Buffer.allocUnsafe(size)
  let hasNone = 0
  let at = HEAD
  for (const row of rows) {
    const cell = row[name]
    const start = at + LENGTH
    if (cell === null) {
      hasNone = 1
      at = bytes.writeInt32BE(NONE, at)
    } else {
      const end = write(bytes, start, cell)
      bytes.writeInt32BE(end - start, at)
      at = end
    }
  }
  const dimensions = rows.length === 0 ? 0 : 1
  let head = bytes.writeInt32BE(dimensions)
  for (const one of [hasNone, oid, rows.length, 1]) head = bytes.writeInt32BE(one, head)
  return bytes.subarray(0, dimensions === 0 ? HEAD - 2 * LENGTH : at)
}
