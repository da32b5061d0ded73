import { AMAZON_VAT_REPORT } from '../formats/amazon.ts'

/** Columns of a report in tests: those that something depends on. */
const COLUMNS: readonly string[] = Object.values(AMAZON_VAT_REPORT.columns).flat()

export type AmazonRow = Partial<Record<string, string>>

const SALE: AmazonRow = {
  UNIQUE_ACCOUNT_IDENTIFIER: 'A1',
  TRANSACTION_TYPE: 'SALE',
  TRANSACTION_COMPLETE_DATE: '10-03-2026',
  MARKETPLACE: 'amazon.de',
  SALES_CHANNEL: 'AFN',
  DEPARTURE_COUNTRY: 'DE',
  ARRIVAL_COUNTRY: 'DE',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '119.00',
  TRANSACTION_CURRENCY_CODE: 'EUR',
  QTY: '1',
}

let number = 0

/** A file with these rows: the usual sale, with what is said otherwise. */
export function amazonFile(rows: readonly AmazonRow[]): string {
  const lines = rows.map((row) => {
    number++
    const whole: AmazonRow = {
      TRANSACTION_EVENT_ID: `O-${number}`,
      ACTIVITY_TRANSACTION_ID: `T-${number}`,
      ...SALE,
      ...row,
    }
    return COLUMNS.map((column) => quoted(whole[column] ?? '')).join(',')
  })
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`
}

const quoted = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
