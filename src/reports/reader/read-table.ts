import { type RowSink, UnreadableFile } from './cells.ts'
import type { ScanThread } from './scan-thread.ts'
import { RowsReader, type ScannedRows, type Scanning } from './scanned-rows.ts'
import { LF, LONGEST_LINE, TableScanner } from './table-scanner.ts'
import { asUtf8 } from './text-encoding.ts'

const CR = 13
const MOST_COLUMNS = 1000

/** Takes what was read so far before more is read: progress, and a place to wait. */
export type AfterPiece = (bytes: number) => Promise<void> | void

/** Scans in another thread; whoever started it closes it. */
export type Thread = Pick<ScanThread, 'begin' | 'scan' | 'end'>

export type TableOptions = { afterPiece?: AfterPiece | undefined; thread?: Thread | undefined }

/**
 * Reads a text file row by row; memory holds one piece of it, whatever its size, and some more with a thread.
 * @throws UnreadableFile where it is no table
 */
export async function readTable(
  source: AsyncIterable<Uint8Array>,
  sink: RowSink,
  { afterPiece, thread }: TableOptions = {},
): Promise<void> {
  let rest: Buffer = Buffer.alloc(0)
  let rows: Rows | null = null
  for await (const piece of asUtf8(source)) {
    if (rows) {
      await rows.take(piece, piece.length)
      continue
    }
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    const head = headOf(rest, false)
    if (head) {
      rows = rowsOf(head, sink, { afterPiece, thread })
      await rows.take(rest.subarray(head.length), piece.length)
    } else if (rest.length > LONGEST_LINE) throw new UnreadableFile('HEADER_TOO_LONG')
  }
  if (rows) return rows.end()
  const head = headOf(rest, true)
  if (!head) throw new UnreadableFile('FILE_EMPTY')
  await rowsOf(head, sink, {}).end()
}

/** What comes behind the header. */
type Rows = { take(bytes: Buffer, length: number): Promise<void>; end(): Promise<void> }

function rowsOf({ names, ...head }: Head, sink: RowSink, { afterPiece, thread }: TableOptions): Rows {
  const scanning = { ...head, wanted: sink.header(names), line: head.lines + 1 }
  return thread ? rowsByThread(thread, scanning, sink, afterPiece) : rowsHere(scanning, sink, afterPiece)
}

function rowsHere(scanning: Scanning, sink: RowSink, afterPiece?: AfterPiece): Rows {
  const scanner = new TableScanner({ ...scanning, sink })
  let rest: Buffer = Buffer.alloc(0)
  return {
    async take(bytes, length) {
      rest = scanner.scan(rest.length === 0 ? bytes : Buffer.concat([rest, bytes]), false)
      await afterPiece?.(length)
    },
    async end() {
      scanner.scan(rest, true)
    },
  }
}

function rowsByThread(thread: Thread, scanning: Scanning, sink: RowSink, afterPiece?: AfterPiece): Rows {
  const reader = new RowsReader(sink, scanning.wanted.length)
  const take = (rows: ScannedRows): void => reader.read(rows)
  thread.begin(scanning)
  return {
    async take(bytes, length) {
      await thread.scan(bytes, take)
      await afterPiece?.(length)
    },
    end: () => thread.end(take),
  }
}

type Head = { names: string[]; separator: number; newline: number; length: number; lines: number }

/** The header: the first line that is not empty. null: it does not end within the bytes. */
function headOf(bytes: Buffer, last: boolean): Head | null {
  const newline = bytes.includes(LF) || !bytes.includes(CR) ? LF : CR
  let start = 0
  let lines = 1
  while (start < bytes.length) {
    const end = endOfRecord(bytes, start, newline)
    // A line feed may still follow.
    if (!last && (end < 0 || (newline === CR && end === bytes.length - 1))) return null
    const text = bytes.toString('utf8', start, end < 0 ? bytes.length : end).trim()
    if (text !== '') return readHeader(text, { newline, length: end < 0 ? bytes.length : end + 1, lines })
    if (end < 0) return null
    start = end + 1
    lines++
  }
  return null
}

function endOfRecord(bytes: Buffer, start: number, newline: number): number {
  let quoted = false
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === 34) quoted = !quoted
    else if (byte === newline && !quoted) return at
  }
  return -1
}

function readHeader(text: string, at: Pick<Head, 'newline' | 'length' | 'lines'>): Head {
  const separator = separatorOf(text)
  const names = splitLine(text, separator)
  if (names.length > MOST_COLUMNS) throw new UnreadableFile('TOO_MANY_COLUMNS')
  // Programs and pictures have control characters, texts have none.
  // oxlint-disable-next-line no-control-regex
  if (names.length < 2 || /[\u0000-\u0008\u000E-\u001F]/.test(text)) throw new UnreadableFile('NOT_A_TABLE')
  return { ...at, names, separator: separator.charCodeAt(0) }
}

function separatorOf(header: string): string {
  const outside = header.replaceAll(/"[^"]*"/g, '')
  const found = [',', '\t', ';'].map((sign) => ({ sign, times: outside.split(sign).length - 1 }))
  return found.toSorted((a, b) => b.times - a.times)[0]?.sign ?? ','
}

function splitLine(text: string, separator: string): string[] {
  const names: string[] = []
  let name = ''
  let quoted = false
  for (const sign of text) {
    if (sign === '"') quoted = !quoted
    else if (sign === separator && !quoted) {
      names.push(name.trim())
      name = ''
    } else name += sign
  }
  return [...names, name.trim()]
}
