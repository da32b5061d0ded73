import { Readable } from 'node:stream'
import type { FileAnswer } from './http/call-context.ts'

export type TableFormat = 'xlsx' | 'csv'
export type CellValue = string | number | null

const TYPES: Record<TableFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/**
 * A table as a file to download.
 * @param name of the file, without its ending
 */
export async function tableFile(table: {
  rows: CellValue[][]
  format: TableFormat
  name: string
  sheet: string
}): Promise<FileAnswer> {
  const bytes = await write(table)
  return {
    stream: Readable.from([bytes]),
    name: `${table.name}.${table.format}`,
    type: TYPES[table.format],
    size: bytes.byteLength,
  }
}

async function write({ rows, format, sheet }: Parameters<typeof tableFile>[0]): Promise<Buffer> {
  // Loaded when somebody exports: together they are among the largest libraries.
  if (format === 'csv') return Buffer.from((await import('hucre/csv')).writeCsv(rows, { bom: true }))
  const { writeXlsx } = await import('hucre/xlsx')
  return Buffer.from(await writeXlsx({ sheets: [{ name: sheet, rows }] }))
}

/** The same for rows that are read as they are sent, so that memory does not grow with them. */
export function tableStream(table: {
  rows: AsyncIterable<CellValue[]>
  headings: readonly string[]
  format: TableFormat
  name: string
  sheet: string
}): FileAnswer {
  return {
    stream: Readable.from(table.format === 'csv' ? csvLines(table) : xlsxBytes(table)),
    name: `${table.name}.${table.format}`,
    type: TYPES[table.format],
  }
}

type Streamed = Parameters<typeof tableStream>[0]

async function* csvLines({ rows, headings }: Streamed): AsyncGenerator<Buffer> {
  const { writeCsv } = await import('hucre/csv')
  yield Buffer.from(writeCsv([[...headings]], { bom: true }))
  for await (const row of rows) yield Buffer.from(`\r\n${writeCsv([row])}`)
}

async function* xlsxBytes({ rows, headings, sheet }: Streamed): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  yield* writeXlsxStream(withHeadings(rows, headings), { name: sheet, maxRowsPerSheet: MOST_ROWS })
}

const MOST_ROWS = 1_000_000

async function* withHeadings(
  rows: AsyncIterable<CellValue[]>,
  headings: readonly string[],
): AsyncGenerator<CellValue[]> {
  yield [...headings]
  for await (const row of rows) yield row
}

/** A cell that a spreadsheet would run as a formula is prefixed with an apostrophe; numbers are written as numbers. */
export function harmless(value: CellValue): CellValue {
  if (typeof value !== 'string') return value
  return /^[\s]*[=+\-@|%\t\r\n]/.test(value.normalize('NFKC')) ? `'${value}` : value
}
