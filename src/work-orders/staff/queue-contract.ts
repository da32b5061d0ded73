import { z } from 'zod'
import { defineCall, idInput, integerInput } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { caseWorkers, holdInput } from './contract.ts'
import { supplementInput } from './supplements-contract.ts'

/** What a team has of one kind on a bad day; each takes some milliseconds. */
export const MOST_TOGETHER = 500

const TOGETHER_ACTIONS = ['assign', 'remind', 'tag', 'hold', 'ask'] as const
export type TogetherAction = (typeof TOGETHER_ACTIONS)[number]

export const queueTogether = defineCall({
  method: 'POST',
  path: '/staff/queue/together',
  access: caseWorkers,
  summary:
    'Assigns several work orders, reminds their sellers, tags them, puts them on hold, or asks each seller for one supplement. Each is judged on its own; what is refused says why and holds up none of the others.',
  idempotent: true,
  // Of the last ones, and of what the single deeds refuse, each row says its own.
  refusals: [
    'work_orders.unknown_colleague',
    'work_orders.colleague_away',
    'tags.not_found',
    'work_orders.not_sellers_turn',
    'work_orders.reminded_already',
    'work_orders.not_reached',
  ],
  input: z
    .object({
      action: z.enum(TOGETHER_ACTIONS),
      items: z
        .array(z.object({ workOrderId: idInput, revision: integerInput.min(0) }))
        .min(1)
        .max(MOST_TOGETHER),
      staffId: idInput.nullable().optional().describe('to whom they are assigned; null: to nobody'),
      tag: z.object({ id: idInput, on: z.boolean() }).optional().describe('put on, or taken off'),
      hold: z.object(holdInput).optional(),
      ask: supplementInput.optional().describe('what each seller is asked for'),
    })
    .refine(({ action, staffId }) => action !== 'assign' || staffId !== undefined, {
      ...saying('Choose to whom it is assigned.', '请选择负责人。'),
      path: ['staffId'],
    })
    .refine(({ action, ...given }) => action === 'assign' || action === 'remind' || given[action], {
      ...saying('Say what is to be done.', '请说明要执行的操作。'),
      path: ['action'],
    }),
  output: z.object({
    results: z.array(
      z.object({
        workOrderId: z.string(),
        refusal: z.object({ error: z.string(), message: z.string() }).nullable(),
      }),
    ),
  }),
})
