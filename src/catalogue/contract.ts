import { z } from 'zod'
import { FEE_VAT_KINDS } from '#fee-vat/fee-vat-kinds.ts'
import { dayOutput, defineCall, idInput, listInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { currencySchema, moneySchema } from '#platform/shared/money.ts'
import { daysSchema, NODE_KINDS, NODE_OWNERS } from './process.ts'
import { CATEGORY_CODES } from './codes.ts'
import { BADGE_CODES } from './product.ts'

const categoryInput = z.enum(CATEGORY_CODES)
const countryInput = z.string().regex(/^[A-Z]{2}$/)
const keywordInput = z.string().trim().max(80)
const codeInput = z.string().regex(/^[a-z0-9-]{1,60}$/)

export const badgeOutput = z.object({ code: z.enum(BADGE_CODES), label: z.string() })

export const productCard = z.object({
  id: z.string(),
  code: z.string(),
  category: z.enum(CATEGORY_CODES),
  categoryName: z.string(),
  country: z.string().describe('ISO 3166 code, or EU'),
  countryName: z.string(),
  name: z.string(),
  summary: z.string(),
  badges: z.array(badgeOutput),
  fromPrice: moneySchema.describe('with the options with which its page opens, before VAT'),
  fromParts: z
    .object({ once: moneySchema, monthly: moneySchema, months: z.number().int() })
    .nullable()
    .describe('`fromPrice` as what is paid once and what for each month, all of it at the order'),
  expectedDays: daysSchema.describe('working days'),
})

export const listProducts = defineCall({
  method: 'POST',
  path: '/product/list',
  access: 'public',
  summary: 'Products on sale, best-selling first; with a keyword, best matches first',
  input: z.object({
    category: categoryInput.optional(),
    country: countryInput.optional(),
    keyword: keywordInput.optional(),
    currency: currencySchema.default('EUR'),
    ...pageInput,
  }),
  output: pageOf(productCard),
})

/** `relevance` equals `popular` without a keyword. */
export const PRODUCT_SORTS = ['relevance', 'popular', 'priceAsc', 'priceDesc', 'fastest', 'name'] as const

const priceInput = z.number().int().min(0).max(100_000_000).describe('minor units of the currency')

const facetCount = z.object({ code: z.string(), name: z.string(), count: z.number().int() })

export const searchProducts = defineCall({
  method: 'POST',
  path: '/product/v2/list',
  access: 'public',
  summary: 'Products on sale with the counts that a filter needs',
  input: z.object({
    category: categoryInput.optional(),
    country: countryInput.optional(),
    categories: z.array(categoryInput).max(10).default([]),
    countries: z.array(countryInput).max(50).default([]),
    keyword: keywordInput.optional(),
    priceFrom: priceInput.optional(),
    priceTo: priceInput.optional(),
    sort: z.enum(PRODUCT_SORTS).default('relevance'),
    currency: currencySchema.default('EUR'),
    ...pageInput,
  }),
  output: pageOf(productCard).extend({
    corrected: z.string().nullable().describe('the keyword that was searched for instead of a misspelt one'),
    facets: z.object({
      categories: z.array(facetCount).describe('counted without the filter by category'),
      countries: z.array(facetCount).describe('counted without the filter by country'),
      price: z
        .object({ min: moneySchema, max: moneySchema })
        .nullable()
        .describe('found without the filter by price'),
    }),
  }),
})

export const firstCategories = defineCall({
  method: 'GET',
  path: '/productType/first/category',
  access: 'public',
  summary: 'The categories, in the order in which they are shown',
  input: z.object({}),
  output: z.array(
    z.object({
      code: z.enum(CATEGORY_CODES),
      name: z.string(),
      summary: z.string(),
      icon: z.string(),
      productCount: z.number().int(),
    }),
  ),
})

export const categoryCountries = defineCall({
  method: 'GET',
  path: '/productType/query/countryCategory',
  access: 'public',
  summary: 'The countries for which there are products',
  input: z.object({ category: categoryInput.optional() }),
  output: z.array(
    z.object({
      country: z.string(),
      name: z.string(),
      flag: z.string().describe('code of the flag to draw'),
      productCount: z.number().int(),
    }),
  ),
})

const quoteLineOutput = z.object({ key: z.string(), label: z.string(), amount: moneySchema })

export const quoteOutput = z.object({
  unit: moneySchema.describe('one piece, before discounts and VAT'),
  discount: moneySchema.describe('what is taken off'),
  net: moneySchema.describe('sum of the lines'),
  vat: moneySchema.nullable().describe("null while the buyer's country is not known"),
  total: moneySchema.describe('net plus VAT where that is known, otherwise net'),
  lines: z.array(quoteLineOutput),
  options: z.record(z.string(), z.string()).describe('completed with the defaults'),
  quantity: z.number().int(),
})

const optionOutput = z.object({
  key: z.string(),
  name: z.string(),
  help: z.string().nullable(),
  onlyWhen: z.object({ option: z.string(), values: z.array(z.string()) }).nullable(),
  default: z.string(),
  values: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      charge: z.enum(['free', 'once', 'monthly']),
      months: z.number().int().nullable(),
      price: moneySchema.describe('charged once or per month, see `charge`'),
    }),
  ),
})

const processStepOutput = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  kind: z.enum(NODE_KINDS),
  owner: z.enum(NODE_OWNERS),
  expectedDays: daysSchema,
  mayBeSkipped: z.string().nullable().describe('when the step is skipped'),
  onlyWhen: z
    .object({ option: z.string(), values: z.array(z.string()) })
    .nullable()
    .describe('the step belongs to the work only if one of these values is bought'),
})

const sourceOutput = z.object({ label: z.string(), url: z.string().nullable() })

export const productDetails = defineCall({
  method: 'GET',
  path: '/product/details',
  access: 'public',
  summary: 'Everything that the page of one product shows',
  refusals: ['catalogue.product_not_found', 'catalogue.no_price'],
  input: z
    .object({ id: idInput.optional(), code: codeInput.optional(), currency: currencySchema.default('EUR') })
    .refine((input) => input.id !== undefined || input.code !== undefined, {
      path: ['code'],
      ...saying('Say which service is meant.', '请指明所查询的服务。'),
    }),
  output: productCard.extend({
    lead: z.string(),
    description: z.array(z.string()),
    deliverables: z.array(z.string()),
    officialFees: z.string(),
    effortMinutes: z.number().int(),
    today: dayOutput.describe('the day of these prices and months'),
    maxQuantity: z.number().int(),
    currency: currencySchema,
    options: z.array(optionOutput),
    process: z.array(processStepOutput),
    daysAreMeasured: z
      .boolean()
      .describe('the days are those that our last finished orders took, and not those planned for each step'),
    expectedFinish: z
      .object({ low: dayOutput, high: dayOutput })
      .describe('if it is ordered today; public holidays are no working days'),
    form: z
      .object({
        template: z.string(),
        questions: z.number().int(),
        sections: z.array(
          z.object({ title: z.string(), questions: z.number().int(), asks: z.array(z.string()) }),
        ),
      })
      .nullable()
      .describe('what the form of this service will ask'),
    materials: z
      .array(
        z.object({
          key: z.string(),
          name: z.string(),
          note: z.string(),
          depends: z.boolean().describe('asked only after certain answers'),
        }),
      )
      .describe('the papers of the form, in its own words, and what is needed later'),
    faqs: z.array(
      z.object({
        question: z.string(),
        answer: z.string(),
        sources: z.array(sourceOutput),
      }),
    ),
    related: z.array(productCard),
    requires: z
      .array(
        z.object({
          product: productCard,
          condition: z.string().describe('for whom, in a few words'),
          reason: z.string(),
          source: sourceOutput,
          certain: z.boolean().describe('false if it depends on the country of the company'),
        }),
      )
      .describe('services without which this one cannot be carried out'),
    price: quoteOutput.describe('with the default options'),
  }),
})

/** What somebody without an account says of the company: its country, and the number that proves a business there. */
export const buyerInput = {
  country: countryInput,
  number: z.string().trim().max(40),
}

/** What the VAT on a fee is, why, and what a missing number would take off. */
export const vatAnswer = {
  /** The VAT on the agency's fee, and why; null while the buyer is not known. */
  treatment: z
    .object({
      kind: z.enum(FEE_VAT_KINDS),
      rateBasisPoints: z.number().int(),
      reason: z.string(),
      source: z.string(),
    })
    .nullable(),
  /** A number that would take VAT off, and how much. */
  saving: z.object({ missing: z.enum(['registrationNumber', 'vatNumber']), amount: moneySchema }).nullable(),
  numberProblem: z.string().nullable().describe('why the number that a visitor gave does not count'),
}

/** `key:value`, one for each option. */
const optionInput = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}:[A-Za-z0-9-]{1,40}$/)

export const productPrice = defineCall({
  method: 'GET',
  path: '/product/price',
  access: 'public',
  summary: 'What a product costs with these options, computed on the server',
  refusals: [
    'catalogue.product_not_found',
    'catalogue.option_unknown',
    'catalogue.option_value_unknown',
    'catalogue.quantity_not_offered',
    'catalogue.no_price',
    'coupon.not_found',
    'coupon.not_begun',
    'coupon.expired',
    'coupon.stopped',
    'coupon.used_up',
    'coupon.used',
    'coupon.not_first_order',
    'coupon.other_services',
    'coupon.below_minimum',
    'coupon.other_currency',
    'coupon.bundle_better',
    'limits.too_many_tries',
  ],
  input: z.object({
    id: idInput.describe('id or code'),
    option: listInput(optionInput),
    quantity: z.coerce.number().int().min(1).max(999).default(1),
    coupon: z.string().trim().toUpperCase().min(1).max(40).optional(),
    currency: currencySchema.default('EUR'),
    buyerCountry: buyerInput.country
      .optional()
      .describe('what a visitor says of the company; of a signed-in person the company itself counts'),
    buyerNumber: buyerInput.number.default(''),
  }),
  output: quoteOutput.extend(vatAnswer),
})
