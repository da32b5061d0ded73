import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { dayInput, saying } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { taxCreditSchema } from './tax/credit-records.ts'
import { taxPaymentSchema } from './tax/tax-records.ts'

/** Ten thousand millions, which no tax reaches and every sum can hold. */
const MOST = 1_000_000_000_000

export const readTaxPayment = defineCall({
  method: 'GET',
  path: '/declaration/taxPayment',
  access: 'seller',
  summary: 'How the tax of a declaration is paid: account, reference and day; proofs, and what was credited.',
  refusals: ['declarations.not_found', 'declarationTax.nothing_owed'],
  input: z.object({ id: idInput }),
  output: taxPaymentSchema,
})

export const sendTaxProof = defineCall({
  method: 'POST',
  path: '/declaration/paymentProof',
  access: 'sellerWriter',
  summary:
    'Sends a proof that the tax was paid. It is paid once the authority has credited it, which staff match.',
  shownInPlace: [499, 400],
  refusals: [
    'declarations.not_found',
    'declarationTax.not_filed',
    'declarationTax.nothing_owed',
    'declarationTax.day_wrong',
    'declarationTax.too_many_proofs',
    'documents.not_found',
    'documents.not_scanned',
  ],
  input: z.object({
    id: idInput.describe('of the declaration'),
    uploadId: idInput.describe('the proof: a new upload, or a file of the company'),
    paidOn: dayInput,
    amount: z.int().min(1).max(MOST).describe('minor units of `currency`: what left the account'),
    currency: z.string().regex(/^[A-Z]{3}$/),
    payer: lineInput(140)
      .refine((text) => text !== '', saying('Enter the name on the paying account.', '请填写付款账户户名。'))
      .describe('the holder of the account that paid'),
  }),
  output: taxPaymentSchema,
})

export const readTaxCredit = defineCall({
  method: 'GET',
  path: '/declaration/taxCredit',
  access: 'seller',
  summary: 'What the authority owes for a declaration: what it asked for, what it paid back or set off.',
  refusals: ['declarations.not_found', 'declarationTax.no_credit'],
  input: z.object({ id: idInput }),
  output: taxCreditSchema,
})

export const sendCreditEvidence = defineCall({
  method: 'POST',
  path: '/declaration/creditEvidence',
  access: 'sellerWriter',
  summary: 'Sends a document that the authority asked for before it pays a credit back.',
  shownInPlace: [499, 400],
  refusals: [
    'declarations.not_found',
    'declarationTax.not_filed',
    'declarationTax.no_credit',
    'declarationTax.nothing_asked',
    'declarationTax.too_many_proofs',
    'documents.not_found',
    'documents.not_scanned',
  ],
  input: z.object({ id: idInput, uploadId: idInput }),
  output: taxCreditSchema,
})
