import type { Cells, Hash, RowSink } from './cells.ts'
import { UnreadableFile } from './cells.ts'
import type { AfterPiece } from './read-table.ts'
import { contentOf } from './zip-size.ts'
import { mixText } from './mix.ts'

const MB = 1024 * 1024
const LARGEST = 50 * MB
/** A sheet with the most rows that there may be, and a hundred columns, unpacks to less. */
const LARGEST_UNPACKED = 1024 * MB
const ROWS_BETWEEN_PIECES = 5000

/** `PK`, with which every XLSX begins. */
export const isWorkbook = (start: Uint8Array): boolean =>
  start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4

/**
 * Reads a workbook row by row, as a table: its first sheet with rows, and the others that have the same header, as
 * programs write them behind the last row that a sheet takes; lines count on from sheet to sheet. Formulas count with the
 * value that was saved with them; nothing outside the file is looked up.
 * @throws UnreadableFile
 */
export async function readWorkbook(
  source: AsyncIterable<Uint8Array>,
  sink: RowSink,
  afterPiece?: AfterPiece,
): Promise<void> {
  const bytes = await collect(source)
  const content = contentOf(bytes)
  if (content === null) throw new UnreadableFile('NOT_A_WORKBOOK')
  if (content.size > LARGEST_UNPACKED) throw new UnreadableFile('WORKBOOK_TOO_LARGE')
  const table = new Table(sink)
  for (let sheet = 1; sheet <= Math.max(1, content.sheets); sheet++) {
    table.beginSheet(sheet)
    let count = 0
    for await (const { index, values } of rowsOf(bytes, sheet)) {
      if (!table.take(values.map(textOf), index + 1)) break
      if (count++ % ROWS_BETWEEN_PIECES === 0) await afterPiece?.(0)
    }
  }
  if (table.isEmpty) throw new UnreadableFile('FILE_EMPTY')
  await afterPiece?.(bytes.length)
}

async function* rowsOf(bytes: Buffer, sheet: number) {
  const { streamXlsxRows } = await import('hucre/xlsx')
  const rows = streamXlsxRows(bytes, { sheet: sheet - 1 })
  try {
    for (;;) {
      const next = await rows.next().catch(() => {
        throw new UnreadableFile('NOT_A_WORKBOOK')
      })
      if (next.done) return
      yield next.value
    }
  } finally {
    await rows.return()
  }
}

/** The rows of all sheets as one table. */
class Table {
  readonly #sink: RowSink
  #header: readonly string[] | null = null
  #cells: SheetCells | null = null
  #sheet = 1
  #isBegun = false
  /** How many lines the sheets before this one have, and all until now. */
  #before = 0
  #last = 0

  constructor(sink: RowSink) {
    this.#sink = sink
  }

  get isEmpty(): boolean {
    return this.#cells === null
  }

  beginSheet(sheet: number): void {
    this.#sheet = sheet
    this.#isBegun = false
    this.#before = this.#last
  }

  /** @returns false where the rest of the sheet is not read */
  take(texts: string[], line: number): boolean {
    while (texts.at(-1) === '') texts.pop()
    if (texts.length === 0) return true
    if (!this.#isBegun) return this.#begin(texts)
    this.#last = this.#before + line
    this.#cells?.take(texts, this.#last, this.#sink)
    return true
  }

  #begin(names: readonly string[]): boolean {
    this.#isBegun = true
    if (this.#header === null) {
      this.#header = names
      this.#cells = new SheetCells(names, this.#sink.header(names))
      return true
    }
    const isSame = this.#header.join('\n') === names.join('\n')
    if (!isSame) this.#sink.unread?.({ line: this.#before + 1, sheet: this.#sheet })
    return isSame
  }
}

async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of source) {
    size += piece.length
    if (size > LARGEST) throw new UnreadableFile('WORKBOOK_TOO_LARGE')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Spreadsheets keep fifteen digits of a number, and days as moments at midnight UTC. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberText(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? String(value).toUpperCase() : ''
}

/** Large order numbers come as numbers too: never `1e+21`. */
function numberText(value: number): string {
  const exact = Number(value.toPrecision(15))
  return Number.isInteger(exact) ? BigInt(exact).toString() : String(exact)
}

class SheetCells implements Cells {
  line = 1
  readonly cut = false
  count = 0
  #texts: readonly string[] = []
  readonly #width: number
  readonly #places: readonly number[]

  constructor(header: readonly string[], places: readonly number[]) {
    this.#width = header.length
    this.#places = places
  }

  /** Cells that are empty at the end of a row are not saved. */
  take(texts: readonly string[], line: number, sink: RowSink): void {
    this.#texts = texts
    this.line = line
    this.count = Math.max(texts.length, this.#width)
    sink.row(this)
  }

  at(slot: number): string {
    return this.#texts[this.#places[slot] ?? -1] ?? ''
  }

  mix(slot: number, hash: Hash): void {
    mixText(this.at(slot), hash)
  }
}
