import { z } from 'zod'
import { type Access, defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { erasureMeaning } from '../erasure-contract.ts'
import { ERASURE_ORIGINS, ERASURE_STATUSES } from '../erasure-states.ts'

const WHO: Access = { staff: ['admin'] }

const erasureOutput = z.object({
  id: z.string(),
  userId: z.string(),
  person: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .describe('nobody is known any more once it is done'),
  status: z.enum(ERASURE_STATUSES),
  origin: z.enum(ERASURE_ORIGINS),
  requestedAt: instantOutput,
  answerBy: instantOutput,
  decidedAt: instantOutput.nullable(),
  finishedAt: instantOutput.nullable(),
  requestedByMe: z.boolean().describe('somebody else has to approve it'),
})
export type Erasure = z.output<typeof erasureOutput>

export const listErasures = defineCall({
  method: 'GET',
  path: '/staff/erasure/list',
  access: WHO,
  summary: 'Requests to be erased, newest first.',
  input: z.object({ ...pageInput, status: z.enum(ERASURE_STATUSES).optional() }),
  output: pageOf(erasureOutput).extend({ waiting: z.number().int() }),
})

const detailOutput = erasureOutput.extend({
  ...erasureMeaning,
  protocol: z
    .array(z.object({ what: z.string(), count: z.number().int() }))
    .describe('what was erased, by class: rows that were deleted or changed'),
})
export type ErasureDetail = z.output<typeof detailOutput>

export const erasureDetail = defineCall({
  method: 'GET',
  path: '/staff/erasure/detail',
  access: WHO,
  summary: 'What an erasure means or what it did: what goes, what the law keeps, what stands in the way.',
  refusals: ['privacy.erasure_not_found'],
  input: z.object({ erasureId: idInput }),
  output: detailOutput,
})

export const enterErasure = defineCall({
  method: 'POST',
  path: '/staff/erasure/enter',
  access: WHO,
  summary: 'Enters the request of somebody who wrote or called. Somebody else of the staff approves it.',
  refusals: ['privacy.person_not_found', 'limits.too_many_tries'],
  input: z.object({ email: z.string().trim().toLowerCase().min(3).max(254) }),
  output: erasureOutput,
})

export const approveErasure = defineCall({
  method: 'POST',
  path: '/staff/erasure/approve',
  access: WHO,
  summary: 'Has the person erased. It cannot be taken back: they are signed out at once.',
  refusals: [
    'privacy.erasure_not_found',
    'privacy.erasure_decided',
    'privacy.erasure_blocked',
    'privacy.second_person',
  ],
  input: z.object({ erasureId: idInput }),
  output: erasureOutput,
})

export const dropErasure = defineCall({
  method: 'POST',
  path: '/staff/erasure/withdraw',
  access: WHO,
  summary: 'Takes a request back that is not decided, as the person wished.',
  refusals: ['privacy.erasure_not_found', 'privacy.erasure_decided'],
  input: z.object({ erasureId: idInput }),
  output: erasureOutput,
})
