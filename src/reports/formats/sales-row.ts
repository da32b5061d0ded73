import type { Day } from '#platform/shared/calendar.ts'
import type { Transaction } from '#vat/engine/vat-result.ts'
import type { CostPriceBook } from '../cost-price-book.ts'
import type { Cells, Hash } from '../reader/cells.ts'
import type { BuyerFacts } from './buyer-number.ts'

/** What the marketplace's own columns say about a row. */
export type SecondOpinion = {
  scheme: string
  responsibility: string
  country: string
  /** Basis points; null: not said */
  basisPoints: number | null
  /** Minor units; null: not said */
  vat: number | null
}

/** What a row says of its invoice. */
export type SaleDocument = {
  /** Blank: the file does not say it */
  number: string
  /** null: it does not say it, or not readably */
  day: Day | null
  /** The number that Poland's KSeF gave the invoice; blank: none */
  ksef: string
}

/** One row of a file, read but not judged. */
export type SalesRow = {
  line: number
  type: string
  kind: 'SALE' | 'REFUND' | 'MOVE'
  day: Day | null
  orderId: string
  /** Of a refund: the day of its sale, where the row says it; null: it does not, or not readably */
  saleDay: Day | null
  sku: string
  currency: string
  /** Minor units: the price with tax (a refund is negative), or what the goods moved cost. null: none, or not readable */
  amount: number | null
  quantity: number
  /** For the engine; the day of a refund's sale is added later. */
  transaction: Transaction
  buyer: BuyerFacts
  /** The invoice to a business, or its credit note; null: a consumer, or a movement */
  document: SaleDocument | null
  said: SecondOpinion
}

/** As much of a row as it takes to find a sale again; of what is no sale, its order alone. */
export type Glance = Pick<SalesRow, 'kind' | 'day' | 'orderId' | 'currency' | 'amount'> & {
  depart: string
  arrive: string
}

export type RowReader = {
  read(cells: Cells): SalesRow
  glance(cells: Cells): Glance
  /** The buyer's number, where a register can say something about it */
  askable(cells: Cells): string | null
  /** What was refunded of a sale, where its row says so in a column of its own; without a day, so as of the sale's. */
  refundOf(row: SalesRow, cells: Cells): SalesRow | null
  /** A further line of an order whose first line has the amount of them all. */
  isFurtherLine(row: SalesRow, cells: Cells): boolean
  /** The key by which a row is recognised when it comes again; false: it has none. */
  key(cells: Cells, hash: Hash): boolean
  /** What else the row says, to tell a repeated row from another with the same key. */
  content(cells: Cells, hash: Hash): void
}

export type RowOptions = {
  /** The currency of cost prices in rows without a currency */
  costCurrency: string
  /** Cost per piece by SKU, decimals, where the file has none */
  costPrices: CostPriceBook
}
