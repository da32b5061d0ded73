import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { RETURN_REASON_CODES } from '../return-reason-codes.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { asSeen, stepWorkers, moved, textInput, titleInput } from './contract.ts'
import { MOST_SUPPLEMENT_FILES, SUPPLEMENT_KINDS } from '../supplements.ts'

const ofOne = { workOrderId: idInput, id: idInput, ...asSeen }

/** One thing that a seller is asked for. */
export const supplementInput = z.object({
  title: titleInput,
  description: textInput.optional(),
  kind: z.enum(SUPPLEMENT_KINDS),
  choices: z.array(titleInput).max(12).optional().describe('of a choice: at least two answers'),
  maxFiles: z.number().int().min(1).max(MOST_SUPPLEMENT_FILES).optional(),
  dueAt: dayInput.optional().describe('five working days from now unless given'),
})

export const askSupplements = defineCall({
  method: 'POST',
  path: '/staff/supplement/ask',
  access: stepWorkers,
  summary: 'Requests named supplements from the seller, whatever step the work order is at.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.stale',
    'work_orders.not_open',
    'work_orders.day_in_past',
    'supplements.choices_missing',
    'supplements.too_many',
  ],
  input: z.object({
    workOrderId: idInput,
    ...asSeen,
    items: z.array(supplementInput).min(1).max(20),
  }),
  output: moved,
})

export const acceptSupplement = defineCall({
  method: 'POST',
  path: '/staff/supplement/accept',
  access: stepWorkers,
  summary: 'Accepts one supplement.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.stale',
    'work_orders.not_open',
    'supplements.not_found',
    'supplements.at_rest',
    'supplements.not_sent_yet',
  ],
  input: z.object(ofOne),
  output: moved,
})

export const returnSupplement = defineCall({
  method: 'POST',
  path: '/staff/supplement/return',
  access: stepWorkers,
  summary: 'Returns one supplement with its reason; the others stay as they are.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.stale',
    'work_orders.not_open',
    'work_orders.day_in_past',
    'supplements.not_found',
    'supplements.at_rest',
    'supplements.not_sent_yet',
  ],
  input: z.object({
    ...ofOne,
    reasonCode: z.enum(RETURN_REASON_CODES),
    /** Unless given, the seller reads the reason's own text. */
    text: textInput.optional(),
    dueAt: dayInput.optional(),
  }),
  output: moved,
})

export const withdrawSupplement = defineCall({
  method: 'POST',
  path: '/staff/supplement/withdraw',
  access: stepWorkers,
  summary: 'Withdraws a request: the supplement is no longer needed.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.stale',
    'work_orders.not_open',
    'supplements.not_found',
    'supplements.at_rest',
  ],
  input: z.object({ ...ofOne, reason: textInput.optional() }),
  output: moved,
})
