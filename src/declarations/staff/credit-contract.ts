import { z } from 'zod'
import { defineCall, idInput, integerInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput, saying } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { taxCreditSchema } from '../tax/credit-records.ts'

/** Those who prepare and file returns. */
const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const
const MOST = 1_000_000_000_000

const seen = {
  companyId: idInput,
  id: idInput.describe('of the declaration'),
  revision: integerInput.min(0).describe('of the credit, as it was read'),
}
const REFUSALS = [
  'declarations.not_found',
  'declarationTax.not_filed',
  'declarationTax.no_credit',
  'declarationTax.changed',
] as const

const filled = (max: number, en: string, zh: string) =>
  lineInput(max).refine((text) => text !== '', saying(en, zh))

export const staffTaxCredit = defineCall({
  method: 'GET',
  path: '/staff/declarations/taxCredit',
  access: caseWorkers,
  summary: 'What an authority owes a company for a declaration, and what became of it.',
  refusals: ['declarations.not_found', 'declarationTax.no_credit'],
  input: z.object({ companyId: idInput, id: idInput }),
  output: taxCreditSchema,
})

const staffCreditSchema = taxCreditSchema.extend({
  companyId: z.string(),
  company: z.string(),
  number: z.string().describe('DC-2026-000912'),
  country: z.string(),
  period: z.string(),
})
export type StaffCredit = z.output<typeof staffCreditSchema>

export const staffTaxCredits = defineCall({
  method: 'GET',
  path: '/staff/declarations/taxCredits',
  access: caseWorkers,
  summary: 'What authorities owe companies for filed declarations, and nobody has settled yet.',
  input: z.object(pageInput),
  output: pageOf(staffCreditSchema),
})

export const askCreditEvidence = defineCall({
  method: 'POST',
  path: '/staff/declarations/askCreditEvidence',
  access: caseWorkers,
  summary: 'Asks the seller for what the authority wants to see before it pays a credit back.',
  refusals: REFUSALS,
  input: z.object({
    ...seen,
    text: filled(500, 'Enter what the authority asks for.', '请填写税局要求提供的材料。'),
  }),
  output: taxCreditSchema,
})

export const carryCredit = defineCall({
  method: 'POST',
  path: '/staff/declarations/carryCredit',
  access: caseWorkers,
  summary: 'Takes a credit into the next return, whose figures have it from their next calculation on.',
  refusals: [...REFUSALS, 'declarationTax.cannot_carry', 'declarationTax.next_filed'],
  input: z.object(seen),
  output: taxCreditSchema,
})

export const refundCredit = defineCall({
  method: 'POST',
  path: '/staff/declarations/refundCredit',
  access: caseWorkers,
  summary: 'Records that the authority paid a credit back, to the taxpayer alone, or set it off.',
  shownInPlace: [499, 400],
  refusals: [
    ...REFUSALS,
    'declarationTax.day_wrong',
    'declarationTax.iban_wrong',
    'declarationTax.account_other',
    'declarationTax.not_whole',
  ],
  input: z.object({
    ...seen,
    refunded: z.int().min(0).max(MOST).describe('minor units that were paid out'),
    setOff: z.int().min(0).max(MOST).default(0).describe('minor units that were set off against other debts'),
    on: dayInput,
    holder: lineInput(140).default('').describe('of the account; empty where nothing was paid out'),
    iban: lineInput(60).default(''),
  }),
  output: taxCreditSchema,
})
