import { calendarDay, type CsvRow, csvRows, isTorn, loneIn } from '#platform/shared/csv-rows.ts'
import { type Lone, parseDecimal } from '#platform/shared/decimal.ts'
import { CURRENCIES, type Currency } from '#platform/shared/money.ts'
import type { StatementProblem } from './staff/contract.ts'

/** One incoming line of a bank statement. */
export type StatementLine = {
  /** its line in the file, the heading being line 1 */
  line: number
  bankId: string
  day: string
  amount: number
  currency: Currency
  reference: string
  payer: string
}

export type ReadStatement = {
  lines: StatementLine[]
  /** how many lines were outgoing money */
  outgoing: number
  problems: { line: number; column: string; problem: StatementProblem }[]
}

type Column = 'bankId' | 'day' | 'amount' | 'currency' | 'reference' | 'payer'

/** The banks' column headings, in English, German and Chinese exports. */
const HEADINGS: Record<Column, readonly string[]> = {
  bankId: ['bank id', 'id', 'transaction id', 'entry reference', 'umsatz-id', '流水号', '交易流水号'],
  day: ['day', 'date', 'booking date', 'buchungstag', 'buchungsdatum', '日期', '交易日期', '记账日期'],
  amount: ['amount', 'betrag', '金额', '交易金额'],
  currency: ['currency', 'währung', 'waehrung', '币种'],
  reference: ['reference', 'remittance information', 'purpose', 'verwendungszweck', '附言', '用途', '摘要'],
  payer: ['payer', 'name', 'counterparty', 'auftraggeber', 'zahlungspflichtiger', '付款人', '对方户名'],
}
const NEEDED: readonly Column[] = ['bankId', 'day', 'amount', 'reference', 'payer']
const LENGTHS = { bankId: 64, reference: 300, payer: 200 } as const

/** Reads a bank's CSV. What cannot be read is reported by line and column; nothing is dropped silently. */
export function readStatement(text: string, accountCurrency: Currency): ReadStatement {
  const rows = csvRows(text)
  const found: ReadStatement = { lines: [], outgoing: 0, problems: [] }
  const places = placesOf(rows[0]?.cells ?? [])
  for (const column of NEEDED)
    if (places[column] === undefined) found.problems.push({ line: 1, column, problem: 'NO_COLUMN' })
  if (found.problems.length > 0) return found
  const amounts = rows.slice(1).map((row) => row.cells[places.amount ?? -1]?.trim() ?? '')
  const lone = loneIn(amounts.map((text) => figureOf(text).figure))
  for (const row of rows.slice(1)) {
    if (isTorn(row, rows[0]?.cells.length ?? 0))
      found.problems.push({ line: row.line, column: 'line', problem: 'TORN' })
    else readRow(row, { places, lone, accountCurrency }, found)
  }
  return found
}

type Places = Partial<Record<Column, number>>

function placesOf(heading: readonly string[]): Places {
  const names = heading.map((cell) => cell.trim().toLowerCase())
  const places: Places = {}
  for (const [column, known] of Object.entries(HEADINGS) as [Column, readonly string[]][]) {
    const place = names.findIndex((name) => known.includes(name))
    if (place >= 0) places[column] = place
  }
  return places
}

type Layout = { places: Places; lone: Lone; accountCurrency: Currency }

function readRow(row: CsvRow, { places, lone, accountCurrency }: Layout, found: ReadStatement): void {
  const cell = (column: Column): string => row.cells[places[column] ?? -1]?.trim() ?? ''
  const amount = amountIn(cell('amount'), lone)
  if (amount && amount.units <= 0) {
    found.outgoing++
    return
  }
  const day = calendarDay(cell('day'))
  const currency = currencyNamed(cell('currency') || amount?.currency || accountCurrency)
  const problem = (column: Column, problem: StatementProblem) =>
    void found.problems.push({ line: row.line, column, problem })
  if (amount === undefined) return problem('amount', 'BAD_AMOUNT')
  if (day === undefined) return problem('day', 'BAD_DAY')
  if (currency === undefined || (amount.currency !== '' && amount.currency !== currency))
    return problem('currency', 'BAD_CURRENCY')
  const bankId = cell('bankId')
  if (bankId === '') return problem('bankId', 'NO_BANK_ID')
  for (const column of ['bankId', 'reference', 'payer'] as const)
    if (cell(column).length > LENGTHS[column]) return problem(column, 'TOO_LONG')
  found.lines.push({
    line: row.line,
    bankId,
    day,
    amount: amount.units,
    currency,
    reference: cell('reference'),
    payer: cell('payer'),
  })
}

const currencyNamed = (text: string): Currency | undefined =>
  CURRENCIES.find((currency) => currency === text.toUpperCase())

/** All our currencies have two decimals. */
const CENTS = 2

/** Ten thousand million and more is a mistake, not a payment. */
const TOO_MUCH = 1_000_000_000_000

/** An amount with its currency, where the line names one: `1.234,56`, `-12`, `5.00 EUR`. */
function amountIn(text: string, lone: Lone): { units: number; currency: string } | undefined {
  const { figure, currency } = figureOf(text)
  const units = parseDecimal(figure, CENTS, lone)
  return units === null || Math.abs(units) >= TOO_MUCH ? undefined : { units, currency }
}

function figureOf(text: string): { figure: string; currency: string } {
  const currency = /(?<=[\d\s+-])[A-Z]{3}$/.exec(text)?.[0] ?? ''
  return { figure: text.slice(0, text.length - currency.length), currency }
}
