import { z } from 'zod'
import { dayOutput, defineCall, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { isRate } from '../official-rate.ts'

const EDITORS = { staff: ['reviewer', 'admin'] as const }

/** Sources of states; those of the European Central Bank are fetched alone. */
const STATE_SOURCES = ['DE_BMF', 'PL_NBP', 'GB_HMRC'] as const

const storedRateOutput = z.object({
  source: z.enum(STATE_SOURCES),
  key: z.string().describe('the month (2026-03), or the day of publication'),
  currency: z.string(),
  rate: z.string().describe('as published: DE_BMF and GB_HMRC of the other currency, PL_NBP in zloty'),
  document: z.string(),
  storedAt: instantOutput,
  enteredBy: z.string().nullable().describe('null: fetched'),
})

export const listExchangeRates = defineCall({
  method: 'GET',
  path: '/staff/exchangeRate/list',
  access: EDITORS,
  summary: 'Exchange rates by which a state converts, the latest first, fetched or entered',
  input: z.object({
    ...pageInput,
    source: z.enum(STATE_SOURCES),
    month: z
      .string()
      .regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
      .optional(),
  }),
  output: pageOf(storedRateOutput),
})

export const exchangeRateSources = defineCall({
  method: 'GET',
  path: '/staff/exchangeRate/sources',
  access: EDITORS,
  summary: 'How complete the rates of each source are, and which months staff still have to enter',
  input: z.object({}),
  output: z.array(
    z.object({
      source: z.enum(STATE_SOURCES),
      isEntered: z.boolean().describe('true: staff enter them, as the source publishes no file'),
      first: z.string().nullable(),
      last: z.string().nullable(),
      missing: z.array(z.string()).describe('months of the last two years that have ended and have no rate'),
      asOf: dayOutput,
    }),
  ),
})

const rateInput = z
  .string()
  .trim()
  .max(20)
  .refine(isRate, saying('Enter the rate as published, e.g. 1.1634.', '请按公布的数值填写汇率，如1.1634'))

export const enterExchangeRates = defineCall({
  method: 'POST',
  path: '/staff/exchangeRate/enter',
  access: EDITORS,
  idempotent: true,
  summary:
    'Enters rates of a month or day with the publication they stand in. What was fetched stays; what was entered before is replaced.',
  refusals: [
    'exchange_rates.key_wrong',
    'exchange_rates.already_published',
    'exchange_rates.implausible',
    'exchange_rates.not_yet',
  ],
  input: z.object({
    source: z.enum(STATE_SOURCES),
    key: z.string().max(10),
    document: z.string().trim().min(10).max(300).describe('the letter or table in which they stand'),
    rates: z
      .array(z.object({ currency: z.string().regex(/^[A-Z]{3}$/), rate: rateInput }))
      .min(1)
      .max(60),
    confirmed: z
      .boolean()
      .default(false)
      .describe('true: checked again, though far from the reference rates'),
  }),
  output: z.array(storedRateOutput),
})
