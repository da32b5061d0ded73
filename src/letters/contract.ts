import { z } from 'zod'
import { dayOutput, defineCall, idInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { INSPECTION_KINDS, INSPECTION_STATES } from './inspections/inspection-kinds.ts'
import { LETTER_STATES } from './letter-moves.ts'

/** As many as a work order ever has; older ones are among the documents. */
export const LETTERS_SHOWN = 50

/** The service that a letter is about, with the number that was obtained where the letter is about that. */
export const letterServiceSchema = z
  .object({ name: z.string(), number: z.string().nullable() })
  .nullable()
  .describe('the service that it is about, by its number or its work order; null of the company as a whole')

const letterSchema = z.object({
  id: z.string(),
  state: z.enum(LETTER_STATES),
  authority: z.string(),
  country: z.string().nullable(),
  dated: dayOutput.nullable(),
  received: dayOutput,
  /** The last day on which the authority takes an answer. */
  replyBy: dayOutput.nullable(),
  late: z.boolean().describe('that day has passed, and it is not answered yet'),
  /** The day before, where the authority gave more time. */
  extendedFrom: dayOutput.nullable(),
  /** In the reader's language. */
  summary: z.string(),
  uploadId: z.string().describe('the letter itself, for /file/download'),
  fileName: z.string(),
  /** What it is about; many are about the company as a whole. */
  workOrder: z.object({ id: z.string(), number: z.string() }).nullable(),
  service: letterServiceSchema,
})
export type AuthorityLetter = z.output<typeof letterSchema>

export const listAuthorityLetters = defineCall({
  method: 'GET',
  path: '/authorityLetter/list',
  access: 'seller',
  summary:
    'What authorities wrote to the company and the agency shows: first what waits for an answer, by its last day, then the newest. Of one work order where it is named.',
  refusals: ['work_orders.not_found'],
  input: z.object({
    workOrderId: idInput.optional(),
    ...pageInput,
    pageSize: pageInput.pageSize.default(LETTERS_SHOWN),
  }),
  output: pageOf(letterSchema),
})

const inspectionSchema = z.object({
  id: z.string(),
  state: z.enum(INSPECTION_STATES),
  kind: z.enum(INSPECTION_KINDS),
  authority: z.string(),
  country: z.string(),
  /** In the reader's language, as the outcome is. */
  asked: z.string(),
  servedOn: dayOutput,
  answerBy: dayOutput.nullable().describe('the day that the authority itself named'),
  dueDay: dayOutput
    .nullable()
    .describe(
      'what has to be done first: that day, or the last one for an objection; null where nothing is known to be due',
    ),
  late: z.boolean().describe('the day of what has to be done first has passed'),
  objectionOn: dayOutput.nullable(),
  answeredOn: dayOutput.nullable().describe('all that is asked was answered; null while something is open'),
  handedOver: z.array(z.object({ what: z.string(), on: dayOutput })),
  outcome: z.string().nullable(),
  closedOn: dayOutput.nullable(),
})
export type Inspection = z.output<typeof inspectionSchema>

export const listInspections = defineCall({
  method: 'GET',
  path: '/inspection/list',
  access: 'seller',
  summary: 'What authorities check about a work order and the agency shows, the newest first.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: z.object({ records: z.array(inspectionSchema) }),
})
