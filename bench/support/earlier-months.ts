import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { REPORT_COLUMNS } from '#main/command-line/report-columns.ts'
import { reportRow } from '#main/command-line/report-row.ts'
import { seededRandom } from '#main/command-line/seeded-random.ts'

const ROWS_A_MONTH = 20_000
/** Behind the numbers of the file that is measured. */
const FIRST_NUMBER = 1_000_000
/** Of the file that is measured: its months are January to March. */
const YEAR = 2026
const ORDER = /305-\d{7}-\d{7}/
const DAY = /(\d\d)-\d\d-2026/g
/** One refund of three is of a sale of an earlier month. */
const OF_EARLIER = 3

/** A company's reports of the months before, each a file, and the orders that they sold. */
export type Earlier = { files: string[]; orders: string[] }

/** Writes them, the oldest first; the same for the same number of months. */
export function writeEarlierMonths(folder: string, months: number): Earlier {
  const random = seededRandom(11)
  const earlier: Earlier = { files: [], orders: [] }
  for (let month = 0; month < months; month++) {
    const first = new Date(Date.UTC(YEAR, month - months, 1))
    const name = first.toISOString().slice(0, 7)
    const day = `$1-${name.slice(5)}-${name.slice(0, 4)}`
    const number = FIRST_NUMBER + month * ROWS_A_MONTH
    const rows = Array.from({ length: ROWS_A_MONTH }, (_, at) =>
      reportRow(number + at, random).replaceAll(DAY, day),
    )
    const file = join(folder, `earlier-${name}.csv`)
    writeRows(file, rows)
    earlier.files.push(file)
    earlier.orders.push(...rows.filter(isOf('SALE')).flatMap((row) => ORDER.exec(row)?.[0] ?? []))
  }
  return earlier
}

/** A file of the first quarter, in which some refunds are of sales of earlier months. */
export function writeQuarter(folder: string, rows: number, { orders }: Earlier): string {
  const random = seededRandom(7)
  const isRefund = isOf('REFUND')
  let refunds = 0
  const file = join(folder, `${rows}-after-others.csv`)
  writeRows(
    file,
    Array.from({ length: rows }, (_, at) => {
      const row = reportRow(at + 1, random)
      if (!isRefund(row) || refunds++ % OF_EARLIER > 0) return row
      return row.replace(ORDER, orders[Math.floor(random() * orders.length)] ?? '')
    }),
  )
  return file
}

const isOf =
  (type: string) =>
  (row: string): boolean =>
    row.includes(`,${type},`)

const AT_ONCE = 2_000

function writeRows(file: string, rows: readonly string[]): void {
  const output = openSync(file, 'w')
  writeSync(output, `${REPORT_COLUMNS.join(',')}\r\n`)
  for (let from = 0; from < rows.length; from += AT_ONCE)
    writeSync(output, `${rows.slice(from, from + AT_ONCE).join('\r\n')}\r\n`)
  closeSync(output)
}
