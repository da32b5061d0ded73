import { z } from 'zod'
import { defineCall, idInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { amountInput, priceOutput, whichInput } from '#reports/costs-contract.ts'
import { preparers } from './contract.ts'

/** The declaration on which somebody works: without one, nobody looks into a company's costs. */
const at = { companyId: idInput, id: idInput.describe('the declaration that needs them') }

export const staffCostPrices = defineCall({
  method: 'GET',
  path: '/staff/declarations/costPrices',
  access: preparers,
  summary: 'What a piece of each SKU costs the company of a declaration, and who said so.',
  refusals: ['declarations.not_found'],
  input: z.object({ ...pageInput, ...at, keyword: z.string().trim().max(80).optional() }),
  output: pageOf(priceOutput).extend({ company: z.string() }),
})

export const staffSaveCostPrice = defineCall({
  method: 'POST',
  path: '/staff/declarations/saveCostPrice',
  access: preparers,
  summary: 'Enters what a piece costs, for the seller, with the name of whoever enters it and the source.',
  refusals: ['declarations.not_found', 'costPrice.too_many'],
  input: z.object({
    ...at,
    ...whichInput,
    amount: amountInput,
    source: lineInput(200).min(1).describe('where the price comes from'),
  }),
  output: priceOutput,
})

export const staffRemoveCostPrice = defineCall({
  method: 'POST',
  path: '/staff/declarations/removeCostPrice',
  access: preparers,
  summary: 'Takes one price of a SKU back, for the seller.',
  refusals: ['declarations.not_found'],
  input: z.object({ ...at, ...whichInput }),
  output: z.object({ removed: z.boolean() }),
})
