import { READING_REFUSALS, readingReason } from '#documents/guarded-reading.ts'
import { z } from 'zod'
import { RHYTHMS } from '#catalogue/codes.ts'
import {
  defineCall,
  idInput,
  instantOutput,
  integerInput,
  pageInput,
  pageOf,
  dayOutput,
} from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { dayInput, saying } from '#platform/shared/inputs.ts'
import { agencyInput, ANSWER_REFUSALS, answerFields, takeoverSchema } from '../takeover-contract.ts'

/** Those who check what customers hand in. */
const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const

const staffTakeoverSchema = takeoverSchema.extend({
  companyId: z.string(),
  company: z.string(),
  /** The work to which its documents belong. */
  workOrder: z.object({ id: z.string(), number: z.string() }),
  /** Of its earlier periods. */
  rhythm: z.enum(RHYTHMS),
})
export type StaffTakeover = z.output<typeof staffTakeoverSchema>

export const staffTakeovers = defineCall({
  method: 'GET',
  path: '/staff/takeover/list',
  access: caseWorkers,
  summary: 'Registrations that are being taken over from another agency, of all companies, the oldest first.',
  input: z.object(pageInput),
  output: pageOf(
    z.object({
      companyId: z.string(),
      company: z.string(),
      registrationId: z.string(),
      country: z.string(),
      number: z.string().nullable(),
      earlierAgency: z.string(),
      startedAt: instantOutput,
      toAnswer: z.number().int().describe('points that wait for the seller'),
      toCheck: z.number().int().describe('points that wait for our staff'),
    }),
  ),
})

export const staffTakeover = defineCall({
  method: 'GET',
  path: '/staff/takeover/detail',
  access: caseWorkers,
  summary: 'A takeover with everything that is known of it.',
  refusals: ['takeover.not_found'],
  input: z.object({ companyId: idInput, registrationId: idInput }),
  output: staffTakeoverSchema,
})

/** Whether a number can be taken over. */
const NUMBER_STATES = ['FREE', 'BEGUN', 'ENDED'] as const

const foundNumber = z.object({
  registrationId: z.string(),
  country: z.string(),
  number: z.string().nullable(),
  product: z.string(),
  state: z.enum(NUMBER_STATES),
  /** The first day of our first return, where filing was bought. */
  ours: dayOutput.nullable(),
  firstDays: z
    .array(dayOutput)
    .describe('from which on we may file, the latest first; empty where that was bought'),
})
export type FoundNumber = z.output<typeof foundNumber>

export const findForTakeover = defineCall({
  method: 'GET',
  path: '/staff/takeover/find',
  access: caseWorkers,
  summary:
    'The best few companies by name, e-mail or VAT number, each with the numbers that can be taken over.',
  input: z.object({
    q: lineInput(100).pipe(z.string().min(1)).describe('words or a number, in either language'),
  }),
  output: z.object({
    companies: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        country: z.string(),
        vatNumber: z.string().nullable(),
        numbers: z.array(foundNumber).describe('the newest first'),
      }),
    ),
  }),
})

export const staffStartTakeover = defineCall({
  method: 'POST',
  path: '/staff/takeover/start',
  access: caseWorkers,
  summary:
    'Begins a takeover: from now on nothing is filed for the registration until its gaps are known. The seller is told.',
  shownInPlace: [499, 400],
  refusals: [
    'takeover.no_registration',
    'takeover.number_ended',
    'takeover.started_already',
    'takeover.first_day_wrong',
  ],
  input: z.object({
    companyId: idInput,
    registrationId: idInput,
    earlierAgency: agencyInput,
    firstDay: dayInput.optional().describe('of our first return, where no filing was bought yet'),
  }),
  output: staffTakeoverSchema,
})

export const staffAnswerTakeover = defineCall({
  method: 'POST',
  path: '/staff/takeover/answer',
  access: caseWorkers,
  summary: 'Enters what staff found themselves, with its document. It counts at once.',
  refusals: ANSWER_REFUSALS,
  input: z.object({ companyId: idInput, ...answerFields }),
  output: staffTakeoverSchema,
})

const checkFields = {
  companyId: idInput,
  registrationId: idInput,
  revision: integerInput.describe('as it was read'),
  points: z.array(lineInput(30)).min(1).max(240),
}
const CHECK_REFUSALS = [
  'takeover.not_found',
  'takeover.changed',
  'takeover.no_such_point',
  'takeover.nothing_to_check',
] as const

export const checkTakeover = defineCall({
  method: 'POST',
  path: '/staff/takeover/check',
  access: caseWorkers,
  summary: 'Ticks off what the seller answered. The last point ends the takeover.',
  refusals: CHECK_REFUSALS,
  input: z.object(checkFields),
  output: staffTakeoverSchema,
})

export const returnTakeover = defineCall({
  method: 'POST',
  path: '/staff/takeover/return',
  access: caseWorkers,
  summary: 'Returns answers to the seller with a reason: they are open again.',
  refusals: CHECK_REFUSALS,
  input: z.object({
    ...checkFields,
    reason: lineInput(300).refine(
      (text) => text !== '',
      saying('Enter a reason: the seller reads it.', '请填写原因，卖家会看到。'),
    ),
  }),
  output: staffTakeoverSchema,
})

export const staffTakeoverFile = defineCall({
  method: 'GET',
  path: '/staff/takeover/file',
  access: caseWorkers,
  kind: 'file',
  summary:
    'A document of a takeover; of what is not the reader’s work with a reason, and so many a day. Each reading is written to the audit trail.',
  refusals: ['takeover.not_found', ...READING_REFUSALS, 'documents.not_scanned', 'documents.damaged'],
  input: z.object({ companyId: idInput, registrationId: idInput, fileId: idInput, reason: readingReason }),
  output: z.unknown(),
})
