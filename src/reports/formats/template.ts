import type { Field } from './fields.ts'
import type { Format } from './format.ts'

/** The portal's own table for sellers of other channels: its columns in order, under their English and Chinese names. */
const TEMPLATE_COLUMNS = [
  ['date', 'Date', '日期'],
  ['type', 'Type', '类型'],
  ['orderId', 'Order number', '订单号'],
  ['lineId', 'Line', '行号'],
  ['marketplace', 'Sales channel', '销售渠道'],
  ['account', 'Account', '店铺'],
  ['sku', 'SKU', 'SKU编码'],
  ['quantity', 'Quantity', '数量'],
  ['depart', 'Dispatch country', '发货国家'],
  ['departPostcode', 'Dispatch postcode', '发货邮编'],
  ['arrive', 'Arrival country', '到达国家'],
  ['arrivePostcode', 'Arrival postcode', '到达邮编'],
  ['gross', 'Amount incl. VAT', '含税金额'],
  ['currency', 'Currency', '币种'],
  ['category', 'Goods category', '商品类别'],
  ['costPrice', 'Cost price per unit', '单件成本价'],
  ['buyerNumber', 'Buyer VAT number', '买方VAT税号'],
  // Of a refund; nobody has to give it.
  ['saleDate', 'Original sale date', '原销售日期'],
  // Of sales to businesses, and of their credit notes; some states list them one by one.
  ['document', 'Invoice number', '发票号码'],
  ['documentDate', 'Invoice date', '发票日期'],
  ['ksef', 'KSeF number', 'KSeF编号'],
] as const satisfies readonly (readonly [Field, string, string])[]

export const TEMPLATE: Format = {
  id: 'template',
  columns: Object.fromEntries(TEMPLATE_COLUMNS.map(([field, en, zh]) => [field, [en, zh]])),
  required: ['date', 'type', 'orderId', 'marketplace', 'depart', 'arrive', 'gross', 'currency'],
  constants: {},
  dates: 'AUTO',
  numbers: 'AUTO',
  refunds: 'NEGATIVE',
  // Goods that came back, and not their money.
  types: new Map([
    ['RETURN', 'RETURN'],
    ['退货', 'RETURN'],
  ]),
}
