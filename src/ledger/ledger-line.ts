import type { Day } from '#platform/shared/calendar.ts'

/** What a document of the ledger is, and so which boxes it enters. */
export const LEDGER_KINDS = [
  /** An invoice with local VAT */
  'PURCHASE',
  'FIXED_ASSET',
  /** Import VAT paid to the customs: C79, notice, bolla doganale */
  'IMPORT',
  /** Import VAT accounted for in the return: postponed accounting, art. 33a, French self-assessment */
  'IMPORT_IN_RETURN',
  /** Services under reverse charge, from a supplier in the EU or elsewhere */
  'SERVICE_EU',
  'SERVICE_ABROAD',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** A line with input VAT, as it enters a return. */
export type LedgerLine = {
  id: string
  country: string
  kind: LedgerKind
  /** Of the document: its rate of exchange is that of its month */
  date: Day
  /** `2026-03`: the month in which it is declared, that of the document or a later one */
  month: string
  currency: string
  /** Minor units */
  net: number
  /** What the document shows; of a service under reverse charge, what is owed on it */
  vat: number
  /** The part of `vat` that may be deducted */
  deductible: number
  basisPoints: number
  document: string
}
