import type { LocalText } from '#platform/shared/local-text.ts'
import type { Days, ProcessNode } from '../../process.ts'
import type { ProductContent } from '../../product.ts'
import type { Requirement } from '../../product.ts'
import type { PricePoint } from '../price-points.ts'

type Faq = ProductContent['faqs'][number]
type Material = ProductContent['materials'][number]

export type FilingRhythm = 'monthly' | 'twoMonthly' | 'quarterly'

/** VAT facts of one country; the products of all countries are generated from these rows. */
export type VatFacts = {
  country: string
  /** Position among the countries in lists. */
  order: number
  /** `sentence` as used within an English sentence: "the Netherlands". */
  place: { title: string; sentence: string; zh: string }
  /** English: "Italian"; Chinese: 意大利. */
  adjective: LocalText
  language: LocalText
  /** Full name of the office for foreign companies, also in its own language. */
  office: LocalText
  /** Its short name. */
  officeShort: LocalText
  /** The local name of the tax: IVA, BTW. */
  taxName: string
  /** The form of the VAT number. */
  number: LocalText
  filing: {
    /** The first is the most common. */
    plans: readonly { rhythm: FilingRhythm; price: PricePoint; price24: PricePoint }[]
    /** Who decides the frequency. */
    planHelp: LocalText
    /** The returns by their names. */
    forms: LocalText
    due: Faq
    late: Faq
    /** What is declared besides the returns. */
    beside: Faq
    yearly: { name: LocalText; help: LocalText; price: PricePoint } | null
    takeOver: PricePoint
  }
  catchUp: {
    /** How missing months are declared there. */
    how: LocalText
    penalty: Faq
    howFarBack: Faq
    base: PricePoint
    month: PricePoint
    days: Days
  }
  leaving: {
    /** How a registration is ended there. */
    how: LocalText
    lastReturn: Faq
    afterwards: Faq
    base: PricePoint
    days: Days
  }
}

/** Registration facts for a country without a product of its own kind. */
export type VatRegistrationFacts = {
  summary: LocalText
  why: LocalText
  how: LocalText
  numbers: LocalText
  deliverables: LocalText[]
  officialFees: LocalText
  filingHelp: LocalText
  materials: Material[]
  faqs: Faq[]
  requires: Requirement[]
  related: string[]
  effortMinutes: number
  process: { version: number; nodes: ProcessNode[] }
  base: PricePoint
  filing: { twelve: PricePoint; twentyFour: PricePoint }
}
