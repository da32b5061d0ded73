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

/** A document with input VAT. Without its document a line does not enter a return. */
export type LedgerLine = {
  id: string
  country: string
  kind: LedgerKind
  date: Day
  currency: string
  /** Minor units */
  net: number
  vat: number
  basisPoints: number
  document: string
}
