import type { Format } from './format.ts'

/**
 * Order exports of other channels. They do not say from where the goods were sent, so a mapping adds it; their refunds
 * are positive, and stand beside the sale.
 */
const EXPORT = {
  dates: 'AUTO',
  numbers: 'AUTO',
  refunds: 'POSITIVE',
  types: new Map(),
} satisfies Partial<Format>

/** Shopify, orders → export. Only the first line of an order has its total. */
export const SHOPIFY_ORDERS: Format = {
  ...EXPORT,
  id: 'shopify-orders',
  columns: {
    orderId: ['Name'],
    date: ['Paid at', 'Created at'],
    departDate: ['Created at'],
    currency: ['Currency'],
    gross: ['Total'],
    refunded: ['Refunded Amount'],
    sku: ['Lineitem sku'],
    arrive: ['Shipping Country', 'Billing Country'],
    arrivePostcode: ['Shipping Zip', 'Billing Zip'],
    depart: ['Dispatch country'],
    departPostcode: ['Dispatch postcode'],
  },
  required: ['orderId', 'date', 'gross', 'currency', 'arrive', 'depart'],
  constants: { type: 'SALE', marketplace: 'shopify' },
  dates: 'YMD',
  numbers: 'POINT',
  totalOnFirstLine: true,
}

/** eBay, orders report of the Seller Hub. Its names differ by site. */
export const EBAY_ORDERS: Format = {
  ...EXPORT,
  id: 'ebay-orders',
  columns: {
    orderId: ['Order number', 'Bestellnummer'],
    lineId: ['Transaction ID', 'Sales record number', 'Transaktionsnummer'],
    item: ['Item number', 'Artikelnummer'],
    date: ['Sale date', 'Verkauft am', 'Paid on date'],
    currency: ['Currency', 'Währung'],
    gross: ['Total price', 'Gesamtbetrag', 'Gesamtpreis'],
    refunded: ['Refunded amount', 'Refund amount', 'Erstattungsbetrag'],
    quantity: ['Quantity', 'Anzahl'],
    sku: ['Custom label', 'Custom label (SKU)', 'Bestandseinheit'],
    arrive: ['Post to country', 'Ship to country', 'Land des Empfängers', 'Versand nach Land'],
    arrivePostcode: ['Post to postcode', 'Ship to zip', 'Versand nach PLZ'],
    depart: ['Dispatch country', 'Item location'],
    buyerNumber: ['Buyer tax identifier value', 'Buyer VAT number'],
  },
  required: ['orderId', 'date', 'gross', 'currency', 'arrive', 'depart'],
  constants: { type: 'SALE', marketplace: 'ebay' },
}

/** Kaufland, order units. */
export const KAUFLAND_ORDERS: Format = {
  ...EXPORT,
  id: 'kaufland-orders',
  columns: {
    orderId: ['id_order', 'Bestellnummer'],
    lineId: ['id_order_unit'],
    date: ['ts_created_iso', 'ts_created', 'Bestelldatum'],
    currency: ['currency', 'Währung'],
    gross: ['price', 'revenue_gross', 'Verkaufspreis'],
    refunded: ['refund_amount', 'Erstattung'],
    sku: ['id_offer', 'sku', 'ean'],
    arrive: ['delivery_country', 'shipping_address_country', 'Lieferland'],
    arrivePostcode: ['delivery_postcode', 'shipping_address_postcode', 'PLZ'],
    depart: ['dispatch_country', 'warehouse_country'],
  },
  required: ['orderId', 'lineId', 'date', 'gross', 'currency', 'arrive', 'depart'],
  constants: { type: 'SALE', marketplace: 'kaufland' },
}

export const CHANNEL_FORMATS: readonly Format[] = [SHOPIFY_ORDERS, EBAY_ORDERS, KAUFLAND_ORDERS]
