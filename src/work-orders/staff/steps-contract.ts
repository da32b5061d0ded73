import { z } from 'zod'
import { RETURN_REASON_CODES } from '../return-reason-codes.ts'
import { RHYTHMS } from '#catalogue/codes.ts'
import { defineCall } from '#platform/shared/call.ts'
import { FILE_REFUSALS, STAFF_MOVE_REFUSALS } from '../refusal-names.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import {
  atMove,
  caseWorkers,
  stepWorkers,
  monthInput,
  moved,
  papersInput,
  reasonText,
  shortText,
  textInput,
} from './contract.ts'

export const acceptNode = defineCall({
  method: 'POST',
  path: '/staff/node/accept',
  access: stepWorkers,
  summary:
    'Accepts what the seller submitted: a form, with its review, once each of its answers was accepted. A signed document is a mandate from then on.',
  idempotent: true,
  refusals: [
    ...STAFF_MOVE_REFUSALS,
    'work_orders.second_eyes',
    'work_orders.with_seller',
    'work_orders.not_judged',
    'work_orders.marked_for_return',
    'work_orders.day_in_future',
    'work_orders.valid_until_wrong',
  ],
  input: z.object({
    ...atMove,
    signedOn: dayInput
      .optional()
      .describe('of a signed document: the day it names; that of its submission unless given'),
    validUntil: dayInput
      .optional()
      .describe('of a signed document: its last day, where it names one; until revoked unless given'),
  }),
  output: moved,
})

export const returnNode = defineCall({
  method: 'POST',
  path: '/staff/node/return',
  access: stepWorkers,
  summary: 'Returns single answers and files with a note each; the rest stays locked.',
  idempotent: true,
  refusals: [
    ...STAFF_MOVE_REFUSALS,
    'work_orders.with_seller',
    'work_orders.day_in_past',
    'work_orders.unknown_path',
    'work_orders.mark_left_out',
  ],
  input: z.object({
    ...atMove,
    notes: z
      .array(
        z.object({
          /** Field path in the form; empty for the single document of a signature. */
          path: z.string().max(200),
          reasonCode: z.enum(RETURN_REASON_CODES),
          /** Unless given, the seller reads the reason's own text. */
          text: textInput.optional(),
          /** Show the example picture of the field beside it. */
          example: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(100),
    dueAt: dayInput
      .optional()
      .describe('day by which the seller should answer; three working days from now unless given'),
  }),
  output: moved,
})

export const completeNode = defineCall({
  method: 'POST',
  path: '/staff/node/complete',
  access: stepWorkers,
  summary:
    'Records that a task of the agency is done. The handover, when all else is done, begins the filing that was bought, or completes the work order.',
  idempotent: true,
  refusals: [
    ...STAFF_MOVE_REFUSALS,
    'work_orders.second_eyes',
    'work_orders.with_agency',
    ...FILE_REFUSALS,
    'work_orders.day_in_future',
    'work_orders.number_missing',
    'work_orders.number_wrong',
    'work_orders.valid_until_missing',
    'work_orders.valid_until_wrong',
  ],
  input: z.object({
    ...atMove,
    date: dayInput.optional().describe('when; today unless given'),
    way: shortText.optional().describe('how, e.g. "ELSTER", "registered letter"'),
    reference: shortText.optional(),
    note: reasonText.optional(),
    ...papersInput,
    validUntil: dayInput.optional().describe('at the handover: the last day on which it is valid'),
    number: z.string().trim().max(40).optional().describe('at the handover: the number that is filed for'),
    rhythm: z.enum(RHYTHMS).optional().describe('at the handover: how often returns are due'),
    firstMonth: monthInput.optional().describe('at the handover: with which month the first period begins'),
  }),
  output: moved,
})

export const skipNode = defineCall({
  method: 'POST',
  path: '/staff/node/skip',
  access: stepWorkers,
  summary: 'Skips a step that the process allows to skip.',
  idempotent: true,
  refusals: [
    ...STAFF_MOVE_REFUSALS,
    'work_orders.second_eyes',
    'work_orders.with_agency',
    'work_orders.with_seller',
    'work_orders.not_skippable',
  ],
  input: z.object({ ...atMove, reason: reasonText.optional() }),
  output: moved,
})

export const reopenNode = defineCall({
  method: 'POST',
  path: '/staff/node/reopen',
  access: caseWorkers,
  summary: 'Reopens a finished or refused step, with a reason that the seller reads.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.node_not_found',
    'work_orders.on_hold',
    'work_orders.closed',
    'work_orders.not_here',
    'work_orders.not_yet',
    'work_orders.open_already',
    'work_orders.stale',
  ],
  input: z.object({ ...atMove, reason: textInput }),
  output: moved,
})
