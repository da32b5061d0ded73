import { type Column, COLUMNS, type TypedLine } from './columns.ts'
import { columnOf } from './headings.ts'

export type Pasted = {
  lines: TypedLine[]
  /** false: no heading was recognised, so the columns were read in the calculator's own order */
  headed: boolean
  /** Unknown headings; their cells are ignored */
  unknown: string[]
}

/**
 * Parses cells copied from a spreadsheet, or a CSV file: separated by tabs, semicolons or commas, with quotes and line
 * breaks in them.
 */
export function parsePasted(text: string): Pasted {
  const plain = text.replace(/^\uFEFF/, '')
  const rows = rowsOf(plain, separatorOf(plain)).filter((row) => row.some((cell) => cell !== ''))
  const [first = [], ...rest] = rows
  const headings = first.map(columnOf)
  const headed = headings.filter(Boolean).length >= Math.min(2, first.length) && headings.some(Boolean)
  const columns = headed ? onceEach(headings) : COLUMNS
  return {
    lines: (headed ? rest : rows).map((row) => lineOf(row, columns)),
    headed,
    unknown: headed ? first.filter((heading, at) => heading !== '' && !columns[at]) : [],
  }
}

/** The first of two columns with the same meaning counts. */
function onceEach(headings: readonly (Column | null)[]): (Column | null)[] {
  return headings.map((column, at) => (headings.indexOf(column) === at ? column : null))
}

function lineOf(row: readonly string[], columns: readonly (Column | null)[]): TypedLine {
  const line: TypedLine = {}
  row.forEach((cell, at) => {
    const column = columns[at]
    if (column && cell !== '') line[column] = cell.slice(0, 200)
  })
  return line
}

/** Spreadsheets copy with tabs. Otherwise the most frequent separator in the first line, outside quotes. */
function separatorOf(text: string): string {
  const first = (text.trimStart().split(/\r?\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '')
  if (first.includes('\t')) return '\t'
  return first.split(';').length >= first.split(',').length && first.includes(';') ? ';' : ','
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}
