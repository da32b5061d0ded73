/**
 * The calculator's columns, by their names on the wire. Those after `category` are facts that most lines do not need;
 * the engine asks for those that would change its answer.
 */
export const COLUMNS = [
  'date',
  'from',
  'to',
  'sellerEstablished',
  'viaMarketplace',
  'buyer',
  'buyerVatId',
  'amount',
  'inclusive',
  'currency',
  'category',
  'type',
  'fromPostcode',
  'toPostcode',
  'buyerVatIdValid',
  'registrations',
  'oss',
  'ioss',
  'distanceSalesThisYear',
  'distanceSalesLastYear',
  'optedForDestination',
  'consignmentValue',
  'importer',
  'costPrice',
  'originalDate',
  'originalSalesThatYear',
  'originalSalesYearBefore',
] as const
export type Column = (typeof COLUMNS)[number]

/** The value of a cell: usually typed text; numbers and booleans where a program calls. */
type Cell = string | number | boolean | null | undefined
export type Line = Partial<Record<Column, Cell | readonly string[]>>
/** A line as people type or paste it: text in every cell. */
export type TypedLine = Partial<Record<Column, string>>

/** Enough for a quarter of a small shop; larger files are imports. */
export const MOST_LINES = 1000

/** The engine's names of facts → the columns for them. */
const COLUMN_OF_FACT: Readonly<Record<string, Column>> = {
  date: 'date',
  type: 'type',
  marketplace: 'viaMarketplace',
  depart: 'from',
  depart_postcode: 'fromPostcode',
  arrive: 'to',
  arrive_postcode: 'toPostcode',
  buyer: 'buyer',
  buyer_vat_id: 'buyerVatId',
  buyer_vat_id_valid: 'buyerVatIdValid',
  gross: 'amount',
  cost_price: 'costPrice',
  currency: 'currency',
  consignment_intrinsic_value: 'consignmentValue',
  exchange_rate: 'consignmentValue',
  importer_of_record: 'importer',
  original_supply_date: 'originalDate',
  original_distance_sales_ytd_eur: 'originalSalesThatYear',
  original_distance_sales_prev_year_eur: 'originalSalesYearBefore',
  refund_sign: 'amount',
  sale_sign: 'type',
  category: 'category',
  established: 'sellerEstablished',
  vat_registrations: 'registrations',
  oss_union: 'oss',
  ioss: 'ioss',
  distance_sales_ytd_eur: 'distanceSalesThisYear',
  distance_sales_prev_year_eur: 'distanceSalesLastYear',
  opted_for_destination: 'optedForDestination',
}

/** `seller.established` and `established` are the same fact. */
export function columnOfFact(fact: string | null): Column | null {
  if (fact === null) return null
  return COLUMN_OF_FACT[fact.split('.').at(-1) ?? ''] ?? null
}
