import type { LocalText } from '#platform/shared/local-text.ts'
import type { Days, ProcessNode } from '../../process.ts'
import type { ProductContent } from '../../product.ts'
import type { Requirement } from '../../product.ts'
import type { PricePoint } from '../price-points.ts'

type Faq = ProductContent['faqs'][number]
type Material = ProductContent['materials'][number]

export type FilingRhythm = 'monthly' | 'twoMonthly' | 'quarterly'

/** What is true of VAT in one country; the products of all countries are written from these rows. */
export type VatFacts = {
  country: string
  /** Place among the countries in lists. */
  order: number
  /** `sentence` as it stands within an English sentence: "the Netherlands". */
  place: { title: string; sentence: string; zh: string }
  /** English: "Italian"; Chinese: 意大利. */
  adjective: LocalText
  language: LocalText
  /** Full name of the office for companies from abroad, in its own language too. */
  office: LocalText
  /** How it is called afterwards. */
  officeShort: LocalText
  /** The tax as it is called there: IVA, BTW. */
  taxName: string
  /** How the VAT number looks. */
  number: LocalText
  filing: {
    /** The first is the usual one. */
    plans: readonly { rhythm: FilingRhythm; price: PricePoint; price24: PricePoint }[]
    /** Who decides how often. */
    planHelp: LocalText
    /** The returns by their names. */
    forms: LocalText
    due: Faq
    late: Faq
    /** What is declared beside the returns. */
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

/** What is true of registering in a country that has no product of its own kind. */
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
