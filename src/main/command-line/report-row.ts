import { REPORT_COLUMNS, type ReportColumn } from './report-columns.ts'

type Row = Partial<Record<ReportColumn, string>>
type Random = () => number

const COUNTRIES = ['DE', 'FR', 'IT', 'ES', 'PL', 'CZ', 'NL', 'AT', 'BE', 'SE', 'IE', 'GB', 'US', 'CH']
const STOCK = ['DE', 'DE', 'DE', 'PL', 'CZ', 'FR', 'IT', 'ES', 'GB']
const CURRENCY: Readonly<Record<string, string>> = {
  PL: 'PLN',
  CZ: 'CZK',
  SE: 'SEK',
  GB: 'GBP',
  US: 'USD',
  CH: 'CHF',
}
const POSTCODES: Readonly<Record<string, readonly string[]>> = {
  GB: ['M1 1AA', 'SW1A 1AA', 'EH1 1YZ', 'BT1 1AA', 'JE2 3AB'],
  DE: ['10115', '80331', '20095', '50667', '27498'],
  ES: ['28001', '08001', '35001', '51001'],
  IT: ['20121', '00118', '23041'],
  FR: ['75001', '69001', '97200'],
}
const TITLES = [
  'Desk lamp, white',
  'Phone case "Slim"',
  'Kitchen scale',
  'Yoga mat 6 mm',
  'Café press, 1 l',
  'USB-C cable; 2 m',
]
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const VALID_NUMBERS: Readonly<Record<string, string>> = {
  AT: 'ATU39378767',
  DE: 'DE818964421',
  FR: 'FR80500764592',
  IT: 'IT52653750977',
}
const TYPES = [
  'SALE',
  'SALE',
  'SALE',
  'SALE',
  'SALE',
  'SALE',
  'SALE',
  'SALE',
  'REFUND',
  'REFUND',
  'RETURN',
  'FC_TRANSFER',
  'INBOUND',
]

/** Rows of one quarter. Companies, people and places are invented; only the format is Amazon's. */
export function reportRow(number: number, random: Random): string {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
  const type = pick(TYPES)
  const month = Math.floor(random() * 3)
  const day = `${two(Math.floor(random() * 28) + 1)}-${two(month + 1)}-2026`
  const from = pick(STOCK)
  const to = type === 'SALE' || type === 'REFUND' ? (random() < 0.5 ? from : pick(COUNTRIES)) : pick(STOCK)
  const item = Math.floor(random() * 400)
  const row: Row = {
    UNIQUE_ACCOUNT_IDENTIFIER: 'A1TESTSELLER0',
    ACTIVITY_PERIOD: `2026-${MONTHS[month]}`,
    SALES_CHANNEL: random() < 0.9 ? 'AFN' : 'MFN',
    TRANSACTION_TYPE: type,
    TRANSACTION_EVENT_ID: `305-${seven(number)}-${seven(Math.floor(random() * 10_000_000))}`,
    ACTIVITY_TRANSACTION_ID: `T${String(number).padStart(9, '0')}`,
    TRANSACTION_DEPART_DATE: day,
    TRANSACTION_COMPLETE_DATE: day,
    SELLER_SKU: `SKU-${item}`,
    ASIN: `B0TEST${String(item).padStart(4, '0')}`,
    ITEM_DESCRIPTION: pick(TITLES),
    PRODUCT_TAX_CODE: 'A_GEN_STANDARD',
    DEPARTURE_COUNTRY: from,
    DEPARTURE_POST_CODE: from === 'GB' ? 'M1 1AA' : '',
    ARRIVAL_COUNTRY: to,
    ARRIVAL_POST_CODE: pick(POSTCODES[to] ?? ['1000']),
  }
  Object.assign(
    row,
    type === 'SALE' || type === 'REFUND' ? soldRow(type, from, to, random) : movedRow(type, random),
  )
  return REPORT_COLUMNS.map((column) => quoted(row[column] ?? '')).join(',')
}

function soldRow(type: string, from: string, to: string, random: Random): Row {
  const cents = 199 + Math.floor(random() * 20_000)
  const shipping = random() < 0.3 ? 499 : 0
  const sign = type === 'REFUND' ? '-' : ''
  const shipped = shipping === 0 ? '0.00' : sign + money(shipping)
  const number = random() < 0.05 ? VALID_NUMBERS[to] : undefined
  const export_ = to === 'US' || to === 'CH' || (to === 'GB' && from !== 'GB')
  return {
    MARKETPLACE:
      to === 'GB'
        ? 'amazon.co.uk'
        : `amazon.${['FR', 'IT', 'ES', 'PL'].includes(to) ? to.toLowerCase() : 'de'}`,
    PROGRAM_TYPE: 'REGULAR',
    QTY: '1',
    ITEM_WEIGHT: '0.5',
    TOTAL_ACTIVITY_WEIGHT: '0.5',
    PRICE_OF_ITEMS_AMT_VAT_INCL: sign + money(cents),
    PROMO_PRICE_OF_ITEMS_AMT_VAT_INCL: '0.00',
    TOTAL_PRICE_OF_ITEMS_AMT_VAT_INCL: sign + money(cents),
    SHIP_CHARGE_AMT_VAT_INCL: shipped,
    PROMO_SHIP_CHARGE_AMT_VAT_INCL: '0.00',
    TOTAL_SHIP_CHARGE_AMT_VAT_INCL: shipped,
    TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: sign + money(cents + shipping),
    TRANSACTION_CURRENCY_CODE: CURRENCY[to] ?? 'EUR',
    SALE_DEPART_COUNTRY: from,
    SALE_ARRIVAL_COUNTRY: to,
    BUYER_VAT_NUMBER_COUNTRY: number ? to : '',
    BUYER_VAT_NUMBER: number ?? '',
    EXPORT_OUTSIDE_EU: export_ ? 'YES' : 'NO',
    TAX_REPORTING_SCHEME: from === to || export_ || number ? 'REGULAR' : 'UNION-OSS',
    TAX_COLLECTION_RESPONSIBILITY: 'SELLER',
  }
}

function movedRow(type: string, random: Random): Row {
  const pieces = type === 'RETURN' ? 1 : 1 + Math.floor(random() * 100)
  return {
    MARKETPLACE: type === 'RETURN' ? 'amazon.de' : 'N/A',
    PROGRAM_TYPE: type === 'RETURN' ? 'REGULAR' : 'N/A',
    QTY: String(pieces),
    ITEM_WEIGHT: '0.5',
    TOTAL_ACTIVITY_WEIGHT: String(pieces / 2),
    COST_PRICE_OF_ITEMS: type === 'RETURN' || random() < 0.2 ? '' : money(300 + Math.floor(random() * 3000)),
    TRANSACTION_CURRENCY_CODE: type === 'RETURN' ? '' : 'EUR',
  }
}

const two = (value: number): string => String(value).padStart(2, '0')
const seven = (value: number): string => String(value % 10_000_000).padStart(7, '0')
const money = (cents: number): string => `${Math.floor(cents / 100)}.${two(cents % 100)}`
const quoted = (value: string): string => (/[",\n;]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
