import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { detailSchema } from './contract.ts'
import { ECO_FEE_CURRENCIES, ECO_FEE_KINDS } from './epr/eco-fees.ts'
import { kilogramsInput } from './quantities-contract.ts'

/** A document of an eco-organisation, for the year in which the period of a report ends. */
export const ecoFeeInput = {
  kind: z.enum(ECO_FEE_KINDS),
  amount: z
    .int()
    .min(-1_000_000_000_000)
    .max(1_000_000_000_000)
    .refine((value) => value !== 0)
    .describe('minor units of `currency`; negative: a credit'),
  currency: z.enum(ECO_FEE_CURRENCIES),
  document: lineInput(120).min(1).describe('the number of the invoice'),
  paidOn: dayInput.nullable(),
  uploadId: idInput.optional().describe('the invoice itself'),
  lines: z
    .array(z.object({ category: z.string().min(1).max(60), kilograms: kilogramsInput }))
    .max(60)
    .describe('the quantities that an advance was asked for; empty: not known'),
}

/** What is often not known yet when a document is entered. */
export const laterInput = {
  feeId: idInput,
  paidOn: dayInput.nullable().describe('null: not paid'),
  uploadId: idInput.optional().describe('the invoice itself; left out: the file stays as it is'),
}

/** Of the day of payment and the file. */
export const LATER_REFUSALS = [
  'declarations.fee_paid_in_future',
  'documents.not_found',
  'documents.not_scanned',
] as const

export const enterEcoFee = defineCall({
  method: 'POST',
  path: '/declaration/ecoFee/enter',
  access: 'sellerWriter',
  summary: 'Enters an invoice or advance of the eco-organisation for the year of a quantity report.',
  refusals: [
    'declarations.not_found',
    'declarations.not_quantities',
    'declarations.no_such_line',
    ...LATER_REFUSALS,
  ],
  input: z.object({ id: idInput, ...ecoFeeInput }),
  output: detailSchema,
})

export const completeEcoFee = defineCall({
  method: 'POST',
  path: '/declaration/ecoFee/complete',
  access: 'sellerWriter',
  summary: 'Says when an entered document of the eco-organisation was paid, and adds its file.',
  refusals: ['declarations.not_found', 'declarations.no_such_fee', ...LATER_REFUSALS],
  input: z.object({ id: idInput, ...laterInput }),
  output: detailSchema,
})

export const takeBackEcoFee = defineCall({
  method: 'POST',
  path: '/declaration/ecoFee/takeBack',
  access: 'sellerWriter',
  summary: 'Takes an entered document of the eco-organisation back.',
  refusals: ['declarations.not_found', 'declarations.no_such_fee'],
  input: z.object({ id: idInput, feeId: idInput }),
  output: detailSchema,
})
