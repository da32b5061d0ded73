import type { LocalText } from '#platform/shared/local-text.ts'
import type { RateRow } from '#vat/rates/facts.ts'

/** How the law treats a movement or sale of goods. */
export const SCHEMES = [
  'DEEMED_SUPPLIER',
  'DOMESTIC_REVERSE_CHARGE',
  'EXPORT',
  'EXPORT_OWN_GOODS',
  'IC_SUPPLY',
  'IMPORT_CUSTOMS',
  'IOSS',
  'LOCAL',
  'NONE',
  'ORIGIN_BELOW_THRESHOLD',
  'OSS_UNION',
  'OWN_GOODS',
] as const
export type Scheme = (typeof SCHEMES)[number]

/** Who owes the VAT to the tax office. */
export const LIABLE = ['SELLER', 'MARKETPLACE', 'BUYER', 'IMPORTER', 'NONE'] as const
export type Liable = (typeof LIABLE)[number]

export const TRANSACTION_TYPES = ['SALE', 'REFUND', 'RETURN', 'FC_TRANSFER', 'INBOUND', 'DONATION'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/**
 * A transaction as people, files and the cases write it. Parsed leniently and never trusted: what is missing or
 * unreadable becomes a question or a refusal.
 */
export type Transaction = {
  date?: unknown
  type?: unknown
  /** `amazon.de`, `ebay`, `own web shop` … */
  marketplace?: unknown
  depart?: unknown
  depart_postcode?: unknown
  arrive?: unknown
  arrive_postcode?: unknown
  /** `B2C` or `B2B` */
  buyer?: unknown
  buyer_vat_id?: unknown
  /** true: found valid on the day of the sale; false: found invalid; null: not looked up */
  buyer_vat_id_valid?: unknown
  /** Tax-inclusive, a decimal in units of the currency */
  gross?: unknown
  /** Of the goods moved, in total */
  cost_price?: unknown
  currency?: unknown
  /** `150.00 EUR` */
  consignment_intrinsic_value?: unknown
  /** `BUYER` or `SELLER` */
  importer_of_record?: unknown
  original_supply_date?: unknown
  /** Category of goods for the rate; standard unless given */
  category?: unknown
  /** Distance sales of the year before this sale, if they change from row to row; overrides the seller's */
  distance_sales_ytd_eur?: unknown
  /** Those of the whole year before the sale's, if rows are of several years; overrides the seller's */
  distance_sales_prev_year_eur?: unknown
  /** For a refund: distance sales of the sale's year before the sale, and of the year before that one */
  original_distance_sales_ytd_eur?: unknown
  original_distance_sales_prev_year_eur?: unknown
  /** `POSITIVE`: the file writes refunds without a minus */
  refund_sign?: unknown
}

/** A fact may also be true for a time only: `{ country: 'FR', from: '2025-04-01', to: '2026-03-31' }`. */
export type Seller = {
  /** The state of the seat, or all states with a fixed establishment */
  established?: unknown
  vat_registrations?: unknown
  /** The state of identification of the Union scheme */
  oss_union?: unknown
  /** true, false or a period */
  ioss?: unknown
  /** Net distance sales to consumers in other member states before this one */
  distance_sales_ytd_eur?: unknown
  distance_sales_prev_year_eur?: unknown
  opted_for_destination?: unknown
}

/** What applies to all transactions of a run. */
export type Context = {
  seller?: Seller | null
  /** Rates that staff added after the release */
  rates?: readonly RateRow[]
  /** The value of one unit of a currency in euro, for limits only, as a decimal: `{ GBP: '1.1520' }` */
  euroPer?: Readonly<Record<string, string | number>>
}

export type WarningCode =
  | 'NO_REGISTRATION'
  /** The registration begins after the transaction */
  | 'REGISTERED_LATER'
  | 'NO_COST_PRICE'
  | 'BUYER_NUMBER_NOT_VALID'
  | 'BUYER_NUMBER_NOT_CHECKED'
  | 'BUYER_NUMBER_MISSING'
  | 'BUYER_NUMBER_OF_WRONG_STATE'
  | 'BUYER_NUMBER_OF_THIRD_STATE'
  | 'OSS_OF_ANOTHER_STATE'
  | 'OSS_CORRECTION_TOO_LATE'
  | 'PROOF_NEEDED'
  | 'RATE_NOT_CERTAIN'
  | 'RATE_OF_LOCAL_TRADERS'
  | 'GIFT_RELIEF'
  | 'LAW_NOT_KNOWN'
  | 'POSTCODE_NEEDED'
export type Warning = { code: WarningCode; country: string | null; text: LocalText }

/** A missing fact, by its name in the transaction or seller, and the question to ask. */
export type Question = { fact: string; text: LocalText }

export type RefusalReason =
  | 'NOT_A_TRANSACTION'
  | 'DATE_NOT_READABLE'
  | 'DATE_BEFORE_RULES'
  | 'TYPE_NOT_COVERED'
  | 'GIFT_NOT_COVERED'
  | 'COUNTRY_NOT_KNOWN'
  | 'CURRENCY_NOT_KNOWN'
  | 'AMOUNT_NOT_READABLE'
  | 'RATE_NOT_KNOWN'
export type Refusal = { code: RefusalReason; fact: string | null; text: LocalText }

/** Where an amount belongs in the return of a country. */
export type Boxes = Readonly<Record<string, 'net' | 'vat' | 'gross'>>

/** Who owes what at the destination of an export. For information: it is not a tax of the state of departure. */
export type DestinationTax = {
  country: string
  scheme: Scheme
  basisPoints: number
  liable: Liable
}

/** What the state of departure makes of goods that leave it, beside the answer itself. */
export const DISPATCH_TREATMENTS = [
  'EXEMPT_IC_SUPPLY',
  'TAXABLE_UNLESS_VAT_ID',
  'TAXABLE_AND_DEDUCTIBLE',
  'ZERO_RATED_EXPORT',
  'TAXED_AT_DESTINATION',
] as const
type DispatchTreatment = (typeof DISPATCH_TREATMENTS)[number]

/** Everything about a result except its amounts; shared by all transactions with the same facts. */
export type VatDecision = {
  /**
   * JUDGED: all facts known. PROVISIONAL: decided on a usual assumption, with its question. QUESTION and REFUSED: no
   * decision.
   */
  status: 'JUDGED' | 'PROVISIONAL' | 'QUESTION' | 'REFUSED'
  rule: string | null
  scheme: Scheme | null
  /** Whose VAT it is, GR for Greece, XI for Northern Ireland */
  country: string | null
  /** Charged on this sale; 2550 is 25.5 % */
  basisPoints: number | null
  liable: Liable | null
  /** The seller's return: a country, two of them for own goods (`DE+PL`), `OSS:DE`, `IOSS`; null: none */
  return: string | null
  boxes: Boxes | null
  importBasisPoints: number | null
  destination: DestinationTax | null
  /** The seller's own supply to the marketplace that owes the tax */
  sellerSupply: { to: 'MARKETPLACE'; treatment: 'EXEMPT_136A' | 'ZERO_RATED'; country: string } | null
  /** What the state of departure sees: own goods sent, an export, a sale taxed elsewhere */
  dispatch: { country: string; treatment: DispatchTreatment; box: string | null } | null
  acquisition: { country: string; basisPoints: number; box: string | null } | null
  ecSalesList: boolean
  /** Union scheme: state of identification, and from where the goods left */
  oss: { identification: string; dispatchedFrom: string } | null
  /** `2025-Q4`, or `2025-11` for IOSS: the refund corrects that period */
  correctionOf: string | null
  reason: LocalText
  sources: readonly string[]
  warnings: readonly Warning[]
  questions: readonly Question[]
  refusal: Refusal | null
}

/** All amounts are integer minor units of `currency`; null where not applicable. */
export type VatResult = {
  decision: VatDecision
  currency: string | null
  gross: number | null
  net: number | null
  vat: number | null
  /** For own goods moved or given away: their value, and the VAT on the acquisition */
  taxable: number | null
  acquisitionVat: number | null
}
