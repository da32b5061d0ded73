import { z } from 'zod'
import { defineCall, emptyInput, idInput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { caseWorkers, queueFilterInput } from './contract.ts'
import { QUEUE_SORTS, QUEUE_VIEWS } from './queue-filter.ts'

/** Of one colleague; each has a figure, which is counted. */
export const MOST_SAVED_VIEWS = 12
export const MOST_VIEW_LETTERS = 40

const list = z.array(z.string()).optional()

/** What the queue is asked for, without the page. */
const filterOutput = z.object({
  view: z.enum(QUEUE_VIEWS),
  sort: z.enum(QUEUE_SORTS).optional(),
  productCode: list,
  country: list,
  step: list,
  assignee: list,
  lang: list,
  speed: list,
  tag: list,
  due: list,
  keyword: z.string().optional(),
})
export type SavedFilter = z.output<typeof filterOutput>

export const filterInput = z.object({
  view: z.enum(QUEUE_VIEWS),
  sort: z.enum(QUEUE_SORTS).optional(),
  ...queueFilterInput,
  keyword: z.string().trim().max(80).optional(),
})
export type AskedFilter = z.output<typeof filterInput>

export const savedViews = defineCall({
  method: 'GET',
  path: '/staff/savedView/list',
  access: caseWorkers,
  summary:
    'The views of the queue that the reader saved, and those that colleagues share, each with how many work orders it has (counted to 1000).',
  input: emptyInput,
  output: z.object({
    views: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        shared: z.boolean(),
        mine: z.boolean(),
        /** Own ones, and what somebody shared who has left. */
        mayChange: z.boolean(),
        owner: z.string(),
        filter: filterOutput,
        count: z.number().int(),
      }),
    ),
  }),
})

export const saveView = defineCall({
  method: 'POST',
  path: '/staff/savedView/save',
  access: caseWorkers,
  summary:
    'Saves a view of the queue, for oneself or for all; or renames or shares one. Whoever changes a shared view of somebody who left takes it over.',
  idempotent: true,
  refusals: ['saved_views.not_found', 'saved_views.not_yours', 'saved_views.too_many'],
  input: z
    .object({
      viewId: idInput.optional(),
      name: lineInput(MOST_VIEW_LETTERS).min(1),
      shared: z.boolean(),
      filter: filterInput
        .optional()
        .describe('required for a new one; of one that is there it stays unless given'),
    })
    .refine(({ viewId, filter }) => viewId !== undefined || filter !== undefined, { path: ['filter'] }),
  output: z.object({ id: z.string() }),
})

export const deleteView = defineCall({
  method: 'POST',
  path: '/staff/savedView/delete',
  access: caseWorkers,
  summary: 'Deletes a saved view: an own one, or a shared one of somebody who left.',
  idempotent: true,
  refusals: ['saved_views.not_found', 'saved_views.not_yours'],
  input: z.object({ viewId: idInput }),
  output: z.object({}),
})
