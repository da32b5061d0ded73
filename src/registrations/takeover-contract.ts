import { z } from 'zod'
import { dayOutput, defineCall, idInput, instantOutput, integerInput } from '#platform/shared/call.ts'
import { dayInput, saying } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { EARLIER_KINDS, POINT_ANSWERS, SHOWN_POINTS } from './takeover/points.ts'

const by = z.object({ kind: z.enum(['seller', 'staff', 'system']), name: z.string() })

/** What is known of a point, and who said and checked it. */
const known = {
  /** Names it in answers: `RELEASE`, `2026-01-01..2026-03-31`, `ANNUAL:2025-01-01..2025-12-31`. */
  point: z.string(),
  answer: z.enum(POINT_ANSWERS).nullable(),
  day: dayOutput.nullable(),
  amount: z.number().int().nullable().describe('minor units; positive where something is owed'),
  currency: z.string().nullable(),
  file: z.object({ uploadId: z.string(), name: z.string() }).nullable(),
  note: z.string().nullable(),
  given: by.extend({ at: instantOutput }).nullable(),
  checked: z.object({ name: z.string(), at: instantOutput }).nullable(),
  /** Why our staff returned it. */
  returnReason: z.string().nullable(),
}
const generalSchema = z.object({ ...known, kind: z.enum(SHOWN_POINTS) })
const periodSchema = z.object({ ...known, kind: z.enum(EARLIER_KINDS), from: dayOutput, to: dayOutput })
export type TakeoverPeriod = z.output<typeof periodSchema>

export const takeoverSchema = z.object({
  registrationId: z.string(),
  revision: z.number().int(),
  country: z.string(),
  number: z.string().nullable(),
  product: z.string(),
  earlierAgency: z.string(),
  started: by.extend({ at: instantOutput }),
  /** Null while something is open. */
  doneAt: instantOutput.nullable(),
  /** Until then nothing is filed for this registration. */
  gapsKnown: z.boolean(),
  /** Of the tax account. */
  currency: z.string(),
  points: z.array(generalSchema),
  periods: z.array(periodSchema).describe('which the earlier agency had to file, the latest first'),
  gaps: z
    .array(z.object({ kind: z.enum(EARLIER_KINDS), from: dayOutput, to: dayOutput }))
    .describe('for which no return was filed'),
  toAnswer: z.array(z.string()).describe('points that wait for the seller'),
  toCheck: z.array(z.string()).describe('points that wait for our staff'),
})
export type Takeover = z.output<typeof takeoverSchema>

export const agencyInput = lineInput(120).refine(
  (text) => text !== '',
  saying('Enter the name of the earlier agency.', '请填写原服务商名称。'),
)

const MOST = 1_000_000_000_000

/** One answer for one point, or for several periods that one document covers. */
export const answerFields = {
  registrationId: idInput,
  revision: integerInput.describe('as it was read'),
  points: z.array(lineInput(30)).min(1).max(240),
  answer: z.enum(POINT_ANSWERS),
  day: dayInput
    .optional()
    .describe('START: the first day with returns; OURS: of our first return; otherwise that of the document'),
  amount: z
    .int()
    .min(-MOST)
    .max(MOST)
    .optional()
    .describe('ACCOUNT: minor units; positive where something is owed'),
  uploadId: idInput.optional(),
  note: lineInput(200).optional(),
}

export const ANSWER_REFUSALS = [
  'takeover.not_found',
  'takeover.changed',
  'takeover.no_such_point',
  'takeover.day_missing',
  'takeover.day_wrong',
  'takeover.first_day_wrong',
  'takeover.amount_missing',
  'takeover.file_missing',
  'documents.not_found',
  'documents.not_scanned',
] as const

export const readTakeover = defineCall({
  method: 'GET',
  path: '/takeover/detail',
  access: 'seller',
  summary:
    'A registration for which another agency filed before: release, earlier returns, tax account, and what is still open. Nothing is filed before the gaps are known.',
  refusals: ['takeover.not_found'],
  input: z.object({ registrationId: idInput }),
  output: takeoverSchema,
})

export const startTakeover = defineCall({
  method: 'POST',
  path: '/takeover/start',
  access: 'sellerWriter',
  summary: 'Says that another agency has filed for a VAT number or a one-stop shop until now.',
  shownInPlace: [499, 400],
  refusals: ['takeover.no_registration', 'takeover.number_ended', 'takeover.started_already'],
  input: z.object({ registrationId: idInput, earlierAgency: agencyInput }),
  output: takeoverSchema,
})

export const answerTakeover = defineCall({
  method: 'POST',
  path: '/takeover/answer',
  access: 'sellerWriter',
  summary: 'Answers points of a takeover, each with what it rests on. Our staff check it before it counts.',
  shownInPlace: [499, 400],
  refusals: [...ANSWER_REFUSALS, 'takeover.checked_already'],
  input: z.object(answerFields),
  output: takeoverSchema,
})
