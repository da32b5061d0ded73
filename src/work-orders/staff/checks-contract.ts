import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { HINT_LEVEL_NAMES } from '../checks/hint-texts.ts'
import { caseWorkers } from './contract.ts'

export const answerChecks = defineCall({
  method: 'GET',
  path: '/staff/workOrder/checks',
  access: caseWorkers,
  summary:
    'What stands out in the submitted forms of a work order, beside the profile, the company’s other forms and today. Hints only; nothing is decided by them.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: z.object({
    records: z
      .array(
        z.object({
          nodeId: z.string(),
          path: z.string(),
          /** `wrong`: it cannot be used so; `look`: worth a look; `good`: looked at and in order. */
          level: z.enum(HINT_LEVEL_NAMES),
          /** The question, with the person or row it is about. */
          what: z.string(),
          text: z.string(),
        }),
      )
      .describe('the gravest first'),
    compared: z.array(z.string()).describe('numbers of the work orders whose forms were compared'),
  }),
})
