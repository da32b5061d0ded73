import { z } from 'zod'
import { defineCall } from '#platform/shared/call.ts'
import { caseWorkers } from './contract.ts'
import { filterInput } from './saved-views-contract.ts'

export const queueSelection = defineCall({
  method: 'GET',
  path: '/staff/queue/selection',
  access: caseWorkers,
  summary:
    'All work orders of a view as they are now, beyond its page: as many as can be changed in one step, with the revisions by which what moves on until then is refused.',
  input: filterInput,
  output: z.object({
    /** In the order of the view. */
    items: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        company: z.string(),
        revision: z.number().int(),
      }),
    ),
    /** Of the view, counted as far as its list counts. */
    total: z.number().int(),
  }),
})
