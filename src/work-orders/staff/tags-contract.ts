import { z } from 'zod'
import { defineCall, emptyInput, idInput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { caseWorkers } from './contract.ts'

/** More than these nobody keeps apart. */
export const MOST_TAGS = 100
/** A chip has to fit into a row. */
export const MOST_TAG_LETTERS = 24

const tag = z.object({ id: z.string(), name: z.string() })

export const listTags = defineCall({
  method: 'GET',
  path: '/staff/tag/list',
  access: caseWorkers,
  summary: 'The tags of the agency, by name: one list for everybody.',
  input: emptyInput,
  output: z.object({ tags: z.array(tag) }),
})

export const saveTag = defineCall({
  method: 'POST',
  path: '/staff/tag/save',
  access: caseWorkers,
  summary: 'Adds a tag, or renames one.',
  idempotent: true,
  refusals: ['tags.not_found', 'tags.exists', 'tags.too_many'],
  input: z.object({ tagId: idInput.optional(), name: lineInput(MOST_TAG_LETTERS).min(1) }),
  output: tag,
})

export const deleteTag = defineCall({
  method: 'POST',
  path: '/staff/tag/delete',
  access: { staff: ['admin'] },
  summary: 'Deletes a tag; it goes from every work order of all colleagues.',
  idempotent: true,
  input: z.object({ tagId: idInput }),
  output: z.object({}),
})

export const tagWorkOrder = defineCall({
  method: 'POST',
  path: '/staff/tag/put',
  access: caseWorkers,
  summary: 'Puts a tag on a work order, or takes it off. Its revision stays.',
  idempotent: true,
  refusals: ['work_orders.not_found', 'tags.not_found'],
  input: z.object({ workOrderId: idInput, tagId: idInput, on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
})
