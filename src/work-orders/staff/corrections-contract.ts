import { z } from 'zod'
import { defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { FILE_REFUSALS } from '../refusal-names.ts'
import { atMove, asSeen, caseWorkers, moved, textInput } from './contract.ts'

const dayOrNone = z.union([dayInput, z.literal('')]).optional()

export const proposeCorrection = defineCall({
  method: 'POST',
  path: '/staff/correction/propose',
  access: caseWorkers,
  summary:
    'Proposes to correct what a step obtained and the handover passed on: number, validity, certificate. Nothing changes until a colleague approves it. An empty text takes a fact away; what is not named stays.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.node_not_found',
    'work_orders.stale',
    'work_orders.number_missing',
    'work_orders.number_wrong',
    'work_orders.valid_from_missing',
    'work_orders.valid_until_wrong',
    'corrections.nothing_obtained',
    'corrections.nothing_changed',
    'corrections.open_already',
    ...FILE_REFUSALS,
  ],
  input: z.object({
    ...atMove,
    number: z.string().trim().max(40).optional(),
    validFrom: dayOrNone,
    validUntil: dayOrNone.describe('the last day'),
    certificateUploadId: idInput.optional(),
    reason: textInput.describe('the seller reads it once it is approved'),
  }),
  output: moved,
})

export const decideCorrection = defineCall({
  method: 'POST',
  path: '/staff/correction/decide',
  access: caseWorkers,
  summary:
    'Approves a proposed correction, which changes the step, the registration and its documents and tells the seller; never by who proposed it. Or declines it.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.stale',
    'corrections.not_found',
    'corrections.decided',
    'corrections.same_person',
    'corrections.outdated',
    'corrections.renewed',
    ...FILE_REFUSALS,
  ],
  input: z.object({
    workOrderId: idInput,
    correctionId: idInput,
    approve: z.boolean(),
    note: lineInput(300).optional().describe('why it is declined; colleagues read it'),
    ...asSeen,
  }),
  output: moved,
})

export const openCorrections = defineCall({
  method: 'GET',
  path: '/staff/correction/list',
  access: caseWorkers,
  summary: 'Corrections that wait for a second person, the oldest first.',
  input: z.object({ ...pageInput }),
  output: pageOf(
    z.object({
      id: z.string(),
      workOrder: z.object({ id: z.string(), number: z.string() }),
      company: z.string(),
      step: z.string(),
      proposedBy: z.string(),
      /** By the reader, who cannot approve it. */
      mine: z.boolean(),
      proposedAt: instantOutput,
    }),
  ),
})
