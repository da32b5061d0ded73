import { z } from 'zod'
import { VERDICTS } from '#forms/engine/review/verdicts.ts'
import { defineCall, integerInput } from '#platform/shared/call.ts'
import { MOVE_REFUSALS } from '../refusal-names.ts'
import { RETURN_REASON_CODES } from '../return-reason-codes.ts'
import { atNode, LONGEST_TEXT, stepWorkers } from './contract.ts'
import { verdictsSchema } from './verdict-records.ts'

const draftText = z.string().max(LONGEST_TEXT)

/** A note to the seller that is not sent yet. */
const draftInput = z.object({
  reasons: z.array(z.enum(RETURN_REASON_CODES)).max(RETURN_REASON_CODES.length),
  text: z.object({ en: draftText, zh: draftText }),
  example: z.boolean(),
})

const atSubmission = {
  ...atNode,
  submission: integerInput.min(1).describe('the one that was read; a later one is refused'),
}

const JUDGE_REFUSALS = [
  ...MOVE_REFUSALS,
  'work_orders.with_seller',
  'work_orders.no_form',
  'work_orders.submission_moved',
] as const

export const judgeAnswer = defineCall({
  method: 'POST',
  path: '/staff/verdict/set',
  access: stepWorkers,
  summary:
    'Keeps what was decided about one answer, with its note as far as it is written. OPEN takes it back. The seller is told nothing before the form is accepted or returned.',
  refusals: [
    ...JUDGE_REFUSALS,
    'work_orders.unknown_path',
    'work_orders.accepted_meanwhile',
    'work_orders.marked_meanwhile',
  ],
  input: z.object({
    ...atSubmission,
    path: z.string().min(1).max(200),
    verdict: z.enum(VERDICTS),
    draft: draftInput.optional().describe('of what is marked for return'),
    seen: z.iso
      .datetime()
      .nullable()
      .optional()
      .describe('`at` of the verdict it replaces; a colleague’s newer one is not overwritten'),
  }),
  output: verdictsSchema,
})

export const acceptRest = defineCall({
  method: 'POST',
  path: '/staff/verdict/acceptRest',
  access: stepWorkers,
  summary: 'Accepts every answer that has no verdict yet; kept as accepted together.',
  refusals: [...JUDGE_REFUSALS],
  input: z.object(atSubmission),
  output: verdictsSchema,
})
