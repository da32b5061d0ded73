import type { Format } from './format.ts'

/**
 * Amazon's VAT Transactions Report. Its columns are found by name: older files lack some, newer ones have more.
 * `DEPATURE_CITY`, which nothing depends on, is Amazon's own spelling.
 */
export const AMAZON_VAT_REPORT: Format = {
  id: 'amazon-vat-transactions',
  columns: {
    account: ['UNIQUE_ACCOUNT_IDENTIFIER'],
    type: ['TRANSACTION_TYPE'],
    // Amazon assigns a row to the month of this day (ACTIVITY_PERIOD).
    date: ['TRANSACTION_COMPLETE_DATE'],
    departDate: ['TRANSACTION_DEPART_DATE'],
    // Ours, not Amazon's: a seller may add it where the report of a sale is not at hand.
    saleDate: ['Original sale date', '原销售日期'],
    orderId: ['TRANSACTION_EVENT_ID'],
    lineId: ['ACTIVITY_TRANSACTION_ID'],
    item: ['ASIN'],
    marketplace: ['MARKETPLACE'],
    channel: ['SALES_CHANNEL'],
    depart: ['DEPARTURE_COUNTRY'],
    departPostcode: ['DEPARTURE_POST_CODE'],
    arrive: ['ARRIVAL_COUNTRY'],
    arrivePostcode: ['ARRIVAL_POST_CODE'],
    saleDepart: ['SALE_DEPART_COUNTRY'],
    saleArrive: ['SALE_ARRIVAL_COUNTRY'],
    currency: ['TRANSACTION_CURRENCY_CODE'],
    gross: ['TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL'],
    quantity: ['QTY'],
    sku: ['SELLER_SKU'],
    category: ['PRODUCT_TAX_CODE'],
    costPrice: ['COST_PRICE_OF_ITEMS'],
    buyerNumber: ['BUYER_VAT_NUMBER'],
    buyerNumberCountry: ['BUYER_VAT_NUMBER_COUNTRY'],
    vatRate: ['PRICE_OF_ITEMS_VAT_RATE_PERCENT'],
    vat: ['TOTAL_ACTIVITY_VALUE_VAT_AMT'],
    scheme: ['TAX_REPORTING_SCHEME'],
    responsibility: ['TAX_COLLECTION_RESPONSIBILITY'],
    vatCountry: ['VAT_CALCULATION_IMPUTATION_COUNTRY'],
    // Empty where the seller, and not Amazon, issues the invoices: a seller may fill it in.
    document: ['VAT_INV_NUMBER'],
    // Ours, not Amazon's, like the day of the sale.
    documentDate: ['Invoice date', '发票日期'],
    ksef: ['KSeF number', 'KSeF编号'],
  },
  required: ['type', 'date', 'orderId', 'depart', 'arrive', 'gross', 'currency'],
  constants: {},
  dates: 'DMY',
  numbers: 'POINT',
  refunds: 'NEGATIVE',
  types: new Map(),
  ownWordsOnly: true,
}
