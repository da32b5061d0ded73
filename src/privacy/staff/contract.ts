import { z } from 'zod'
import {
  type Access,
  dayOutput,
  defineCall,
  idInput,
  instantOutput,
  pageInput,
  pageOf,
} from '#platform/shared/call.ts'
import { erasureMeaning } from '../erasure-contract.ts'
import { ERASURE_ORIGINS, ERASURE_STATUSES } from '../erasure-states.ts'

const WHO: Access = { staff: ['admin'] }

const erasureOutput = z.object({
  id: z.string(),
  userId: z.string().describe('of an address without an account: a keyed mark of it'),
  about: z.enum(['ACCOUNT', 'ADDRESS']),
  person: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .describe('nobody is known any more once it is done; an address has no name'),
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

const addressInput = z.object({ email: z.string().trim().toLowerCase().min(3).max(254) })

const heldOutput = z.object({
  key: z.string(),
  what: z.string(),
  count: z.number().int().describe('rows'),
  companies: z.array(z.string()).describe('whose rows they are'),
  goes: z.boolean().describe('false: the law keeps it'),
  kept: z.string().describe('how long, if nobody erases it'),
  until: dayOutput.nullable().describe('null: it goes, or a company that it belongs to is not closed'),
  law: z.object({ name: z.string(), source: z.string() }).nullable(),
})
export type Held = z.output<typeof heldOutput>

const foundOutput = z.object({
  account: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .describe('whoever has an account is erased with it'),
  held: z.array(heldOutput).describe('about an address without an account; empty: nothing'),
  erasureId: z.string().nullable().describe('a request that is open already'),
})
export type FoundAddress = z.output<typeof foundOutput>

export const findAddress = defineCall({
  method: 'POST',
  path: '/staff/erasure/find',
  access: WHO,
  summary:
    'What is held about an e-mail address without an account, wherever one can stand, and what the law keeps of it. Looking leaves a line in the audit trail.',
  refusals: ['limits.too_many_tries'],
  input: addressInput,
  output: foundOutput,
})

const detailOutput = erasureOutput.extend({
  ...erasureMeaning,
  held: z.array(heldOutput).describe('of an address, until it is done'),
  holds: z
    .array(z.object({ id: z.string(), reason: z.string(), until: dayOutput.nullable() }))
    .describe('legal holds that keep it from being done'),
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
  summary:
    'Enters the request of somebody who wrote or called, with an account or without one. Somebody else of the staff approves it.',
  refusals: ['privacy.person_not_found', 'limits.too_many_tries'],
  input: addressInput,
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
    'privacy.address_has_account',
    'privacy.erasure_held',
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
