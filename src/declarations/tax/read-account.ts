import { calendarDay, csvRows, isTorn, loneIn, type CsvRow } from '#platform/shared/csv-rows.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { type Lone, parseDecimal } from '#platform/shared/decimal.ts'
import type { StatementLine } from './match-credits.ts'

const COLUMNS = ['on', 'amount', 'reference', 'payer'] as const
type AccountColumn = (typeof COLUMNS)[number]

export const ACCOUNT_PROBLEMS = [
  'NO_COLUMN',
  'BAD_DAY',
  'BAD_AMOUNT',
  'TOO_LONG',
  'TORN',
  'TOO_MANY',
] as const
type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number]

/** How authorities and banks head their columns, in English, German and Chinese. */
const HEADINGS: Record<AccountColumn, readonly string[]> = {
  on: ['day', 'date', 'received', 'credited', 'booking date', 'buchungstag', 'datum', '日期', '入账日期'],
  amount: ['amount', 'credit', 'sum', 'betrag', 'gutschrift', '金额', '入账金额'],
  reference: [
    'reference',
    'payment reference',
    'verwendungszweck',
    'zahlungszweck',
    '附言',
    '备注号',
    '摘要',
  ],
  payer: ['payer', 'name', 'paid by', 'auftraggeber', 'zahlungspflichtiger', '付款人', '对方户名'],
}
const LONGEST = 140
/** Ten thousand millions: more is a mistake, not a tax. */
const MOST = 1_000_000_000_000
export const MOST_ACCOUNT_LINES = 200

export type ReadAccount = {
  /** Line numbers as in the text, the heading being the first. */
  lines: (StatementLine & { line: number })[]
  problems: { line: number; column: AccountColumn | 'line'; problem: AccountProblem }[]
  /** Charges and repayments, which pay no tax. */
  left: number
}

/** A tax account as the authority exports it, or as it was copied from a table. Nothing is dropped silently. */
export function readAccount(text: string, currency: string): ReadAccount {
  const [heading, ...rows] = csvRows(text)
  const found: ReadAccount = { lines: [], problems: [], left: 0 }
  const names = (heading?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const place = (column: AccountColumn) => names.findIndex((name) => HEADINGS[column].includes(name))
  for (const column of ['on', 'amount'] as const)
    if (place(column) < 0) found.problems.push({ line: 1, column, problem: 'NO_COLUMN' })
  if (found.problems.length > 0) return found
  const cell = (row: CsvRow, column: AccountColumn) => row.cells[place(column)]?.trim() ?? ''
  const lone = loneIn(rows.map((row) => figureOf(cell(row, 'amount'))))
  for (const row of rows) {
    if (found.lines.length >= MOST_ACCOUNT_LINES)
      found.problems.push({ line: row.line, column: 'line', problem: 'TOO_MANY' })
    else if (isTorn(row, names.length))
      found.problems.push({ line: row.line, column: 'line', problem: 'TORN' })
    else readRow((column) => cell(row, column), { line: row.line, currency, lone }, found)
    if (found.problems.length > MOST_ACCOUNT_LINES) break
  }
  return found
}

type Given = { line: number; currency: string; lone: Lone }

function readRow(cell: (column: AccountColumn) => string, given: Given, found: ReadAccount): void {
  const { line, currency, lone } = given
  const refuse = (column: AccountColumn, problem: AccountProblem) =>
    void found.problems.push({ line, column, problem })
  const amount = parseDecimal(figureOf(cell('amount')), exponentOf(currency), lone)
  if (amount === null || Math.abs(amount) > MOST) return refuse('amount', 'BAD_AMOUNT')
  if (amount <= 0) return void found.left++
  const on = calendarDay(cell('on'))
  if (on === undefined) return refuse('on', 'BAD_DAY')
  for (const column of ['reference', 'payer'] as const)
    if (cell(column).length > LONGEST) return refuse(column, 'TOO_LONG')
  found.lines.push({ line, on, amount, reference: cell('reference'), payer: cell('payer') })
}

/** `1.234,56 EUR`: the account has one currency, that of the tax. */
const figureOf = (text: string): string => text.replace(/(?<=[\d\s+-])[A-Z]{3}$/, '').trim()
