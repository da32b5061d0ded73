import { seededRandom } from '../../command-line/seeded-random.ts'
import { reportOf, type Row, two } from './report-file.ts'

type Destination = { country: string; postcode: string; ordersAMonth: number }
type Store = {
  country: string
  site: string
  postcode: string
  currency: string
  ordersAMonth: number
  /** What Amazon calls a sale in its shop for which it owes the tax itself. */
  scheme: string
}

/** Where the company's goods lie and are sold. */
const STORES: readonly Store[] = [
  store('DE', 'amazon.de', '10115', 60),
  store('FR', 'amazon.fr', '75001', 36),
  store('IT', 'amazon.it', '20121', 30),
  store('ES', 'amazon.es', '28001', 30),
  { ...store('GB', 'amazon.co.uk', 'M1 1AA', 44), currency: 'GBP', scheme: 'UK_VOEC-DOMESTIC' },
]

function store(country: string, site: string, postcode: string, ordersAMonth: number): Store {
  return { country, site, postcode, ordersAMonth, currency: 'EUR', scheme: 'DEEMED_RESELLER' }
}

export const GOODS = [
  ['QL-LAMP-01', 'Desk lamp, bamboo', 3990],
  ['QL-KETTLE-2', 'Electric kettle, 1.7 l', 4590],
  ['QL-SHELF-3', 'Bathroom shelf, two boards', 2790],
  ['QL-MAT-04', 'Yoga mat, 6 mm', 2490],
  ['QL-PAN-05', 'Cast iron pan, 26 cm', 5490],
] as const
const REFUNDED = 0.06
const IN_OWN_SHOP = 0.6

/** Where consumers are to whom the own shop sends from Germany, under the one-stop shop. */
const ABROAD: readonly Destination[] = [
  { country: 'AT', postcode: '1010', ordersAMonth: 5 },
  { country: 'NL', postcode: '1012 AB', ordersAMonth: 4 },
  { country: 'BE', postcode: '1000', ordersAMonth: 3 },
]

/** A business that orders for its shops once a quarter: what it gets stands in an EC sales list. */
const BUSINESS = { country: 'AT', postcode: '4020', number: 'ATU33864716', lines: 2 }

/**
 * Amazon's VAT Transactions Report of a month: made-up sales from stock in five countries, some in Amazon's shops, for
 * which Amazon owes the tax, and more in the company's own, which Amazon delivers. The same bytes for the same month.
 * @param isAbroad whether the company sells to other member states by then
 */
export function salesOfMonth(month: string, isAbroad: boolean): Buffer {
  return reportOf(month, [
    ...ordersFromStock(month),
    ...(isAbroad ? [...businessOrders(month), ...ABROAD.flatMap((one) => ordersAbroad(one, month))] : []),
  ])
}

/** What was sold from stock in the state where it lay. */
export const ordersFromStock = (month: string): Row[] => STORES.flatMap((one) => ordersOf(one, month))

/** Sales of a month that its first report did not have: they reach a return that was filed. */
export function lateSalesOfMonth(month: string): Buffer {
  const [germany] = STORES
  if (!germany) return Buffer.alloc(0)
  const few = { ...germany, ordersAMonth: 5 }
  return reportOf(month, ordersOf(few, month, 'L'))
}

function ordersOf(place: Store, month: string, mark = ''): Row[] {
  const random = seededRandom([...`${place.country}${month}${mark}`].reduce(hashed, 7))
  const orders = Math.round(place.ordersAMonth * (0.9 + random() * 0.2))
  return Array.from({ length: orders }, (_, index) => index).flatMap((index) => {
    const id = `${mark || '3'}${place.country}-${month.replace('-', '')}-${String(index + 1).padStart(5, '0')}`
    const day = 1 + Math.floor(random() * 27)
    const sale = saleOf(place, { id, day: `${two(day)}-${month.slice(5)}-${month.slice(0, 4)}` }, random)
    return random() < REFUNDED ? [sale, refundOf(sale)] : [sale]
  })
}

/** From stock in Germany, delivered for the own shop. */
function ordersAbroad({ country, postcode, ordersAMonth }: Destination, month: string): Row[] {
  const [germany] = STORES
  if (!germany) return []
  return ordersOf({ ...germany, ordersAMonth }, month, country).map((row) => ({
    ...row,
    ...inOwnShop({ country, postcode }),
  }))
}

/** At the end of a quarter, with its VAT number. */
function businessOrders(month: string): Row[] {
  const [germany] = STORES
  if (!germany || Number(month.slice(5)) % 3 !== 0) return []
  const { number, lines, ...to } = BUSINESS
  const sales = ordersOf({ ...germany, ordersAMonth: lines }, month, 'B').filter(
    (row) => row.TRANSACTION_TYPE === 'SALE',
  )
  return sales.map((row) => ({
    ...row,
    ...inOwnShop(to),
    BUYER_VAT_NUMBER_COUNTRY: to.country,
    BUYER_VAT_NUMBER: number,
  }))
}

const inOwnShop = ({ country, postcode }: Pick<Destination, 'country' | 'postcode'>): Row => ({
  SALES_CHANNEL: 'MCF',
  MARKETPLACE: 'Non-Amazon',
  ARRIVAL_COUNTRY: country,
  ARRIVAL_POST_CODE: postcode,
  SALE_ARRIVAL_COUNTRY: country,
  TAX_REPORTING_SCHEME: 'REGULAR',
  TAX_COLLECTION_RESPONSIBILITY: 'SELLER',
})

function saleOf(place: Store, { id, day }: { id: string; day: string }, random: () => number): Row {
  const [sku, title, cents] = GOODS[Math.floor(random() * GOODS.length)] ?? GOODS[0]
  const own = random() < IN_OWN_SHOP
  const quantity = random() < 0.15 ? 2 : 1
  const { country, postcode } = place
  return {
    SALES_CHANNEL: own ? 'MCF' : 'AFN',
    MARKETPLACE: own ? 'Non-Amazon' : place.site,
    PROGRAM_TYPE: 'REGULAR',
    TRANSACTION_TYPE: 'SALE',
    TRANSACTION_EVENT_ID: id,
    ACTIVITY_TRANSACTION_ID: `${id}-1`,
    TRANSACTION_DEPART_DATE: day,
    TRANSACTION_COMPLETE_DATE: day,
    SELLER_SKU: sku,
    ITEM_DESCRIPTION: title,
    QTY: String(quantity),
    PRODUCT_TAX_CODE: 'A_GEN_STANDARD',
    TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: money(cents * quantity),
    TRANSACTION_CURRENCY_CODE: place.currency,
    DEPARTURE_COUNTRY: country,
    DEPARTURE_POST_CODE: postcode,
    ARRIVAL_COUNTRY: country,
    ARRIVAL_POST_CODE: postcode,
    SALE_DEPART_COUNTRY: country,
    SALE_ARRIVAL_COUNTRY: country,
    TAX_REPORTING_SCHEME: own ? 'REGULAR' : place.scheme,
    TAX_COLLECTION_RESPONSIBILITY: own ? 'SELLER' : 'MARKETPLACE',
  }
}

const refundOf = (sale: Row): Row => ({
  ...sale,
  TRANSACTION_TYPE: 'REFUND',
  ACTIVITY_TRANSACTION_ID: `${sale.TRANSACTION_EVENT_ID ?? ''}-2`,
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: `-${sale.TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL ?? ''}`,
})

const hashed = (sum: number, sign: string): number => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0
const money = (cents: number): string => `${Math.floor(cents / 100)}.${two(cents % 100)}`
