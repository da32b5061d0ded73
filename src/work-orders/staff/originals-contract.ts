import { z } from 'zod'
import { dayOutput, defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { originalSchema } from '../originals/original-records.ts'
import { asSeenOriginal, byCourier, ORIGINAL_REFUSALS } from '../originals/originals-contract.ts'
import {
  HOLDERS,
  ORIGINAL_ACTIONS,
  ORIGINAL_KINDS,
  ORIGINAL_STATUSES,
  TREATMENTS,
} from '../originals/originals.ts'
import { stepWorkers, textInput, titleInput } from './contract.ts'

export const ORIGINAL_VIEWS = ['awaited', 'here', 'out', 'sentBack', 'expiring'] as const
export type OriginalView = (typeof ORIGINAL_VIEWS)[number]

export const staffOriginals = defineCall({
  method: 'GET',
  path: '/staff/original/ofWorkOrder',
  access: stepWorkers,
  summary: 'The papers of a work order, with what can be recorded of each.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: z.object({ records: z.array(originalSchema) }),
})

export const originalsList = defineCall({
  method: 'GET',
  path: '/staff/original/list',
  access: stepWorkers,
  summary:
    'Papers of all work orders: awaited, here, out, on their way back, or expiring within 60 days; the longest first, of those that end the next day.',
  input: z.object({ ...pageInput, view: z.enum(ORIGINAL_VIEWS).default('out') }),
  output: pageOf(
    z.object({
      id: z.string(),
      kind: z.enum(ORIGINAL_KINDS),
      title: z.string(),
      workOrder: z.object({ id: z.string(), number: z.string() }),
      country: z.string(),
      company: z.string(),
      status: z.enum(ORIGINAL_STATUSES),
      statusSince: instantOutput,
      holder: z.enum(HOLDERS).nullable(),
      holderName: z.string().nullable(),
      courier: z.string().nullable(),
      tracking: z.string().nullable(),
      dueOn: dayOutput.nullable(),
      validUntil: dayOutput.nullable(),
      late: z.boolean(),
      expired: z.boolean(),
    }),
  ),
})

export const addOriginal = defineCall({
  method: 'POST',
  path: '/staff/original/add',
  access: stepWorkers,
  summary: 'Puts a paper into the register: one that the seller has to send, or one that is here already.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.node_not_found',
    'work_orders.closed',
    'work_orders.day_in_past',
    'originals.title_missing',
    'originals.too_many',
  ],
  input: z.object({
    workOrderId: idInput,
    nodeId: idInput.optional(),
    kind: z.enum(ORIGINAL_KINDS),
    title: titleInput.optional().describe('for what has no name of its own'),
    copies: z.number().int().min(1).max(20).default(1),
    needs: z.array(z.enum(TREATMENTS)).max(TREATMENTS.length).default([]),
    asked: z.boolean().describe('the seller has to send it; otherwise it is here'),
    dueOn: dayInput.optional().describe('by when; ten working days unless given'),
    validUntil: dayInput.optional(),
    comesBack: z.boolean().default(true),
    note: textInput.optional().describe('what the seller has to mind'),
  }),
  output: z.object({ id: z.string() }),
})

export const moveOriginal = defineCall({
  method: 'POST',
  path: '/staff/original/move',
  access: stepWorkers,
  summary: 'Records where a paper is now: who has it, by which courier, until when it is valid.',
  idempotent: true,
  refusals: [
    ...ORIGINAL_REFUSALS,
    'originals.courier_missing',
    'originals.holder_missing',
    'work_orders.day_in_future',
  ],
  input: z.object({
    ...asSeenOriginal,
    action: z.enum(ORIGINAL_ACTIONS),
    on: dayInput.optional().describe('when; today unless given'),
    ...byCourier,
    holder: z.enum(HOLDERS).optional(),
    holderName: lineInput(120).optional(),
    validUntil: dayInput.optional(),
  }),
  output: z.object({ status: z.enum(ORIGINAL_STATUSES) }),
})
