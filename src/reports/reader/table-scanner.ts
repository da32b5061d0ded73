import { CellTexts, QUOTE } from './cell-texts.ts'
import type { Cells, Hash, RowSink, TableFault } from './cells.ts'

export const LF = 10
const CR = 13

/** A longer line is no row of a report; without a limit, a quote that is never closed would fill the memory. */
export const LONGEST_LINE = 1024 * 1024
const SHOWN = 60
const BEYOND_ASCII = 0x80
/** No column is that. */
const NONE_LEFT = -1

/**
 * Scans the bytes of a text file (UTF-8) row by row, and makes texts only of the cells that are asked for: most of the
 * hundred columns of a report are never looked at.
 */
export class TableScanner implements Cells {
  line = 1
  count = 0
  cut = false
  readonly #separator: number
  readonly #newline: number
  readonly #sink: Pick<RowSink, 'row' | 'fault'>
  /** The columns that are asked for, in their order and up to the one that is none, and their slots. */
  readonly #columns: Int32Array
  readonly #slots: Int32Array
  /** Where the cells of the row stand among the bytes, by slot. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** Not 0: the cell may have characters beyond ASCII. */
  readonly high: Uint8Array
  #bytes: Buffer = Buffer.alloc(0)
  readonly #texts = new CellTexts()
  /** Of a line that was too long: everything up to its end is left out. */
  #skipping = false
  #nextLine: number

  constructor(options: {
    separator: number
    newline: number
    wanted: readonly number[]
    /** The line on which the bytes begin */
    line: number
    sink: Pick<RowSink, 'row' | 'fault'>
  }) {
    const { wanted, sink } = options
    this.#separator = options.separator
    this.#newline = options.newline
    this.#sink = sink
    this.#nextLine = options.line
    const asked = wanted
      .map((column, slot) => ({ column, slot }))
      .filter(({ column }) => column >= 0)
      .toSorted((a, b) => a.column - b.column)
    this.#columns = Int32Array.from([...asked.map(({ column }) => column), NONE_LEFT])
    this.#slots = Int32Array.from(asked, ({ slot }) => slot)
    this.starts = new Int32Array(wanted.length)
    this.ends = new Int32Array(wanted.length)
    this.high = new Uint8Array(wanted.length)
  }

  /** @returns the bytes of the last row if its end is not among them: the next piece begins with them */
  scan(bytes: Buffer, last: boolean): Buffer {
    this.#bytes = bytes
    this.#texts.begin(bytes)
    let at = this.#skipping ? this.#skipLine(0) : 0
    while (at >= 0 && at < bytes.length) {
      const end = this.#scanRow(at, last)
      if (end >= 0) {
        at = end
        continue
      }
      if (!last && bytes.length - at <= LONGEST_LINE) return bytes.subarray(at)
      at = this.#giveUp(at, last)
    }
    return bytes.subarray(bytes.length)
  }

  /** Scans one row. @returns where the next one begins; -1 if it does not end within the bytes */
  #scanRow(start: number, last: boolean): number {
    const bytes = this.#bytes
    const separator = this.#separator
    const newline = this.#newline
    const { length } = bytes
    const columns = this.#columns
    const starts = this.starts
    const ends = this.ends
    const slots = this.#slots
    const high = this.high
    // Most bytes are letters and figures, which stand behind all signs that part cells.
    const plain = Math.max(separator, QUOTE)
    let asked = 0
    let next = columns[0] ?? NONE_LEFT
    let column = 0
    let lines = 1
    let cell = start
    let bits = 0
    let at = start
    // One loop for all cells: those of a report are short, and most of them are empty.
    for (;;) {
      let byte = newline
      if (at < length) byte = bytes[at] ?? newline
      else if (!last) return -1
      if (byte > plain) {
        bits |= byte
        at++
        continue
      }
      if (byte !== separator && byte !== newline) {
        if (byte === QUOTE && at === cell) {
          bits = BEYOND_ASCII
          at = this.#closingQuote(at)
          if (at < 0) return -1
          lines += this.#linesBetween(cell, at)
        } else {
          at++
        }
        continue
      }
      while (column === next) {
        const slot = slots[asked] ?? 0
        starts[slot] = cell
        ends[slot] = at
        high[slot] = bits & BEYOND_ASCII
        asked++
        next = columns[asked] ?? NONE_LEFT
      }
      column++
      if (byte === newline) break
      at++
      cell = at
      bits = 0
    }
    // A row may be shorter than its header.
    for (; asked < slots.length; asked++) ends[slots[asked] ?? 0] = starts[slots[asked] ?? 0] = start
    this.#emit({ start, end: at, column, lines })
    return at + 1
  }

  #linesBetween(start: number, end: number): number {
    let lines = 0
    let at = this.#bytes.indexOf(this.#newline, start)
    while (at >= 0 && at < end) {
      lines++
      at = this.#bytes.indexOf(this.#newline, at + 1)
    }
    return lines
  }

  #emit(row: { start: number; end: number; column: number; lines: number }): void {
    const { start, end, column, lines } = row
    this.line = this.#nextLine
    this.#nextLine += lines
    this.count = column
    this.cut = end >= this.#bytes.length
    if (end - start > LONGEST_LINE) this.#sink.fault(this.#faultAt(start, 'LINE_TOO_LONG', this.line))
    else if (!this.#isBlank(start, end, column)) this.#sink.row(this)
  }

  #isBlank(start: number, end: number, column: number): boolean {
    return column === 1 && (end === start || (end === start + 1 && this.#bytes[start] === CR))
  }

  #faultAt(start: number, code: TableFault['code'], line: number): TableFault {
    return { line, code, value: this.#bytes.toString('utf8', start, start + SHOWN) }
  }

  /** @returns the place behind the closing quote; -1 if there is none */
  #closingQuote(opening: number): number {
    const bytes = this.#bytes
    let at = opening + 1
    for (;;) {
      at = bytes.indexOf(QUOTE, at)
      if (at < 0) return -1
      if (bytes[at + 1] !== QUOTE) return at + 1
      at += 2
    }
  }

  /** A row without an end. What stands behind its first line may be read again: perhaps one quote was too many. */
  #giveUp(start: number, last: boolean): number {
    const newline = this.#bytes.indexOf(this.#newline, start)
    const long = newline < 0 ? this.#bytes.length - start > LONGEST_LINE : newline - start > LONGEST_LINE
    const code = long ? 'LINE_TOO_LONG' : last && newline < 0 ? 'FILE_CUT_OFF' : 'QUOTE_NOT_CLOSED'
    this.#sink.fault(this.#faultAt(start, code, this.#nextLine))
    return this.#skipLine(start)
  }

  #skipLine(start: number): number {
    const newline = this.#bytes.indexOf(this.#newline, start)
    this.#skipping = newline < 0
    if (newline < 0) return -1
    this.#nextLine++
    return newline + 1
  }

  at(slot: number): string {
    return this.#texts.textOf(this.starts[slot] ?? 0, this.ends[slot] ?? 0, this.high[slot] !== 0)
  }

  mix(slot: number, hash: Hash): void {
    this.#texts.mix(this.starts[slot] ?? 0, this.ends[slot] ?? 0, hash)
  }
}
