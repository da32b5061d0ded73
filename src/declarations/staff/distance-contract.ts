import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import {
  distanceFactsOutput,
  distanceYearInput,
  endsNotBefore,
  establishmentInput,
  NOT_BEFORE,
} from '#reports/distance-contract.ts'
import { preparers } from './contract.ts'

/** The declaration on which somebody works: without one, nobody looks into a company's figures. */
const at = { companyId: idInput, id: idInput.describe('the declaration that needs them') }

const source = lineInput(200).min(1).describe('where this is known from')

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
    source,
  }),
  output: distanceFactsOutput,
})

export const staffSaveEstablishment = defineCall({
  method: 'POST',
  path: '/staff/declarations/saveEstablishment',
  access: preparers,
  summary:
    'Says for the seller, with the name of whoever enters it and the source, that the company is established in another member state too, or that it is not.',
  refusals: ['declarations.not_found', 'distanceSales.own_seat'],
  input: z.object({ ...at, ...establishmentInput, source }).refine(endsNotBefore, NOT_BEFORE),
  output: distanceFactsOutput,
})
