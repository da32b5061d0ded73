import { z } from 'zod'
import { defineCall, idInput, integerInput } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { caseWorkers } from './contract.ts'

/** As many as a page shows, and some more. */
const MOST_TOGETHER = 50

export const queueTogether = defineCall({
  method: 'POST',
  path: '/staff/queue/together',
  access: caseWorkers,
  summary:
    'Assigns several work orders, or reminds their sellers. Each is judged on its own; what is refused says why and holds up none of the others.',
  idempotent: true,
  // Of the last ones, and of what the single deeds refuse, each row says its own.
  refusals: [
    'work_orders.unknown_colleague',
    'work_orders.not_sellers_turn',
    'work_orders.reminded_already',
    'work_orders.not_reached',
  ],
  input: z
    .object({
      action: z.enum(['assign', 'remind']),
      items: z
        .array(z.object({ workOrderId: idInput, revision: integerInput.min(0) }))
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
        workOrderId: z.string(),
        refusal: z.object({ error: z.string(), message: z.string() }).nullable(),
      }),
    ),
  }),
})
