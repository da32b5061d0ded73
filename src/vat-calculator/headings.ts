import { type Column, COLUMNS } from './columns.ts'

type Heading = { en: string; zh: string; others: readonly string[] }

/** The heading of each column, and synonyms found in spreadsheets. */
export const HEADINGS: Readonly<Record<Column, Heading>> = {
  date: {
    en: 'Date',
    zh: '日期',
    others: [
      'sale date',
      'order date',
      'transaction date',
      'day',
      '交易日期',
      '销售日期',
      '订单日期',
      '时间',
    ],
  },
  from: {
    en: 'Goods leave from',
    zh: '发货国',
    others: [
      'from',
      'departure',
      'depart',
      'depart country',
      'departure country',
      'ship from',
      'ship from country',
      'sale depart country',
      '发货国家',
      '发货地',
      '起运国',
      '出发国',
    ],
  },
  to: {
    en: 'Goods go to',
    zh: '到货国',
    others: [
      'to',
      'arrival',
      'arrive',
      'arrival country',
      'arrive country',
      'destination',
      'ship to',
      'ship to country',
      'sale arrival country',
      'country',
      '到货国家',
      '收货国',
      '收货国家',
      '目的国',
      '目的地',
      '买家国家',
      '国家',
    ],
  },
  sellerEstablished: {
    en: 'Seller’s country',
    zh: '卖家所在国',
    others: ['seller established', 'established', 'seller country', '卖家国家', '公司所在国', '注册国家'],
  },
  viaMarketplace: {
    en: 'Through a marketplace',
    zh: '平台销售',
    others: [
      'via marketplace',
      'marketplace',
      'platform',
      'channel',
      'sold through',
      '平台',
      '是否平台',
      '销售渠道',
      '渠道',
    ],
  },
  buyer: {
    en: 'Buyer',
    zh: '买家类型',
    others: ['buyer type', 'customer', 'customer type', 'b2b/b2c', '买家', '客户类型'],
  },
  buyerVatId: {
    en: 'Buyer’s VAT number',
    zh: '买家税号',
    others: [
      'buyer vat id',
      'buyer vat number',
      'vat id',
      'vat number',
      '买家vat',
      '买家vat税号',
      '税号',
      'vat税号',
    ],
  },
  amount: {
    en: 'Amount',
    zh: '金额',
    others: [
      'price',
      'total',
      'gross',
      'net',
      'gross amount',
      'net amount',
      '销售额',
      '价格',
      '总额',
      '含税金额',
      '不含税金额',
    ],
  },
  inclusive: {
    en: 'VAT included',
    zh: '是否含税',
    others: ['inclusive', 'incl vat', 'incl. vat', 'including vat', 'tax included', '含税', '含税/不含税'],
  },
  currency: { en: 'Currency', zh: '币种', others: ['ccy', 'currency code', '货币'] },
  category: {
    en: 'Goods',
    zh: '商品类别',
    others: ['category', 'product category', 'kind of goods', 'tax code', '类别', '品类'],
  },
  type: { en: 'Type', zh: '交易类型', others: ['transaction type', 'kind', '类型'] },
  fromPostcode: {
    en: 'Postcode from',
    zh: '发货邮编',
    others: ['depart postcode', 'departure post code', 'from postcode', '起运邮编'],
  },
  toPostcode: {
    en: 'Postcode to',
    zh: '收货邮编',
    others: ['arrive postcode', 'arrival post code', 'to postcode', 'postcode', 'zip', '邮编', '到货邮编'],
  },
  buyerVatIdValid: {
    en: 'VAT number checked',
    zh: '税号已核验',
    others: ['buyer vat id valid', 'vat number valid', '税号有效', '税号是否有效'],
  },
  registrations: {
    en: 'VAT numbers in',
    zh: '已注册税号的国家',
    others: ['registrations', 'vat registrations', 'registered in', '已注册国家', '税号国家'],
  },
  oss: { en: 'OSS country', zh: 'OSS注册国', others: ['oss', 'union oss'] },
  ioss: { en: 'IOSS number', zh: 'IOSS税号', others: ['ioss', 'own ioss'] },
  distanceSalesThisYear: {
    en: 'Distance sales this year (EUR)',
    zh: '今年远程销售额（EUR）',
    others: ['distance sales this year', 'distance sales ytd', '今年远程销售额'],
  },
  distanceSalesLastYear: {
    en: 'Distance sales last year (EUR)',
    zh: '去年远程销售额（EUR）',
    others: ['distance sales last year', '去年远程销售额'],
  },
  optedForDestination: {
    en: 'Opted for taxation at destination',
    zh: '已选择按目的国征税',
    others: ['opted for destination', 'opted in'],
  },
  consignmentValue: {
    en: 'Value of the parcel’s goods',
    zh: '包裹货值',
    others: ['consignment value', 'intrinsic value', '货值', '内在价值'],
  },
  importer: { en: 'Importer', zh: '进口人', others: ['importer of record', '清关进口人'] },
  costPrice: { en: 'Cost price', zh: '成本价', others: ['cost', 'cost price of items', '成本', '采购成本'] },
  originalDate: {
    en: 'Date of the sale refunded',
    zh: '原销售日期',
    others: ['original date', 'original supply date', '原订单日期', '原交易日期'],
  },
  originalSalesThatYear: {
    en: 'Distance sales before the sale refunded (EUR)',
    zh: '原销售当年此前远程销售额（EUR）',
    others: ['distance sales before the original sale', '原销售前远程销售额'],
  },
  originalSalesYearBefore: {
    en: 'Distance sales of the year before the sale refunded (EUR)',
    zh: '原销售上一年远程销售额（EUR）',
    others: ['distance sales of the year before the original sale'],
  },
}

const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[_\-\s]+/g, ' ')
    .replaceAll(/['’*:?？：]/g, '')
    .trim()

let columnByHeading: Map<string, Column> | undefined

/** The column that a heading means, in English, Chinese or by its wire name; `null` if none. */
export function columnOf(heading: string): Column | null {
  columnByHeading ??= new Map(
    COLUMNS.flatMap((column) => {
      const { en, zh, others } = HEADINGS[column]
      return [column, en, zh, ...others].map((name) => [plainHeading(name), column] as const)
    }),
  )
  return columnByHeading.get(plainHeading(heading)) ?? null
}
