import { z } from 'zod'
import { defineCall, emptyInput, idInput, instantOutput, integerInput } from '#platform/shared/call.ts'
import { asSeen, caseWorkers, moved } from './contract.ts'

export const besideWorkOrder = defineCall({
  method: 'GET',
  path: '/staff/workOrder/beside',
  access: caseWorkers,
  summary: 'What the staff keep beside a work order: its tags, and whether the reader watches it.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: z.object({
    watched: z.boolean(),
    reminded: z
      .object({ at: instantOutput, by: z.string().nullable().describe('null: by itself, before a day') })
      .nullable()
      .describe('when the last reminder went out'),
    tags: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

export const watchWorkOrder = defineCall({
  method: 'POST',
  path: '/staff/workOrder/watch',
  access: caseWorkers,
  summary: 'Watches a work order, or no longer. Whoever watches is told when it changes hands or is decided.',
  idempotent: true,
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput, watched: z.boolean() }),
  output: z.object({ watched: z.boolean() }),
})

export const remindSeller = defineCall({
  method: 'POST',
  path: '/staff/workOrder/remind',
  access: caseWorkers,
  summary: 'Reminds the seller of what waits for them, here and by mail, at most once a day.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.stale',
    'work_orders.not_sellers_turn',
    'work_orders.reminded_already',
  ],
  input: z.object({ workOrderId: idInput, ...asSeen }),
  output: moved,
})

export const staffNotes = defineCall({
  method: 'GET',
  path: '/staff/note/list',
  access: caseWorkers,
  summary: 'What the reader was told about work orders, newest first, at most 50.',
  input: emptyInput,
  output: z.object({
    unread: z.number().int(),
    notes: z.array(
      z.object({
        id: z.number().int(),
        at: instantOutput,
        by: z.string(),
        text: z.string(),
        detail: z.string().nullable().describe('of a note that names the reader: what it says'),
        read: z.boolean(),
        company: z.string(),
        workOrder: z.object({
          id: z.string(),
          number: z.string(),
          product: z.string(),
          country: z.string(),
        }),
      }),
    ),
  }),
})

export const readStaffNotes = defineCall({
  method: 'POST',
  path: '/staff/note/read',
  access: caseWorkers,
  summary: 'Marks notes as read: one that was opened, or all up to the newest that was seen.',
  idempotent: true,
  input: z.object({
    upTo: integerInput.min(0),
    only: z.boolean().default(false).describe('this note alone, and no older one'),
  }),
  output: z.object({ unread: z.number().int() }),
})
