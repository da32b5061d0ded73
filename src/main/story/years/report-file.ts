import { REPORT_COLUMNS, type ReportColumn } from '../../command-line/report-columns.ts'

/** A row of Amazon's VAT Transactions Report. */
export type Row = Partial<Record<ReportColumn, string>>

const MONTH_NAMES = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** The file of a month, such as 2026-10. */
export const reportOf = (month: string, rows: readonly Row[]): Buffer =>
  Buffer.from(`${REPORT_COLUMNS.join(',')}\r\n${linesOf(month, rows)}`)

/** Its lines below the header. */
export function linesOf(month: string, rows: readonly Row[]): string {
  const period = `${month.slice(0, 4)}-${MONTH_NAMES[Number(month.slice(5)) - 1] ?? ''}`
  const same: Row = { ACTIVITY_PERIOD: period, UNIQUE_ACCOUNT_IDENTIFIER: 'A1QINGLANHOME' }
  const lineOf = (row: Row) => REPORT_COLUMNS.map((column) => quoted(row[column] ?? '')).join(',')
  return rows.map((row) => `${lineOf({ ...row, ...same })}\r\n`).join('')
}

export const two = (value: number): string => String(value).padStart(2, '0')
const quoted = (value: string): string => (/[",\n;]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
