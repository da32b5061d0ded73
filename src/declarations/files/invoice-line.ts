import type { Day } from '#platform/shared/calendar.ts'
import type { Total } from '#reports/totals.ts'

/** A sale to a business, or its refund, as a report says it. */
export type InvoiceLine = Pick<
  Total,
  'treatment' | 'currency' | 'rateDay' | 'net' | 'vat' | 'gross' | 'acquisitionVat' | 'amount'
> & {
  /** The invoice's number, or that of the credit note; blank: the report does not say it */
  document: string
  /** null: not said, so that it is taken as issued on the day of the sale */
  documentDay: Day | null
  /** Its number in Poland's KSeF; blank: none */
  ksef: string
  day: Day
  orderId: string
  buyerNumber: string
  /** Poland's group of the goods, 1 to 13; null: none, or nobody has said */
  group: number | null
  /** As a register of VAT numbers published it; null: none did */
  buyerName: string | null
}
