import { dayReader } from './formats/read-figures.ts'
import type { OpenFile } from './read-report.ts'
import { sampleOf } from './sample-of-file.ts'

const ORDERS = (['AUTO', 'YMD', 'DMY', 'MDY'] as const).map(dayReader)
const isDay = (text: string): boolean => ORDERS.some((read) => read(text) !== null)
/** With or without a sign, a currency and separators; what has letters or hyphens inside is none. */
const AMOUNT = /^[-+(]?\s*(?:[A-Z]{3}|\p{Sc})?\s*[-+]?\d[\d.,'\s]*(?:[A-Z]{3}|\p{Sc})?\s*\)?$/u

/** Whether most of what is written in a column is of a kind. */
const mostly = (column: readonly string[], is: (text: string) => boolean): boolean => {
  const written = column.filter((text) => text !== '')
  return written.length > 0 && written.filter(is).length * 2 > written.length
}

/** Whether a table with unknown columns can be one of sales at all: one column has days, another amounts. */
export async function looksLikeSales(open: OpenFile): Promise<boolean> {
  const columns = await sampleOf(open)
  const days = columns.filter((column) => mostly(column, isDay))
  const amounts = columns.filter(
    (column) => !days.includes(column) && mostly(column, (text) => AMOUNT.test(text)),
  )
  return days.length > 0 && amounts.length > 0
}
