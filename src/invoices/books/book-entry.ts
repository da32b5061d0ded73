import type { FeeVatKind } from '#fee-vat/fee-vat-kinds.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Currency } from '#platform/shared/money.ts'

type Common = {
  day: Day
  orderNumber: string
  company: string
  currency: Currency
  /** Always positive, integer minor units; the kind says in which direction. */
  gross: number
  /** Euro for the whole, integer minor units, at the published rate; null where it is euro, or nobody knows the rate. */
  euro: number | null
  /** What a euro was worth then, `0.85`; null as with `euro`. */
  perEuro: string | null
}

/** A document that was issued: a claim, or what takes a part of it back. */
export type DocumentEntry = Common & {
  kind: 'INVOICE' | 'CREDIT_NOTE'
  number: string
  country: string
  vatNumber: string | null
  net: number
  vat: number
  vatKind: FeeVatKind
  vatRateBasisPoints: number
}

/** Money that came, or went back. */
export type MoneyEntry = Common & {
  kind: 'PAYMENT' | 'REFUND'
  /** The id under which payment or refund is found here. */
  number: string
  method: string
  /** The provider's id, or the bank's reference. */
  reference: string
  /** Whether it passed a bank account of the agency itself, not the provider's. */
  byBank: boolean
}

export type BookEntry = DocumentEntry | MoneyEntry

export const isDocument = (entry: BookEntry): entry is DocumentEntry =>
  entry.kind === 'INVOICE' || entry.kind === 'CREDIT_NOTE'
