import { z } from 'zod'
import { productCard } from '#catalogue/contract.ts'
import { dayOutput, defineCall } from '#platform/shared/call.ts'
import { currencySchema, moneySchema } from '#platform/shared/money.ts'
import { CHANNELS, FACT_NAMES, GOODS, IMPORTERS, MAKERS, PARCELS, SALES } from './facts.ts'
import { CONFIDENCES, OBLIGATION_KINDS } from './rule.ts'

/** "I don't know" is an answer of its own, or the question is left out. */
export const UNKNOWN = 'UNKNOWN'
/** None of the goods that are asked about. */
export const NO_GOODS = 'NONE'
/** Customers all over the European Union. */
export const ALL_OF_EU = 'EU'

const placeInput = z.string().trim().min(2).max(10)
const placesInput = z.array(placeInput).min(1).max(60)

/** The answers to the five questions, and to the follow-up questions that some of them raise. */
export const answersInput = z.object({
  home: placeInput.optional().describe('country in which the company is established, or UNKNOWN'),
  stock: placesInput.optional().describe('EU states, GB, OUTSIDE; or UNKNOWN alone'),
  customers: placesInput.optional().describe('EU states, EU for all of them, GB, XI; or UNKNOWN alone'),
  channels: z
    .array(z.enum([...CHANNELS, UNKNOWN]))
    .min(1)
    .max(3)
    .optional(),
  sales: z.enum([...SALES, UNKNOWN]).optional(),
  goods: z
    .array(z.enum([...GOODS, NO_GOODS, UNKNOWN]))
    .max(7)
    .optional()
    .describe('an empty list, or NONE alone: none of these'),
  parcels: z
    .enum([...PARCELS, UNKNOWN])
    .optional()
    .describe('up to 150 euro into the EU and 135 pounds into GB: SMALL'),
  importer: z.enum([...IMPORTERS, UNKNOWN]).optional(),
  maker: z.enum([...MAKERS, UNKNOWN]).optional(),
})
export type AnswersInput = z.input<typeof answersInput>

const obligationOutput = z.object({
  kind: z.enum(OBLIGATION_KINDS),
  title: z.string(),
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  from: dayOutput.nullable().describe('first day on which it applies, if in the future'),
  reasons: z.array(
    z.object({
      rule: z.string(),
      text: z.string(),
      source: z.object({ label: z.string(), url: z.string().nullable() }),
      confidence: z.enum(CONFIDENCES),
    }),
  ),
  missing: z.array(z.enum(FACT_NAMES)).describe('answers that would decide it'),
  services: z
    .array(
      z.object({
        country: z.string(),
        product: productCard,
        price: moneySchema.describe('with the usual options, before VAT: what it costs in the cart'),
        alternatives: z.array(productCard),
      }),
    )
    .describe(
      'on sale, for these countries; for the others: ask us. Alternatives: for those who have a part already',
    ),
})
export type ObligationView = z.output<typeof obligationOutput>

const needsOutput = z.object({
  day: dayOutput.describe('the day whose law applies'),
  must: z.array(obligationOutput),
  probably: z.array(obligationOutput),
  notNeeded: z.array(obligationOutput),
  open: z
    .array(z.object({ fact: z.enum(FACT_NAMES), about: z.array(z.string()) }))
    .describe('questions without an answer that would change the result'),
  reviewed: z.boolean().describe('an adviser has reviewed the rules'),
})
export type NeedsView = z.output<typeof needsOutput>

export const assessObligations = defineCall({
  method: 'POST',
  path: '/obligation/assess',
  access: 'public',
  summary: 'What a seller needs, with reasons, sources, days and the services for it',
  refusals: ['obligations.answers_wrong'],
  input: answersInput.extend({ currency: currencySchema.default('EUR') }),
  output: needsOutput,
})
