import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type CellValue, harmless, tableStream } from '#platform/server/table-file.ts'
import type { ZipWriter } from '#platform/server/zip-writer.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

export type PackEntry = { path: string; title: LocalText; size: number; sha256: string }

export type Column<T> = LocalText & { value(row: T): CellValue }

export type PackWriter = {
  /** What was written so far, in its order. */
  entries: readonly PackEntry[]
  add(path: string, title: LocalText, source: Readable | Iterable<string>): Promise<void>
  /** A table whose rows are read as they are written. */
  table<T>(
    path: string,
    title: LocalText,
    columns: readonly Column<T>[],
    rows: Iterable<T> | AsyncIterable<T>,
  ): Promise<void>
}

/** Writes into an archive, and notes the size and hash of each entry. Nothing waits in memory. */
export function packWriter(zip: ZipWriter): PackWriter {
  const entries: PackEntry[] = []
  const add: PackWriter['add'] = async (path, title, source) => {
    const hash = createHash('sha256')
    let size = 0
    const metered = async function* () {
      for await (const chunk of source) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer)
        size += bytes.length
        hash.update(bytes)
        yield bytes
      }
    }
    await zip.add(path, Readable.from(metered(), { objectMode: false }))
    entries.push({ path, title, size, sha256: hash.digest('hex') })
  }
  return {
    entries,
    add,
    table: (path, title, columns, rows) => add(path, title, sheetOf(title, columns, rows)),
  }
}

/** Longer texts do not fit in a cell. */
const LONGEST_CELL = 30_000
const MOST_OF_A_NAME = 31

function sheetOf<T>(
  { en }: LocalText,
  columns: readonly Column<T>[],
  rows: Iterable<T> | AsyncIterable<T>,
): Readable {
  const cells = async function* () {
    for await (const row of rows) yield columns.map(({ value }) => cell(value(row)))
  }
  const headings = columns.map((column) =>
    column.en === column.zh ? column.en : `${column.en} ${column.zh}`,
  )
  const sheet = en.slice(0, MOST_OF_A_NAME)
  return tableStream({ rows: cells(), headings, format: 'xlsx', name: '', sheet }).stream
}

const cell = (value: CellValue): CellValue =>
  typeof value === 'string' ? harmless(value.slice(0, LONGEST_CELL)) : value
