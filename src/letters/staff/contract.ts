import { READING_REFUSALS, readingReason } from '#documents/guarded-reading.ts'
import { z } from 'zod'
import { documentForm, UPLOAD_REFUSALS } from '#documents/contract.ts'
import {
  dayOutput,
  defineCall,
  idInput,
  instantOutput,
  integerInput,
  pageInput,
  pageOf,
} from '#platform/shared/call.ts'
import { dayInput, saying } from '#platform/shared/inputs.ts'
import { lineInput, withoutHiddenMarks } from '#platform/shared/line-input.ts'
import { letterServiceSchema } from '../contract.ts'
import { LETTER_WARNINGS } from '../letter-fields.ts'
import { LETTER_STATES } from '../letter-moves.ts'
import { LETTER_TEXTS, SUGGESTION_KINDS } from '../suggestions.ts'

/** Those who work on orders. The addresses say `authorityLetter`: `letter` is a confirmation that the portal issues. */
const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const

/** A count of this size means: this many or more. */
export const LETTER_FIGURE_LIMIT = 200

const named = z.object({ id: z.string(), name: z.string() })

const staffLetterSchema = z.object({
  id: z.string(),
  state: z.enum(LETTER_STATES),
  company: named.nullable(),
  workOrder: z.object({ id: z.string(), number: z.string() }).nullable(),
  service: letterServiceSchema,
  authority: z.string().describe('empty until it was sorted'),
  country: z.string().nullable(),
  dated: dayOutput.nullable(),
  received: dayOutput,
  reference: z.string().nullable(),
  replyBy: dayOutput.nullable(),
  summaryEn: z.string().nullable(),
  summaryZh: z.string().nullable(),
  visibleToSeller: z.boolean(),
  fileName: z.string(),
  fileType: z.string(),
  pages: z.number().int().nullable(),
  text: z
    .enum(LETTER_TEXTS)
    .describe('whether a PDF has a text of its own; of a locked one nobody can read it without its password'),
  uploadedBy: z.string(),
  uploadedAt: instantOutput,
  revision: z.number().int().describe('raised by each change; every move sends the one it saw'),
})
export type StaffAuthorityLetter = z.output<typeof staffLetterSchema>

export const staffAuthorityLetters = defineCall({
  method: 'GET',
  path: '/staff/authorityLetter/list',
  access: caseWorkers,
  summary:
    'Letters from authorities in one state: new ones as they came, the latest first; sorted ones by their last day to answer, closed ones by the last change. With a keyword, or of one company or work order, those of any state.',
  input: z.object({
    ...pageInput,
    state: z.enum(LETTER_STATES).default('NEW'),
    keyword: lineInput(80)
      .optional()
      .describe(
        'the authority’s reference, the number of a registration or a work order, in full; or parts of the name of a company or authority',
      ),
    companyId: idInput.optional(),
    workOrderId: idInput.optional(),
  }),
  output: pageOf(staffLetterSchema).extend({
    /** Counted to 200 at most. */
    counts: z.object({ NEW: z.number().int(), SORTED: z.number().int() }),
  }),
})

const suggestionSchema = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  value: z.string().describe('an id, a day or a text, for the field of that name'),
  label: z.string().describe('what a person calls it'),
  country: z.string().nullable().describe('of an authority or a registration'),
  /** Of a work order or a registration. */
  company: named.nullable(),
  page: z.number().int(),
  words: z.string().describe('the line that it was found in'),
})
export type LetterSuggestion = z.output<typeof suggestionSchema>

const historySchema = z.object({
  at: instantOutput,
  by: z.string(),
  action: z.enum(['uploaded', 'sorted', 'answered', 'filedAway', 'reopened', 'asked', 'extended']),
  note: z.string().nullable(),
  earlierDay: dayOutput.nullable().describe('by when it had to be answered before, where that was moved'),
  proofId: z.string().nullable().describe('the letter that shows it'),
})

export const staffAuthorityLetter = defineCall({
  method: 'GET',
  path: '/staff/authorityLetter/get',
  access: caseWorkers,
  summary: 'One letter with what is odd about it and what happened to it, the latest first.',
  refusals: ['authority_letter.not_found'],
  input: z.object({ id: idInput }),
  output: staffLetterSchema.extend({
    registrationId: z.string().nullable(),
    answeredOn: dayOutput.nullable(),
    closingNote: z.string().nullable(),
    act: z
      .object({ revision: z.number().int(), sellerBy: dayOutput })
      .nullable()
      .describe(
        'what asking the seller needs: the work order as it is, and by when papers should come; null while nobody can be asked on it',
      ),
    stopped: z
      .enum(['ON_HOLD', 'COMPLETED', 'CANCELLED'])
      .nullable()
      .describe('why the work order is not in progress; null: it is, or there is none'),
    warnings: z.array(z.enum(LETTER_WARNINGS)),
    /** What its own text says of where it belongs. Nothing of it is taken by itself. */
    suggestions: z.array(suggestionSchema),
    history: z.array(historySchema),
  }),
})
export type WholeAuthorityLetter = z.output<typeof staffAuthorityLetter.output>

/** As many as a company has; whoever has more finds the number in the letter. */
export const REGISTRATIONS_OFFERED = 200

export const letterRegistrations = defineCall({
  method: 'GET',
  path: '/staff/authorityLetter/registrations',
  access: caseWorkers,
  summary:
    'The registrations that a letter to a company may be about: that of its work order first, ended ones last.',
  input: z.object({ companyId: idInput.optional(), workOrderId: idInput.optional() }),
  output: z.object({
    records: z.array(
      z.object({
        id: z.string(),
        product: z.string(),
        country: z.string(),
        number: z.string().nullable(),
        endedOn: dayOutput.nullable(),
      }),
    ),
  }),
})
export type LetterRegistration = z.output<typeof letterRegistrations.output>['records'][number]

export const uploadAuthorityLetter = defineCall({
  method: 'POST',
  path: '/staff/authorityLetter/upload',
  access: caseWorkers,
  kind: 'upload',
  upload: documentForm({}),
  summary:
    'Takes one letter as PDF or picture (multipart field `file`). It belongs to nobody until it is sorted.',
  refusals: UPLOAD_REFUSALS,
  input: z.object({}),
  output: z.object({
    id: z.string(),
    fileName: z.string(),
    /** The same file is here already; perhaps it concerns two companies. */
    sameAs: z.object({ id: z.string(), uploadedAt: instantOutput, uploadedBy: z.string() }).nullable(),
  }),
})

export const downloadAuthorityLetter = defineCall({
  method: 'GET',
  path: '/staff/authorityLetter/file',
  access: caseWorkers,
  kind: 'file',
  summary:
    'The letter itself; of what is not the reader’s work with a reason, and so many a day. Each reading is written to the audit trail.',
  refusals: ['authority_letter.not_found', ...READING_REFUSALS, 'documents.not_scanned', 'documents.damaged'],
  input: z.object({ id: idInput, reason: readingReason }),
  output: z.unknown(),
})

const seen = { id: idInput, revision: integerInput.describe('as it was read') }
const MOVE_REFUSALS = [
  'authority_letter.not_found',
  'authority_letter.stale',
  'authority_letter.not_now',
] as const
const moved = z.object({
  id: z.string(),
  state: z.enum(LETTER_STATES),
  revision: z.number().int(),
  warnings: z.array(z.enum(LETTER_WARNINGS)),
})
const summaryInput = z
  .string()
  .max(1000)
  .transform((text) => withoutHiddenMarks(text).trim() || null)

export const sortAuthorityLetter = defineCall({
  method: 'POST',
  path: '/staff/authorityLetter/sort',
  access: caseWorkers,
  summary:
    'Says whose a letter is, what it wants and until when. A last day that has passed is taken, with a warning. A work order names its company.',
  idempotent: true,
  refusals: [
    ...MOVE_REFUSALS,
    'authority_letter.authority_missing',
    'authority_letter.dated_tomorrow',
    'authority_letter.received_tomorrow',
    'authority_letter.received_before_dated',
    'authority_letter.reply_before_dated',
    'authority_letter.no_company',
    'authority_letter.summary_missing',
    'authority_letter.unknown_company',
    'authority_letter.unknown_work_order',
    'authority_letter.unknown_registration',
  ],
  input: z.object({
    ...seen,
    companyId: idInput.nullable(),
    workOrderId: idInput.nullable(),
    registrationId: idInput.nullable(),
    authority: lineInput(160),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    dated: dayInput.nullable(),
    received: dayInput,
    reference: lineInput(80).nullable(),
    replyBy: dayInput.nullable(),
    summaryEn: summaryInput.nullable(),
    summaryZh: summaryInput.nullable(),
    visibleToSeller: z.boolean(),
  }),
  output: moved,
})

const paperInput = lineInput(120).min(1)

export const askForAuthorityLetter = defineCall({
  method: 'POST',
  path: '/staff/authorityLetter/ask',
  access: caseWorkers,
  summary:
    'One act: records the query at the step that waits for the authority, asks the seller for papers before its day, and shows the letter. All of it, or nothing.',
  idempotent: true,
  refusals: [
    ...MOVE_REFUSALS,
    'authority_letter.no_work_order',
    'authority_letter.summary_missing',
    'authority_letter.due_too_late',
    'work_orders.not_found',
    'work_orders.stale',
    'work_orders.not_open',
    'work_orders.day_in_past',
    'supplements.too_many',
  ],
  input: z.object({
    ...seen,
    workOrderRevision: integerInput.describe('of the work order, as it was read'),
    papers: z
      .array(z.object({ en: paperInput, zh: paperInput }))
      .min(1)
      .max(10),
    dueAt: dayInput.optional().describe('a working day before the authority’s own unless given'),
  }),
  output: moved,
})

const noteInput = z
  .string()
  .max(1000)
  .transform((text) => withoutHiddenMarks(text).trim())
const reasonInput = noteInput.refine(
  (text) => text !== '',
  saying('Enter a reason: colleagues read it.', '请填写原因，供同事查看。'),
)

export const extendAuthorityLetter = defineCall({
  method: 'POST',
  path: '/staff/authorityLetter/moreTime',
  access: caseWorkers,
  summary:
    'Records that the authority gave more time: the letter, the step that it queried and the papers asked for on account of it are due later. The letter that grants it is filed with it.',
  idempotent: true,
  refusals: [
    ...MOVE_REFUSALS,
    'authority_letter.no_day',
    'authority_letter.not_later',
    'authority_letter.new_day_passed',
    'authority_letter.unknown_proof',
  ],
  input: z.object({ ...seen, replyBy: dayInput, reason: reasonInput, proofId: idInput.nullable() }),
  output: moved,
})

export const answerAuthorityLetter = defineCall({
  method: 'POST',
  path: '/staff/authorityLetter/answer',
  access: caseWorkers,
  summary: 'Records that the authority was answered, on which day and how.',
  idempotent: true,
  refusals: [...MOVE_REFUSALS, 'authority_letter.answered_in_future', 'authority_letter.answered_too_early'],
  input: z.object({ ...seen, on: dayInput, note: noteInput.optional() }),
  output: moved,
})

export const fileAwayAuthorityLetter = defineCall({
  method: 'POST',
  path: '/staff/authorityLetter/fileAway',
  access: caseWorkers,
  summary: 'Files a letter away that needs no reply, with the reason.',
  idempotent: true,
  refusals: MOVE_REFUSALS,
  input: z.object({ ...seen, reason: reasonInput }),
  output: moved,
})

export const reopenAuthorityLetter = defineCall({
  method: 'POST',
  path: '/staff/authorityLetter/reopen',
  access: caseWorkers,
  summary: 'Opens a letter again that was answered or filed away, with the reason.',
  idempotent: true,
  refusals: MOVE_REFUSALS,
  input: z.object({ ...seen, reason: reasonInput }),
  output: moved,
})
