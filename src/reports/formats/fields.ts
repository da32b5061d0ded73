/** What a column of a sales file may mean. */
export const FIELDS = [
  'type',
  'date',
  'departDate',
  'saleDate',
  'orderId',
  'lineId',
  'item',
  'account',
  'marketplace',
  'channel',
  'depart',
  'departPostcode',
  'arrive',
  'arrivePostcode',
  'saleDepart',
  'saleArrive',
  'currency',
  'gross',
  'refunded',
  'quantity',
  'sku',
  'category',
  'costPrice',
  'buyerNumber',
  'buyerNumberCountry',
  'vatRate',
  'vat',
  'scheme',
  'responsibility',
  'vatCountry',
  'document',
  'documentDate',
  'ksef',
] as const
export type Field = (typeof FIELDS)[number]

/** Slots of the reader are the fields in their order. */
export const SLOT: Readonly<Record<Field, number>> = Object.fromEntries(
  FIELDS.map((field, slot) => [field, slot]),
) as Record<Field, number>
