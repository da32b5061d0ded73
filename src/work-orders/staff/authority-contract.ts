import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { FILE_REFUSALS, STAFF_MOVE_REFUSALS } from '../refusal-names.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { atMove, stepWorkers, moved, papersInput, shortText, textInput } from './contract.ts'

export const fileWithAuthority = defineCall({
  method: 'POST',
  path: '/staff/authority/file',
  access: stepWorkers,
  summary: 'Records that the documents (or the answer to a query) were filed with the authority.',
  idempotent: true,
  refusals: [
    ...STAFF_MOVE_REFUSALS,
    'work_orders.second_eyes',
    'work_orders.with_agency',
    ...FILE_REFUSALS,
    'work_orders.day_in_future',
  ],
  input: z.object({
    ...atMove,
    date: dayInput,
    way: shortText.optional(),
    reference: shortText.optional(),
    ...papersInput,
  }),
  output: moved,
})

export const grantedByAuthority = defineCall({
  method: 'POST',
  path: '/staff/authority/grant',
  access: stepWorkers,
  summary: 'Records what the authority granted: the number, from when it is valid, its certificate.',
  idempotent: true,
  refusals: [
    ...STAFF_MOVE_REFUSALS,
    'work_orders.second_eyes',
    'work_orders.with_agency',
    'work_orders.not_filed',
    ...FILE_REFUSALS,
    'work_orders.day_in_future',
    'work_orders.number_missing',
    'work_orders.number_wrong',
    'work_orders.valid_from_missing',
    'work_orders.certificate_missing',
  ],
  input: z.object({
    ...atMove,
    number: z.string().trim().min(1).max(40).optional(),
    validFrom: dayInput.optional(),
    certificateUploadId: idInput.optional(),
    date: dayInput.optional().describe('of the letter; today unless given'),
  }),
  output: moved,
})

export const queriedByAuthority = defineCall({
  method: 'POST',
  path: '/staff/authority/query',
  access: stepWorkers,
  summary: 'Records a query of the authority; the agency answers it by filing again.',
  idempotent: true,
  refusals: [
    ...STAFF_MOVE_REFUSALS,
    'work_orders.with_agency',
    'work_orders.not_filed',
    ...FILE_REFUSALS,
    'work_orders.day_in_past',
  ],
  input: z.object({ ...atMove, reason: textInput, dueAt: dayInput.optional(), ...papersInput }),
  output: moved,
})

export const refusedByAuthority = defineCall({
  method: 'POST',
  path: '/staff/authority/refuse',
  access: stepWorkers,
  summary: 'Records that the authority refused, and why.',
  idempotent: true,
  refusals: [
    ...STAFF_MOVE_REFUSALS,
    'work_orders.with_agency',
    'work_orders.not_filed',
    ...FILE_REFUSALS,
    'work_orders.day_in_future',
  ],
  input: z.object({ ...atMove, reason: textInput, date: dayInput.optional(), ...papersInput }),
  output: moved,
})
