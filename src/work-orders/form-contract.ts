import { z } from 'zod'
import { defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'

/* Calls around the form of a step: copying from earlier orders, revealing a masked answer, printing. */

export const copySources = defineCall({
  method: 'GET',
  path: '/workOrder/history/query/list',
  access: 'seller',
  summary: 'Earlier work orders whose answers can be copied into the open form of this one, newest first.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput, ...pageInput }),
  output: pageOf(
    z.object({
      workOrderId: z.string(),
      number: z.string(),
      product: z.string(),
      country: z.string(),
      boughtAt: instantOutput,
      /** How many answers would be copied into the form as it is saved now. */
      matching: z.number().int(),
    }),
  ),
})

const COPY_SKIP_REASONS = [
  'answered',
  'noAnswer',
  'notPossible',
  'notAsked',
  'file',
  'sensitive',
  'confirmAgain',
] as const

export const copyData = defineCall({
  method: 'POST',
  path: '/workOrder/copy/data',
  access: 'sellerWriter',
  summary:
    'Copies answers of an earlier work order into the open form of another one. Existing answers are never overwritten.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.no_form',
    'work_orders.copy_from_itself',
    'work_orders.copy_after_return',
    'work_orders.on_hold',
    'work_orders.closed',
    'work_orders.not_here',
    'work_orders.not_yet',
    'work_orders.finished',
    'work_orders.with_agency',
    'forms.template_moved',
  ],
  input: z.object({
    from: idInput.describe('work order'),
    to: idInput.describe('work order'),
  }),
  output: z.object({
    nodeId: z.string(),
    copied: z.array(z.string()).describe('field keys; a group counts as one'),
    skipped: z.array(z.object({ key: z.string(), reason: z.enum(COPY_SKIP_REASONS) })),
  }),
})

export const revealOwnAnswer = defineCall({
  method: 'POST',
  path: '/woNodeData/reveal',
  access: 'sellerWriter',
  summary:
    'Shows one sensitive answer of a read-only form in clear. The reading is written to the audit trail.',
  refusals: ['work_orders.node_not_found', 'work_orders.no_form', 'work_orders.nothing_hidden'],
  input: z.object({ nodeId: idInput, path: z.string().min(1).max(200) }),
  output: z.object({ value: z.string() }),
})

export const PRINT_LAYOUTS = ['en', 'zh', 'both'] as const

export const printForm = defineCall({
  method: 'GET',
  path: '/woNodeData/print',
  access: 'seller',
  kind: 'file',
  summary:
    'The current form as PDF: in English, Chinese, or both side by side. Sensitive answers are masked.',
  refusals: ['work_orders.node_not_found', 'work_orders.no_form', 'work_orders.nothing_to_print'],
  input: z.object({ nodeId: idInput, layout: z.enum(PRINT_LAYOUTS).default('both') }),
  output: z.unknown(),
})
