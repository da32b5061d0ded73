import { CellTexts, endOfText, QUOTE } from './cell-texts.ts'
import type { Cells, Hash, RowSink, TableFault } from './cells.ts'
import { EMPTY_TEXT, NO_TEXT, RepeatedTexts } from './repeated-texts.ts'
import { LONGEST_LINE, TableScanner } from './table-scanner.ts'

/** Of a row: its line, how many cells it has, whether the file ends with it. */
const HEAD = 3
/** Of a cell: where it begins and ends, and the number of its text. */
const OF_CELL = 3
/** The number of a text that may have characters beyond ASCII. */
const BEYOND_ASCII = -2

/** Memory that both threads see: bytes of a file, and where its rows and their cells stand among them. */
export type Frame = { bytes: Uint8Array<SharedArrayBuffer>; rows: Int32Array<SharedArrayBuffer> }

/** So much of a file is put into a frame, behind room for the beginning of its first row. */
const PIECE = 1 << 16
const ROOM = LONGEST_LINE
/** Rows of reports need less; for shorter ones there is more when it is needed. */
const FIRST_PLACES = 1 << 15

export const newFrame = (): Frame => ({
  bytes: new Uint8Array(new SharedArrayBuffer(ROOM + PIECE)),
  rows: new Int32Array(new SharedArrayBuffer(FIRST_PLACES * 4)),
})

/** @returns how many of the bytes were put into it */
export function fillFrame({ bytes }: Frame, source: Uint8Array): number {
  const piece = source.subarray(0, PIECE)
  bytes.set(piece, ROOM)
  return piece.length
}

/** The rows of a frame, as one thread hands them to another one. */
export type ScannedRows = {
  frame: Frame
  /** Where the bytes begin that were scanned */
  start: number
  end: number
  count: number
  /** Texts that repeat, from the next number on; all before are void if `forgotten`. */
  texts: string[]
  forgotten: boolean
  /** What could not be read, and before which row of the frame it stands. */
  faults: { before: number; fault: TableFault }[]
}

export type Scanning = { separator: number; newline: number; wanted: readonly number[]; line: number }

/** Scans a file frame by frame, for somebody else to look at the rows. */
export class RowScanner {
  readonly #texts = new RepeatedTexts()
  readonly #slots: number
  readonly #scanner: TableScanner
  #rest: Buffer = Buffer.alloc(0)
  #bytes: Buffer = this.#rest
  #rows = new Int32Array(new SharedArrayBuffer(0))
  #used = 0
  #count = 0
  #faults: ScannedRows['faults'] = []

  constructor(scanning: Scanning) {
    this.#slots = scanning.wanted.length
    this.#scanner = new TableScanner({
      ...scanning,
      sink: {
        row: () => this.#keep(),
        fault: (fault) => void this.#faults.push({ before: this.#count, fault }),
      },
    })
  }

  /** @param length of the bytes in the frame */
  scan(frame: Frame, length: number, last: boolean): ScannedRows {
    const forgotten = this.#texts.begin()
    const start = ROOM - this.#rest.length
    const end = ROOM + length
    frame.bytes.set(this.#rest, start)
    this.#bytes = bytesOf(frame, start, end)
    this.#rows = frame.rows
    this.#used = 0
    this.#count = 0
    this.#faults = []
    // Copied: the frame is somebody else's from now on.
    this.#rest = Buffer.from(this.#scanner.scan(this.#bytes, last))
    return {
      frame: { bytes: frame.bytes, rows: this.#rows },
      start,
      end,
      count: this.#count,
      texts: this.#texts.fresh(),
      forgotten,
      faults: this.#faults,
    }
  }

  #keep(): void {
    const { line, count, cut, starts, ends, high } = this.#scanner
    const length = HEAD + this.#slots * OF_CELL
    if (this.#used + length > this.#rows.length) this.#grow(length)
    const rows = this.#rows
    let at = this.#used
    rows[at] = line
    rows[at + 1] = count
    rows[at + 2] = cut ? 1 : 0
    at += HEAD
    for (let slot = 0; slot < this.#slots; slot++, at += OF_CELL) {
      const start = starts[slot] ?? 0
      const end = ends[slot] ?? 0
      rows[at] = start
      rows[at + 1] = end
      rows[at + 2] = end <= start ? EMPTY_TEXT : this.#numberOf(start, end, high[slot] !== 0)
    }
    this.#used = at
    this.#count++
  }

  #numberOf(start: number, last: number, beyondAscii: boolean): number {
    if (beyondAscii) return BEYOND_ASCII
    const bytes = this.#bytes
    if (bytes[start] === QUOTE) return NO_TEXT
    return this.#texts.numberOf(bytes, start, endOfText(bytes, start, last))
  }

  #grow(length: number): void {
    const places = Math.max(this.#rows.length * 2, this.#used + length)
    const rows = new Int32Array(new SharedArrayBuffer(places * 4))
    rows.set(this.#rows)
    this.#rows = rows
  }
}

const bytesOf = ({ bytes }: Frame, start: number, end: number): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start)

/** Reads the rows that a scanner handed over. */
export class RowsReader implements Cells {
  line = 0
  count = 0
  cut = false
  readonly #sink: Pick<RowSink, 'row' | 'fault'>
  readonly #slots: number
  readonly #texts: string[] = ['']
  readonly #cells = new CellTexts()
  #rows: Int32Array = new Int32Array(0)
  #at = 0

  constructor(sink: Pick<RowSink, 'row' | 'fault'>, slots: number) {
    this.#sink = sink
    this.#slots = slots
  }

  read({ frame, start, end, count, texts, forgotten, faults }: ScannedRows): void {
    const { rows } = frame
    if (forgotten) this.#texts.length = 1
    for (const text of texts) this.#texts.push(text)
    this.#rows = rows
    this.#cells.begin(bytesOf(frame, start, end))
    let told = 0
    for (let row = 0; row < count; row++) {
      while (told < faults.length && faults[told]?.before === row) this.#tell(faults[told++])
      const at = row * (HEAD + this.#slots * OF_CELL)
      this.line = rows[at] ?? 0
      this.count = rows[at + 1] ?? 0
      this.cut = rows[at + 2] === 1
      this.#at = at + HEAD
      this.#sink.row(this)
    }
    while (told < faults.length) this.#tell(faults[told++])
  }

  #tell(one: ScannedRows['faults'][number] | undefined): void {
    if (one) this.#sink.fault(one.fault)
  }

  at(slot: number): string {
    const at = this.#at + slot * OF_CELL
    const number = this.#rows[at + 2] ?? NO_TEXT
    if (number >= 0) return this.#texts[number] ?? ''
    return this.#cells.textOf(this.#rows[at] ?? 0, this.#rows[at + 1] ?? 0, number === BEYOND_ASCII)
  }

  mix(slot: number, hash: Hash): void {
    const at = this.#at + slot * OF_CELL
    this.#cells.mix(this.#rows[at] ?? 0, this.#rows[at + 1] ?? 0, hash)
  }
}
