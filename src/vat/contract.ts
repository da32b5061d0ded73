import { z } from 'zod'
import { dayOutput, defineCall } from '#platform/shared/call.ts'
import { CONFIDENCES, FREQUENCIES } from './rates/facts.ts'

/** Any currency: what a seller sold in, not what the portal charges in. */
export const amountOutput = z.object({
  amount: z.number().int().describe('integer minor units'),
  currency: z.string(),
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
  access: 'seller',
  summary:
    'VAT rates of a country in force on a day, with validity and source; or the boxes of a declaration beside those of its country.',
  refusals: ['tax.country_missing', 'tax.declaration_not_found', 'tax.rate_unknown'],
  input: z.object({
    country: z.string().max(20).optional(),
    date: z.string().max(30).optional().describe('today unless given'),
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
    boxes: z
      .array(
        z.object({
          box: z.string(),
          amount: z.number().int().describe('minor units of the return’s currency'),
          decimals: z.number().int(),
          /** How it was reached: the sums and documents behind it; empty for a box that follows from others. */
          sources: z.array(
            z.object({
              of: z.string(),
              month: z.string(),
              currency: z.string(),
              figure: z.string(),
              amount: z.number().int(),
            }),
          ),
        }),
      )
      .nullable()
      .describe('of the declaration that was asked for'),
  }),
})

/** Where a fact comes from, and how sure it is. */
const backing = { sources: z.array(z.string()), confidence: z.enum(CONFIDENCES) }

export const vatCountry = defineCall({
  method: 'GET',
  path: '/vat/country',
  access: 'public',
  summary: 'VAT of a country: rates with their history, thresholds, filing frequencies and next due days',
  refusals: ['tax.country_unknown', 'tax.rate_unknown'],
  input: z.object({ country: z.string().max(20) }),
  output: z.object({
    country: z.string(),
    today: dayOutput,
    vatName: z.string().describe('what the state calls the tax'),
    numberName: z.string(),
    currencies: z.array(
      z.object({ code: z.string(), from: dayOutput.nullable(), until: dayOutput.nullable() }),
    ),
    begins: dayOutput.describe('first day for which rates are known'),
    rates: z
      .array(rateOutput.extend({ name: z.string() }))
      .describe('all since then, in chronological order'),
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
          when: z.string().nullable().describe('who files at this frequency'),
          note: z.string().nullable(),
          periodFrom: dayOutput,
          periodEnd: dayOutput,
          due: dayOutput.describe('the calendar day that the rule names'),
          dueShifted: dayOutput.describe('the working day that replaces it'),
          ...backing,
        }),
      )
      .describe('the next return due at each frequency, soonest first'),
    territories: z.array(
      z.object({ name: z.string(), outside: z.boolean(), localTax: z.string().nullable() }),
    ),
    notes: z.array(z.string()),
  }),
})
export type VatCountry = z.output<typeof vatCountry.output>
