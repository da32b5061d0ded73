import { z } from 'zod'
import { defineCall, emptyInput, idInput, integerInput } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { FILING_STATUSES } from '../declaration.ts'
import { MOST_TOGETHER } from '../work-groups.ts'
import { preparers, workFilter } from './contract.ts'

export const countWork = defineCall({
  method: 'GET',
  path: '/staff/declarations/counts',
  access: preparers,
  summary:
    'How many declarations that are not accepted stand in each state, and how many proofs of payment wait.',
  input: z.object(workFilter).omit({ status: true }),
  output: z.object({
    statuses: z
      .partialRecord(z.enum(FILING_STATUSES), z.number().int())
      .describe('a state without any is left out'),
    toMatch: z.number().int().nullable().describe('null for a partner firm, which matches none'),
  }),
})

export const exportWork = defineCall({
  method: 'GET',
  path: '/staff/declarations/export',
  access: preparers,
  kind: 'file',
  summary: 'The same declarations as a file, the earliest due day first.',
  refusals: ['declarations.nothing_to_export'],
  input: z.object({ ...workFilter, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  output: z.unknown(),
})

export const workTogether = defineCall({
  method: 'POST',
  path: '/staff/declarations/together',
  access: preparers,
  summary:
    'Assigns, calculates or checks several declarations, or makes nil returns of them. Each is judged on its own; what is refused says why and holds up none of the others.',
  idempotent: true,
  // Of the last ones, and of what the single deeds refuse, each row says its own.
  refusals: [
    'declarations.colleague_unknown',
    'declarations.not_their_country',
    'declarations.points_to_tick',
    'declarations.not_reached',
  ],
  input: z
    .object({
      action: z.enum(['assign', 'calculate', 'nil', 'check']),
      items: z
        .array(z.object({ companyId: idInput, id: idInput, revision: integerInput.min(0) }))
        .min(1)
        .max(MOST_TOGETHER),
      staffId: idInput.nullable().optional().describe('to whom they are assigned; null: to nobody'),
    })
    .refine(({ action, staffId }) => action !== 'assign' || staffId !== undefined, {
      ...saying('Choose to whom it is assigned.', '请选择负责人。'),
      path: ['staffId'],
    }),
  output: z.object({
    results: z.array(
      z.object({
        companyId: z.string(),
        id: z.string(),
        refusal: z.object({ error: z.string(), message: z.string() }).nullable(),
      }),
    ),
  }),
})

export const preparingStaff = defineCall({
  method: 'GET',
  path: '/staff/declarations/colleagues',
  access: preparers,
  summary: 'To whom declarations can be assigned.',
  input: emptyInput,
  output: z.array(z.object({ id: z.string(), name: z.string() })),
})
