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

/** A cell that a spreadsheet would run as a formula is prefixed with an apostrophe; numbers are written as numbers. */
export function harmless(value: CellValue): CellValue {
  if (typeof value !== 'string') return value
  return /^[\s]*[=+\-@|%\t\r\n]/.test(value.normalize('NFKC')) ? `'${value}` : value
}
