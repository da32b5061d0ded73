import { isDay } from './calendar.ts'
import { COMMA_DECIMALS, decimalSeparatorOf, type Lone, POINT_DECIMALS } from './decimal.ts'

/** `2026-03-31`, `31.03.2026`, `31/03/2026`, `2026/3/31`, `20260331`. */
export function calendarDay(text: string): string | undefined {
  const yearFirst = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/.exec(text)
  const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]]
  if (!year || !month || !day) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}

export type CsvRow = {
  line: number
  cells: string[]
  /** A line break, or the end of the file, is inside its quotation marks. */
  hasOther: boolean
}

/** RFC 4180, with whichever separator the heading uses most. Empty lines and a byte order mark are left out. */
export function csvRows(marked: string): CsvRow[] {
  const text = marked.replace(/^\uFEFF/, '')
  const heading = text.slice(0, text.search(/\r?\n|$/))
  const separator = [';', ',', '\t'].reduce((best, candidate) =>
    heading.split(candidate).length > heading.split(best).length ? candidate : best,
  )
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [], hasOther: false }
  let cell = ''
  let quoted = false
  let line = 1
  const endCell = () => {
    row.hasOther ||= quoted || (cell.includes('\n') && cell.includes(separator))
    row.cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.cells.some((each) => each.trim() !== '')) rows.push(row)
    row = { line, cells: [], hasOther: false }
  }
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? ''
    if (character === '\n') line++
    if (quoted && character === '"' && text[i + 1] === '"') {
      cell += '"'
      i++
    } else if (character === '"' && (quoted || cell === '')) quoted = !quoted
    else if (quoted) cell += character
    else if (character === separator) endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  endRow()
  return rows
}

/** An unclosed quotation mark swallows the following lines into one cell: they must not be lost. */
export function isTorn({ cells, hasOther }: CsvRow, columns: number): boolean {
  return hasOther || cells.slice(columns).some((cell) => cell.trim() !== '')
}

/**
 * A file uses one format: its other amounts decide what `1.234` means. Where they disagree, it stays
 * undecided.
 */
export function loneIn(amounts: readonly string[]): Lone {
  const separators = new Set(amounts.map((text) => decimalSeparatorOf(text)))
  if (separators.has('.') === separators.has(',')) return {}
  return separators.has('.') ? POINT_DECIMALS : COMMA_DECIMALS
}
