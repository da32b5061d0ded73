import { z } from 'zod'
import { defineCall, instantOutput } from '#platform/shared/call.ts'

/** `unavailable` and `notAsked` say nothing about the number. */
const LIVE_STATUSES = ['valid', 'invalid', 'unavailable', 'notAsked'] as const

export const checkVatNumberCall = defineCall({
  method: 'POST',
  path: '/vat/number/check',
  access: 'visitorOrSeller',
  summary: 'Normalises and checks a VAT number, and asks VIES or HMRC whether it is in force.',
  refusals: ['limits.too_many_tries'],
  input: z.object({
    vat: z.string().max(60),
    country: z.string().max(20).optional().describe('its country, if known; the letters may then be missing'),
  }),
  output: z.object({
    normalised: z.string(),
    wellFormed: z.boolean().describe('letters, digits and check digits are right'),
    country: z.string().nullable(),
    reason: z.string().nullable().describe('why it is not well-formed'),
    live: z.object({
      status: z.enum(LIVE_STATUSES),
      register: z.enum(['vies', 'hmrc']).nullable(),
      checkedAt: instantOutput.nullable(),
      consultationNumber: z.string().nullable().describe('proof that the register was asked'),
    }),
  }),
})
