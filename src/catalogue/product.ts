import { z } from 'zod'
import { localTextSchema } from '#platform/shared/local-text.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { RHYTHMS, type CategoryCode } from './codes.ts'
import { NODE_RESULTS, type Days, type ProcessNode } from './process.ts'

const PRODUCT_STATUSES = ['DRAFT', 'ON_SALE', 'RETIRED'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** Badges are facts about the service, not praise. */
export const BADGE_CODES = ['MARKETPLACE_CHECKS', 'WITHIN_A_WEEK', 'RENEWS_YEARLY'] as const
export type BadgeCode = (typeof BADGE_CODES)[number]

const optionKey = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/)
const optionValue = z.string().regex(/^[A-Za-z0-9-]{1,40}$/)

/** How choosing a value is charged: not at all, once, or for a number of months at a monthly price. */
const charge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free') }),
  z.object({ kind: z.literal('once') }),
  z.object({ kind: z.literal('monthly'), months: z.number().int().min(1).max(60) }),
])
export type Charge = z.output<typeof charge>

/** What choosing a value buys of filing. Without a rhythm the tax office decides on it. */
const filingSchema = z.object({
  months: z.number().int().min(1).max(60).optional(),
  rhythm: z.enum(RHYTHMS).optional(),
  annualReturns: z.number().int().min(1).max(5).optional(),
})

const optionValueSchema = z.object({
  value: optionValue,
  label: localTextSchema,
  charge,
  /** The text of the quote's line; the label if absent. */
  line: localTextSchema.optional(),
  filing: filingSchema.optional(),
  /** For how many months what is obtained is valid. */
  validMonths: z.number().int().min(1).max(60).optional(),
})

const optionFrame = {
  key: optionKey,
  name: localTextSchema,
  help: localTextSchema.optional(),
  /** The option applies only while another one, above it, has one of these values. */
  onlyWhen: z.object({ option: optionKey, values: z.array(optionValue).min(1) }).optional(),
}

const productOptionSchema = z.discriminatedUnion('kind', [
  z.object({
    ...optionFrame,
    kind: z.literal('choice'),
    values: z.array(optionValueSchema).min(1),
    default: optionValue,
  }),
  /**
   * The month with which filing begins, relative to the day of the quote: `from` -1 and `to` 1 offer last month, this
   * one and the next.
   */
  z.object({
    ...optionFrame,
    kind: z.literal('month'),
    from: z.number().int().min(-24).max(24),
    to: z.number().int().min(-24).max(24),
    default: z.number().int(),
  }),
])
export type ProductOption = z.output<typeof productOptionSchema>

/** Basis points off the whole price while an option has one of these values. */
const discountSchema = z.object({
  option: optionKey,
  values: z.array(optionValue).min(1),
  basisPoints: z.number().int().min(1).max(9000),
  label: localTextSchema,
})

const sourceSchema = z.object({ label: localTextSchema, url: z.url().optional() })

const countryCode = z.string().regex(/^[A-Z]{2}$/)

/**
 * When a product requires another one, by the country in which the company is established. `certainFor` lists the
 * countries for which the law is clear; for other countries outside it is shown as "probably".
 */
const requirementWhenSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('always') }),
  z.object({
    kind: z.literal('companyOutside'),
    /** A country, or `EU` for all member states. */
    area: countryCode,
    exceptCountries: z.array(countryCode),
    certainFor: z.union([z.literal('all'), z.array(countryCode)]),
  }),
])

const requirementSchema = z.object({
  /** Code of the product that is required too. */
  code: z.string(),
  when: requirementWhenSchema,
  /** A whole sentence that names the condition, for readers whose country is unknown. */
  reason: localTextSchema,
  source: sourceSchema,
})
export type Requirement = z.output<typeof requirementSchema>

/** Everything about a product that is text or structure; stored and replaced as a whole. */
export const productContentSchema = z.object({
  name: localTextSchema,
  /** What the buyer gets, in half a line, for lists. */
  summary: localTextSchema,
  /** The sentence below the title on the product page. */
  lead: localTextSchema,
  /** Paragraphs. */
  description: z.array(localTextSchema).min(1),
  /** What the buyer has at the end; the first three are shown below the title. */
  deliverables: z.array(localTextSchema).min(1),
  /** The text of the first line of a quote: "Registration". */
  baseLine: localTextSchema,
  /** Fees of the authority itself, not included in the price. */
  officialFees: localTextSchema,
  badges: z.array(z.enum(BADGE_CODES)),
  /** Minutes of the seller's own time, all steps together. */
  effortMinutes: z.number().int().min(1),
  options: z.array(productOptionSchema),
  discounts: z.array(discountSchema),
  maxQuantity: z.number().int().min(1).max(50),
  materials: z.array(z.object({ key: optionKey, name: localTextSchema, note: localTextSchema })),
  faqs: z.array(
    z.object({ question: localTextSchema, answer: localTextSchema, sources: z.array(sourceSchema) }),
  ),
  /** Codes of products that are often needed as well. */
  related: z.array(z.string()),
  /** Whose calendar counts for returns that are bought; that of the country unless it is said. */
  filingCalendar: z.enum(['OSS_UNION', 'OSS_NON_UNION', 'IOSS']).optional(),
  /** The kind of number whose registration ends when the work is finished. */
  ends: z.enum(NODE_RESULTS).optional(),
  /** Products without which this one cannot be carried out. */
  requires: z.array(requirementSchema).default([]),
})
export type ProductContent = z.output<typeof productContentSchema>
/** As entered by staff: fields with a default are optional. */
export type ProductContentDraft = z.input<typeof productContentSchema>

/**
 * A price of the product itself (no option) or of one option value. `until` is the first day on which it no longer
 * applies.
 */
export type Price = {
  option: string | null
  value: string | null
  currency: Currency
  amount: number
  from: Day
  until: Day | null
}

/** A product on sale: content, prices in every currency, and the process version that a purchase starts. */
export type Product = ProductContent & {
  id: string
  code: string
  category: CategoryCode
  /** ISO 3166 code, or `EU`. */
  country: string
  status: ProductStatus
  position: number
  processVersionId: string
  process: ProcessNode[]
  expectedDays: Days
  prices: Price[]
}
