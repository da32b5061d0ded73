/** What is asked of a file's columns: those that every sale has, then those that help. */
export const SHOWN_FIELDS = [
  'date',
  'type',
  'orderId',
  'marketplace',
  'depart',
  'arrive',
  'gross',
  'currency',
  'refunded',
  'saleDate',
  'quantity',
  'sku',
  'buyerNumber',
  'document',
  'documentDate',
  'vatRate',
] as const
export type ShownField = (typeof SHOWN_FIELDS)[number]
