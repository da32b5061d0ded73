import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { nodeDataOutput, savedForm, templateVersionInput } from '../contract.ts'
import { HOW_TOLD } from '../how-told.ts'
import { answersSchema, revisionsSchema } from '../records.ts'
import { FILE_REFUSALS, FORM_REFUSALS, MOVE_REFUSALS } from '../refusal-names.ts'
import { asSeen, atNode, caseWorkers, moved } from './contract.ts'

/* What staff enter for the seller: marked as such wherever it is read. */

const told = {
  how: z.enum(HOW_TOLD).optional().describe('how the seller told us; required where it is submitted'),
  note: lineInput(300).optional().describe('e.g. who called, when'),
}

export const formForSeller = defineCall({
  method: 'GET',
  path: '/staff/form/toFill',
  access: caseWorkers,
  summary:
    'The form of a step as the seller has it, for staff who fill it in for them. Sensitive answers are masked; a mask that comes back leaves the answer as it is.',
  refusals: FORM_REFUSALS,
  input: z.object(atNode),
  output: nodeDataOutput.extend({ company: z.string() }),
})

export const fillForSeller = defineCall({
  method: 'POST',
  path: '/staff/form/fill',
  access: caseWorkers,
  summary:
    'Saves answers for the seller, or submits the form for them. A stale revision: 409 with the newer answers; nothing is overwritten. What staff change is marked; the seller is told.',
  idempotent: true,
  refusals: [
    ...MOVE_REFUSALS,
    'work_orders.with_agency',
    'work_orders.no_form',
    'work_orders.how_missing',
    ...FILE_REFUSALS,
    'forms.answers_exist',
    'forms.stale_revision',
    'forms.unknown_section',
    'forms.template_moved',
  ],
  input: z.object({
    ...atNode,
    answers: answersSchema,
    submit: z.boolean(),
    revisions: revisionsSchema.nullable().describe('of the sections that are sent; null for the first save'),
    templateVersion: templateVersionInput,
    ...told,
  }),
  output: savedForm,
})

export const answerSupplement = defineCall({
  method: 'POST',
  path: '/staff/supplement/answer',
  access: caseWorkers,
  summary: 'Submits one supplement for the seller, who is told. It is checked like any other.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.stale',
    'work_orders.not_open',
    'work_orders.how_missing',
    ...FILE_REFUSALS,
    'documents.wrong_type',
    'supplements.not_found',
    'supplements.at_rest',
    'supplements.already_sent',
    'supplements.value_missing',
    'supplements.files_missing',
    'supplements.too_many_files',
    'supplements.unknown_choice',
    'supplements.wrong_kind',
  ],
  input: z.object({
    workOrderId: idInput,
    ...asSeen,
    id: idInput,
    value: z.string().max(2000).optional(),
    uploadIds: z.array(idInput).max(10).optional(),
    ...told,
  }),
  output: moved,
})
