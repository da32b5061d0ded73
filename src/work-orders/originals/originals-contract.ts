import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { LONGEST_COURIER, LONGEST_TRACKING, ORIGINAL_STATUSES } from './originals.ts'
import { originalSchema } from './original-records.ts'

/* Papers that are sent by post, as the seller sees them. */

export const byCourier = {
  courier: lineInput(LONGEST_COURIER).optional(),
  tracking: lineInput(LONGEST_TRACKING).optional(),
}
export const asSeenOriginal = {
  workOrderId: idInput,
  id: idInput,
  status: z.enum(ORIGINAL_STATUSES).describe('as it was seen; refused when it has moved since'),
}

export const ORIGINAL_REFUSALS = [
  'work_orders.not_found',
  'originals.not_found',
  'originals.moved_on',
  'originals.not_now',
] as const

export const listOriginals = defineCall({
  method: 'GET',
  path: '/workOrder/originals',
  access: 'seller',
  summary: 'The papers of a work order: what is sent where, what arrived, and what comes back.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: z.object({
    sendTo: z.object({ name: z.string(), lines: z.array(z.string()) }),
    records: z.array(originalSchema),
  }),
})

export const sendOriginal = defineCall({
  method: 'POST',
  path: '/workOrder/originals/send',
  access: 'sellerWriter',
  summary: 'The seller has sent a paper: by which courier, under which number.',
  idempotent: true,
  refusals: [...ORIGINAL_REFUSALS, 'originals.courier_missing'],
  input: z.object({ ...asSeenOriginal, ...byCourier }),
  output: z.object({ status: z.enum(ORIGINAL_STATUSES) }),
})

export const confirmOriginal = defineCall({
  method: 'POST',
  path: '/workOrder/originals/confirm',
  access: 'sellerWriter',
  summary: 'The seller has a paper back.',
  idempotent: true,
  refusals: ORIGINAL_REFUSALS,
  input: z.object(asSeenOriginal),
  output: z.object({ status: z.enum(ORIGINAL_STATUSES) }),
})
