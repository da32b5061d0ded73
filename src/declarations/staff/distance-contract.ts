import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { distanceFactsOutput, distanceYearInput } from '#reports/distance-contract.ts'
import { preparers } from './contract.ts'

/** The declaration on which somebody works: without one, nobody looks into a company's figures. */
const at = { companyId: idInput, id: idInput.describe('the declaration that needs them') }

export const staffDistanceFacts = defineCall({
  method: 'GET',
  path: '/staff/declarations/distanceSales',
  access: preparers,
  summary: 'What the company of a declaration has said of its distance sales within the EU, and who said so.',
  refusals: ['declarations.not_found'],
  input: z.object(at),
  output: distanceFactsOutput,
})

export const staffSaveDistanceFacts = defineCall({
  method: 'POST',
  path: '/staff/declarations/saveDistanceSales',
  access: preparers,
  summary:
    'Enters a year’s distance sales for the seller, with the name of whoever enters them and the source.',
  refusals: ['declarations.not_found', 'distanceSales.other_year'],
  input: z.object({
    ...at,
    ...distanceYearInput,
    source: lineInput(200).min(1).describe('where the figures come from'),
  }),
  output: distanceFactsOutput,
})
