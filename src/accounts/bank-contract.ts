import { z } from 'zod'
import { defineCall, emptyInput, idInput, instantOutput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'

const accountOutput = z.object({
  holder: z.string(),
  number: z.string().describe('an IBAN, or the number of an account in a country without them'),
  bic: z.string(),
  since: instantOutput,
})

const bankOutput = z.object({
  current: accountOutput.nullable(),
  earlier: z
    .array(accountOutput.extend({ id: z.string(), until: instantOutput }))
    .describe('replaced in the last 14 days, newest first'),
})
export type BankDetails = z.output<typeof bankOutput>

export const bankDetails = defineCall({
  method: 'GET',
  path: '/company/bankDetails',
  access: 'sellerOwner',
  summary: 'Where money is sent to the company; for 14 days also where it was sent before.',
  input: emptyInput,
  output: bankOutput,
})

export const updateBankDetails = defineCall({
  method: 'POST',
  path: '/company/updateBankDetails',
  access: 'sellerOwner',
  summary: 'Changes the bank details. Every owner is told by mail.',
  refusals: ['accounts.confirm_needed', 'accounts.bad_input'],
  input: z.object({
    holder: lineInput(140).min(1),
    number: lineInput(50).min(1),
    bic: lineInput(20).default(''),
  }),
  output: bankOutput,
})

export const restoreBankDetails = defineCall({
  method: 'POST',
  path: '/company/restoreBankDetails',
  access: 'sellerOwner',
  summary: 'Makes earlier bank details the current ones again. Every owner is told by mail.',
  refusals: ['accounts.confirm_needed', 'accounts.bank_not_found'],
  input: z.object({ id: idInput }),
  output: bankOutput,
})
