import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { DECLARATION_SCHEMES, FILING_STATUSES } from './declaration.ts'

const reachedSchema = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string().describe('in the reader’s language: Germany, VAT return March 2026'),
  scheme: z.enum(DECLARATION_SCHEMES),
  status: z.enum(FILING_STATUSES),
})

export const effectSchema = z.object({
  rows: z.number().int().describe('those of the file that count'),
  months: z.array(z.string()).describe('in which they are, such as 2026-03'),
  open: z.array(reachedSchema).describe('declarations that are calculated again'),
  filed: z
    .array(reachedSchema)
    .describe(
      'declarations that stay as they were filed: a national one gets a correction, one of a one-stop shop is corrected in a later one',
    ),
})
export type WithdrawalEffect = z.output<typeof effectSchema>

export const withdrawalEffect = defineCall({
  method: 'GET',
  path: '/declaration/withdrawalEffect',
  access: 'seller',
  summary:
    'What withdrawing an imported file would reach: how many of its rows count, in which months, and the declarations that may have them.',
  refusals: ['reports.import_not_found'],
  input: z.object({ importId: idInput }),
  output: effectSchema,
})
