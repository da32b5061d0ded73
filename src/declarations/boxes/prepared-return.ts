import type { MissingRate } from '#exchange-rates/rate-between.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import type { EprStream } from '../epr/categories.ts'
import type { QuantitySource } from '../epr/entry.ts'
import type { CountedGoods } from '../epr/quantities.ts'
import type { EcSalesLine } from '../files/ec-sales-list.ts'

/** A VAT registration as its returns need it. */
export type RegistrationFacts = {
  /** GR for Greece, GB also for Northern Ireland */
  country: string
  number: string
  from: Day | null
  to: Day | null
  rhythm: Frequency
  /** By how many months its periods end after those of the calendar: British quarters may end in any month. */
  offset: number
}

export type ReturnPeriod = {
  /** `2026-02`, `2026-Q1`, `2026`, or `2026-02_2026-04` for a quarter that is none of the calendar */
  name: string
  from: Day
  to: Day
}

/** What a box is made of: a figure of one total, or of one line of the ledger, in the currency of the return. */
export type BoxSource = {
  /** The key of the treatment, or the ledger's line */
  of: string
  month: string
  currency: string
  figure: string
  /** Minor units of the return's currency; with the sign that it has in the box */
  units: number
  /** In an EC sales list: the buyer's number as the report says it; null for own goods that were moved */
  buyer?: string | null
}

export type Box = {
  box: string
  /** Minor units of the return's currency, rounded as the form wants it */
  units: number
  /** How many decimals the form has */
  decimals: number
  /** Empty for a box that is calculated from others */
  sources: readonly BoxSource[]
}

export type NationalReturn = {
  kind: 'NATIONAL'
  country: string
  number: string
  period: ReturnPeriod
  currency: string
  /** null: a rate is missing, so nothing is known */
  boxes: readonly Box[] | null
  missingRates: readonly MissingRate[]
  /** false: the product does not know the form; the boxes have names of their own */
  knownForm: boolean
}

export type SchemeRow = {
  dispatchedFrom: string | null
  consumption: string
  basisPoints: number
  /** Minor units of the return's currency */
  taxable: number
  vat: number
  sources: readonly BoxSource[]
}
export type SchemeCorrection = {
  period: string
  consumption: string
  vat: number
  sources: readonly BoxSource[]
}

export type SchemeReturn = {
  kind: 'OSS_UNION' | 'IOSS'
  /** The state of identification; null for IOSS, whose number says it */
  country: string | null
  number: string
  period: ReturnPeriod
  /** EUR; GBP where Northern Ireland is the state of identification */
  currency: string
  rateDay: Day
  rows: readonly SchemeRow[] | null
  corrections: readonly SchemeCorrection[]
  /** By state: what is owed there; a state's credit is not set off against another's tax */
  balances: readonly { consumption: string; vat: number }[]
  /** Minor units */
  totalDue: number
  missingRates: readonly MissingRate[]
}

/** A buyer with what it got; the company's own number in another state with the goods that it moved there. */
export type EcSalesListLine = EcSalesLine & { sources: readonly BoxSource[] }

/** Goods that belong into a list, for whose buyer there is no number. */
export type UnlistedGoods = {
  /** Where own goods were moved; empty where a buyer's number cannot be read */
  to: string
  units: number
}

export type EcSalesListReturn = {
  kind: 'EC_SALES_LIST'
  /** The state that asks for it; XI for Northern Ireland */
  country: string
  number: string
  period: ReturnPeriod
  currency: string
  /** null: a rate is missing, so nothing is known */
  lines: readonly EcSalesListLine[] | null
  unlisted: readonly UnlistedGoods[]
  missingRates: readonly MissingRate[]
}

/** Weights of what was sent to a country. No tax arises from it. */
export type QuantityReport = {
  kind: 'EPR'
  country: string
  number: string
  period: ReturnPeriod
  /** Of the country; the report has no amounts of money */
  currency: string
  stream: EprStream
  /** Where the quantities come from */
  source: 'SALES' | QuantitySource
  /** What was entered; null where they come from sales */
  entryId: string | null
  /** Milligrams; null: not all of it is known */
  lines: readonly { category: string; milligrams: number }[] | null
  /** SKU by SKU, where they come from sales */
  goods: readonly CountedGoods[]
  unweighed: readonly { sku: string; units: number }[]
  /** Sales whose SKU or pieces cannot be read */
  unreadable: number
  missingRates: readonly MissingRate[]
}

export type PreparedReturn = NationalReturn | SchemeReturn | EcSalesListReturn | QuantityReport
