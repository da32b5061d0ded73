import type { LocalSeller } from './local-sellers.ts'

const COLUMNS = [
  'UNIQUE_ACCOUNT_IDENTIFIER',
  'ACTIVITY_PERIOD',
  'SALES_CHANNEL',
  'MARKETPLACE',
  'PROGRAM_TYPE',
  'TRANSACTION_TYPE',
  'TRANSACTION_EVENT_ID',
  'ACTIVITY_TRANSACTION_ID',
  'TRANSACTION_DEPART_DATE',
  'TRANSACTION_COMPLETE_DATE',
  'SELLER_SKU',
  'ASIN',
  'QTY',
  'TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL',
  'TRANSACTION_CURRENCY_CODE',
  'DEPARTURE_COUNTRY',
  'DEPARTURE_POST_CODE',
  'ARRIVAL_COUNTRY',
  'ARRIVAL_POST_CODE',
  'BUYER_VAT_NUMBER',
] as const

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const POSTCODES: Readonly<Record<string, string>> = { DE: '20095', FR: '75011', PL: '00-850', GB: 'EC1A 1BB' }
const SALES = 48

/**
 * The VAT transactions of an account in a month, such as `2026-10`: the same whenever they are asked for. Every twelfth
 * row refunds the sale before it.
 */
export function localReport({ id, countries }: LocalSeller, month: string, only: readonly string[]): string {
  const [year = '', number = ''] = month.split('-')
  const sold = countries.filter((country) => only.includes(country))
  const rows = Array.from({ length: sold.length === 0 ? 0 : SALES }, (_, at) => {
    const isRefund = at % 12 === 11
    const sale = isRefund ? at - 1 : at
    const country = sold[sale % sold.length] ?? 'DE'
    const day = `${String(1 + Math.floor((at * 28) / SALES)).padStart(2, '0')}-${number}-${year}`
    const amount = ((1_990 + ((sale * 737) % 9_000)) / 100).toFixed(2)
    return [
      id,
      `${year}-${MONTHS[Number(number) - 1] ?? ''}`,
      'AFN',
      country === 'GB' ? 'amazon.co.uk' : `amazon.${country.toLowerCase()}`,
      'REGULAR',
      isRefund ? 'REFUND' : 'SALE',
      `302-${year}${number}-${String(sale).padStart(7, '0')}`,
      `${isRefund ? 'R' : 'T'}${year}${number}${String(at).padStart(4, '0')}`,
      day,
      day,
      `BRT-${100 + (sale % 7)}`,
      `B0LOCAL${String(sale % 7).padStart(3, '0')}`,
      '1',
      isRefund ? `-${amount}` : amount,
      country === 'GB' ? 'GBP' : 'EUR',
      country,
      POSTCODES[country] ?? '',
      country,
      POSTCODES[country] ?? '',
      '',
    ]
  })
  return `${[COLUMNS, ...rows].map((cells) => cells.join('\t')).join('\r\n')}\r\n`
}
