import { z } from 'zod'
import { dayOutput, defineCall } from '#platform/shared/call.ts'
import { COLUMNS } from './calculator/columns.ts'
import { LIABLE, SCHEMES } from './engine/judgement.ts'
import { CONFIDENCES, FREQUENCIES } from './rates/facts.ts'

/** A cell as somebody typed or pasted it. What cannot be read is named in the answer, beside the lines that could. */
const cell = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]).optional()
const states = z.union([cell, z.array(z.string().max(20)).max(60)])

const lineInput = z.object({
  date: cell.describe('day of the sale, 2026-03-10'),
  from: cell.describe('country where the goods leave; GB and UK, GR and EL, XI are known'),
  to: cell.describe('country where they arrive'),
  sellerEstablished: states.describe('country of the seller’s seat or fixed establishments'),
  viaMarketplace: cell.describe('true when a marketplace such as Amazon sells for the seller'),
  buyer: cell.describe('B2C or B2B'),
  buyerVatId: cell,
  amount: cell.describe('decimal in units of the currency, comma or point'),
  inclusive: cell.describe('true: the amount holds the VAT; true unless said'),
  currency: cell.describe('ISO 4217; EUR unless said'),
  category: cell.describe('kind of goods: standard, books, food …'),
  type: cell.describe('SALE (unless said), REFUND, RETURN, FC_TRANSFER or INBOUND'),
  fromPostcode: cell,
  toPostcode: cell,
  buyerVatIdValid: cell.describe('true: found valid on the day of the sale'),
  registrations: states.describe('states in which the seller has a VAT number'),
  oss: cell.describe('state of identification of the Union One Stop Shop'),
  ioss: cell,
  distanceSalesThisYear: cell.describe('EUR, net, to consumers in other member states before this sale'),
  distanceSalesLastYear: cell,
  optedForDestination: cell,
  consignmentValue: cell.describe('value of the goods in the parcel without VAT and freight, “100.00 EUR”'),
  importer: cell.describe('BUYER or SELLER'),
  costPrice: cell.describe('of own goods that are moved'),
  originalDate: cell.describe('of the sale that a refund takes back'),
})

/** Any currency of the world: what a seller sold in, not what the portal charges in. */
const amountOutput = z.object({
  amount: z.number().int().describe('integer minor units'),
  currency: z.string(),
})
const column = z.enum(COLUMNS)
const sentence = z.object({ column: column.nullable(), text: z.string() })

const lineOutput = z.object({
  line: z.number().int().describe('its place in the request, from 1'),
  status: z
    .enum(['JUDGED', 'PROVISIONAL', 'QUESTION', 'REFUSED', 'UNREADABLE'])
    .describe('PROVISIONAL: an answer on a usual assumption; the last three have no answer'),
  country: z.string().nullable().describe('whose VAT it is; GR for Greece, XI for Northern Ireland'),
  scheme: z.enum(SCHEMES).nullable(),
  rate: z.number().nullable().describe('per cent'),
  net: amountOutput.nullable(),
  vat: amountOutput.nullable(),
  gross: amountOutput.nullable(),
  owedBy: z.enum(LIABLE).nullable(),
  return: z.string().nullable().describe('the seller’s return: a country, OSS:DE, IOSS'),
  importRate: z.number().nullable().describe('per cent, where import VAT is due'),
  destination: z
    .object({ country: z.string(), scheme: z.enum(SCHEMES), rate: z.number(), owedBy: z.enum(LIABLE) })
    .nullable()
    .describe('what the country of arrival asks of whom beside an export'),
  acquisition: z
    .object({ country: z.string(), rate: z.number(), vat: amountOutput.nullable() })
    .nullable()
    .describe('own goods that arrive in another state'),
  reason: z.string(),
  sources: z.array(z.string()),
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
  questions: z.array(sentence),
  errors: z.array(sentence.extend({ value: z.string().nullable() })).describe('cells that cannot be read'),
})
export type CalculatedLine = z.output<typeof lineOutput>

const totalOutput = z.object({
  currency: z.string(),
  net: z.number().int(),
  vat: z.number().int(),
  gross: z.number().int(),
  vatOwedBySeller: z.number().int(),
  lines: z.number().int(),
})
export type CalculatedTotal = z.output<typeof totalOutput>

export const calculateTax = defineCall({
  method: 'POST',
  path: '/vat/tax/list',
  who: 'visitorOrSeller',
  summary: 'The calculator: whose VAT, how much and who owes it, line by line, each with its reason',
  input: z.object({ lines: z.array(lineInput).min(1).max(20_000) }),
  output: z.object({
    lines: z.array(lineOutput),
    totals: z.array(totalOutput).describe('of the lines with an answer, by currency, in minor units'),
    byCountry: z.array(totalOutput.extend({ country: z.string() })),
  }),
})
export type CalculatedTax = z.output<typeof calculateTax.output>

export const exportCalculation = defineCall({
  method: 'POST',
  path: '/vat/tax/export',
  who: 'visitorOrSeller',
  summary: 'The same lines with their answers as a file',
  input: calculateTax.input.extend({ format: z.enum(['xlsx', 'csv']) }),
  output: z.unknown(),
  kind: 'file',
})

const rateOutput = z.object({
  category: z.string().describe('standard, reduced, super-reduced, zero, parking, or a kind of goods'),
  rate: z.number().describe('per cent'),
  from: dayOutput,
  until: dayOutput.nullable(),
  sources: z.array(z.string()),
  confidence: z.enum(CONFIDENCES),
  note: z.string().nullable(),
})

export const vatRates = defineCall({
  method: 'GET',
  path: '/vat/declare/item/getVatr',
  who: 'seller',
  summary: 'VAT rates of a country in force on a day, with validity and source',
  input: z.object({
    country: z.string().max(20).optional(),
    date: z.string().max(30).optional().describe('today unless said'),
    category: z.string().max(100).optional().describe('a kind of goods: its rate alone'),
    id: z.string().max(64).optional().describe('a declaration: its boxes'),
  }),
  output: z.object({
    country: z.string(),
    date: dayOutput,
    currency: z.string().nullable(),
    standardRate: z.number().describe('per cent'),
    rates: z.array(rateOutput),
    warning: z.string().nullable(),
  }),
})

/** Where a fact comes from, and how sure it is. */
const backing = { sources: z.array(z.string()), confidence: z.enum(CONFIDENCES) }

export const vatCountry = defineCall({
  method: 'GET',
  path: '/vat/country',
  who: 'public',
  summary: 'VAT of a country: rates with their history, thresholds, rhythms and next due days',
  input: z.object({ country: z.string().max(20) }),
  output: z.object({
    country: z.string(),
    today: dayOutput,
    vatName: z.string().describe('how the state calls the tax'),
    numberName: z.string(),
    currencies: z.array(
      z.object({ code: z.string(), from: dayOutput.nullable(), until: dayOutput.nullable() }),
    ),
    begins: dayOutput.describe('first day of which rates are known'),
    rates: z.array(rateOutput.extend({ name: z.string() })).describe('all since then, in the order of time'),
    thresholds: z.array(
      z.object({
        name: z.string(),
        rule: z.string(),
        value: amountOutput,
        from: dayOutput.nullable(),
        ...backing,
      }),
    ),
    filing: z
      .array(
        z.object({
          frequency: z.enum(FREQUENCIES),
          form: z.string().nullable(),
          when: z.string().nullable().describe('who files at this rhythm'),
          note: z.string().nullable(),
          periodFrom: dayOutput,
          periodEnd: dayOutput,
          due: dayOutput.describe('the calendar day that the rule names'),
          dueShifted: dayOutput.describe('the working day that it becomes'),
          ...backing,
        }),
      )
      .describe('the return that is due next in each rhythm, soonest first'),
    territories: z.array(
      z.object({ name: z.string(), outside: z.boolean(), localTax: z.string().nullable() }),
    ),
    notes: z.array(z.string()),
  }),
})
export type VatCountry = z.output<typeof vatCountry.output>
