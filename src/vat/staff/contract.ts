import { z } from 'zod'
import { dayOutput, defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput, NOT_BEFORE_THE_FIRST_DAY } from '#platform/shared/inputs.ts'
import { CONFIDENCES } from '../rates/facts.ts'

const EDITORS = { staff: ['reviewer', 'admin'] as const }

export const spanOutput = z.object({
  category: z.string(),
  basisPoints: z.number().int(),
  from: dayOutput,
  until: dayOutput.nullable(),
})

export const addedRateOutput = z.object({
  id: z.string(),
  country: z.string().describe('ISO 3166, GR for Greece, XI for Northern Ireland, or a special territory'),
  category: z.string(),
  basisPoints: z.number().int().describe('2550 is 25.5 %'),
  from: dayOutput,
  until: dayOutput.nullable(),
  source: z.string(),
  confidence: z.enum(CONFIDENCES),
  added: z.object({ at: instantOutput, by: z.string() }),
  withdrawn: z.object({ at: instantOutput, by: z.string() }).nullable(),
  overrides: z.array(spanOutput).describe('the rates that it overrode when it was added'),
})

export const listAddedRates = defineCall({
  method: 'GET',
  path: '/staff/rate/list',
  access: EDITORS,
  summary: 'VAT rates that staff added to those of the release, newest first, withdrawn ones too',
  input: z.object({ ...pageInput, country: z.string().max(40).optional() }),
  output: pageOf(addedRateOutput),
})

const changesPast = z.boolean().default(false).describe('true: confirmed, even for days that have passed')

export const addRate = defineCall({
  method: 'POST',
  path: '/staff/rate/add',
  access: EDITORS,
  idempotent: true,
  summary:
    'Adds a VAT rate from a day on, without a release. One that changes past days is refused without confirmation.',
  refusals: ['tax.rate_input_wrong', 'tax.rate_exists', 'tax.rate_changes_the_past'],
  input: z
    .object({
      country: z.string().trim().min(2).max(40),
      category: z.string().trim().min(1).max(40).default('standard'),
      basisPoints: z.number().int().min(0).max(10_000),
      from: dayInput,
      until: dayInput.nullish(),
      source: z.string().trim().min(10).max(600).describe('the law or the notice that says so'),
      confidence: z.enum(CONFIDENCES).default('high'),
      changesPast,
    })
    .refine(({ from, until }) => !until || from <= until, {
      path: ['until'],
      ...NOT_BEFORE_THE_FIRST_DAY,
    }),
  output: addedRateOutput,
})

export const withdrawRate = defineCall({
  method: 'POST',
  path: '/staff/rate/withdraw',
  access: EDITORS,
  summary:
    'Withdraws an added rate; what it overrode applies again. One that has been in force needs confirmation.',
  refusals: ['tax.rate_not_found', 'tax.rate_withdrawn', 'tax.rate_changes_the_past'],
  input: z.object({ id: idInput, changesPast }),
  output: addedRateOutput,
})
