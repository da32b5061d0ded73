import type { Day } from '#platform/shared/calendar.ts'

/** How an invoice stands to KSeF: its number there, issued offline, outside it, or no invoice at all. */
export type Evidence = { ksef: string } | 'OFF' | 'BFK' | 'DI'

type RegisterRow = {
  /** The state that gave the number; null: Poland, or none */
  country: string | null
  /** null: a consumer */
  number: string | null
  name: string | null
  document: string
  issued: Day
  evidence: Evidence
  /** Grosz by box of the register, such as `K_19` */
  amounts: Readonly<Record<string, number>>
}

export type SalesRow = RegisterRow & {
  /** Where it differs from the day of issue */
  sold: Day | null
  /** Fiscal cash register report, internal document, invoice for a receipt */
  type: 'RO' | 'WEW' | 'FP' | null
  /** Groups of goods, 1 to 13 */
  groups: readonly number[]
  /** Distance sales, and a marketplace's own supply */
  procedures: readonly ('WSTO_EE' | 'IED')[]
}

export type PurchaseRow = RegisterRow & {
  received: Day | null
  type: 'MK' | 'VAT_RR' | 'WEW' | null
  isImport: boolean
}

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>

/** The register of one month, read row by row: there may be millions. */
export type Register = { sales: Rows<SalesRow>; purchases: Rows<PurchaseRow> }
