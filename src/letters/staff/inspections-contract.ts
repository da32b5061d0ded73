import { z } from 'zod'
import {
  dayOutput,
  defineCall,
  idInput,
  instantOutput,
  integerInput,
  pageInput,
  pageOf,
} from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { lineInput, withoutHiddenMarks } from '#platform/shared/line-input.ts'
import { INSPECTION_KINDS, INSPECTION_STATES } from '../inspections/inspection-kinds.ts'

const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const

const handedOver = z.object({
  what: z.string(),
  on: dayOutput,
  byName: z.string(),
  answered: z
    .object({
      askedEn: z.string(),
      askedZh: z.string(),
      answerBy: dayOutput.nullable(),
      again: z
        .object({
          on: dayOutput,
          byName: z.string(),
          letterId: z.string().nullable().describe('the letter in which it did so'),
        })
        .nullable()
        .describe('when it asked once more'),
    })
    .nullable()
    .describe('what had been asked, where all of it was answered with this'),
})

const staffInspectionSchema = z.object({
  id: z.string(),
  state: z.enum(INSPECTION_STATES),
  kind: z.enum(INSPECTION_KINDS),
  company: z.object({ id: z.string(), name: z.string() }),
  workOrder: z.object({ id: z.string(), number: z.string() }).nullable(),
  letterId: z.string().nullable(),
  authority: z.string(),
  country: z.string(),
  askedEn: z.string(),
  askedZh: z.string(),
  servedOn: dayOutput,
  answerBy: dayOutput.nullable().describe('the day that the authority itself named'),
  /** The last day for an objection; null where no law is known for this kind and country. */
  law: z.object({ day: dayOutput, law: z.string(), source: z.string() }).nullable(),
  dueDay: dayOutput.nullable().describe('what has to be done first'),
  late: z.boolean().describe('that day has passed'),
  objectionOn: dayOutput.nullable(),
  answeredOn: dayOutput.nullable().describe('all that is asked was answered; null while something is open'),
  handedOver: z.array(handedOver),
  outcomeEn: z.string().nullable(),
  outcomeZh: z.string().nullable(),
  closedOn: dayOutput.nullable(),
  visibleToSeller: z.boolean(),
  createdBy: z.string(),
  createdAt: instantOutput,
  revision: z.number().int(),
})
export type StaffInspection = z.output<typeof staffInspectionSchema>

export const staffInspections = defineCall({
  method: 'GET',
  path: '/staff/inspection/list',
  access: caseWorkers,
  summary:
    'Checks of companies by authorities: open ones by what is due first, others by the last change. With a keyword or of one work order, those of any state.',
  input: z.object({
    ...pageInput,
    state: z.enum(INSPECTION_STATES).default('OPEN'),
    keyword: lineInput(80)
      .optional()
      .describe(
        'a work order number or the reference of its letter, in full; or parts of the name of a company or authority',
      ),
    workOrderId: idInput.optional(),
  }),
  output: pageOf(staffInspectionSchema),
})

export const staffInspection = defineCall({
  method: 'GET',
  path: '/staff/inspection/get',
  access: caseWorkers,
  summary: 'One check of a company by an authority.',
  refusals: ['inspection.not_found'],
  input: z.object({ id: idInput }),
  output: staffInspectionSchema,
})

const textInput = z
  .string()
  .max(1000)
  .transform((text) => withoutHiddenMarks(text).trim())
  .pipe(z.string().min(1))
const DAY_REFUSALS = ['inspection.served_in_future', 'inspection.answer_before_service'] as const

export const openInspection = defineCall({
  method: 'POST',
  path: '/staff/inspection/open',
  access: caseWorkers,
  summary: 'Opens a case for a check by an authority. The work order names the company.',
  idempotent: true,
  refusals: ['inspection.unknown_work_order', 'inspection.unknown_letter', ...DAY_REFUSALS],
  input: z.object({
    workOrderId: idInput,
    letterId: idInput.nullable(),
    kind: z.enum(INSPECTION_KINDS),
    authority: lineInput(160).min(1),
    country: z.string().regex(/^[A-Z]{2}$/),
    askedEn: textInput,
    askedZh: textInput,
    servedOn: dayInput,
    answerBy: dayInput.nullable(),
    visibleToSeller: z.boolean(),
  }),
  output: z.object({ id: z.string(), revision: z.number().int() }),
})

const seen = { id: idInput, revision: integerInput.describe('as it was read') }
const moved = z.object({ id: z.string(), revision: z.number().int() })
const MOVE_REFUSALS = [
  'inspection.not_found',
  'inspection.stale',
  'inspection.closed',
  'inspection.day_in_future',
  'inspection.day_before_service',
] as const

export const fileInspectionObjection = defineCall({
  method: 'POST',
  path: '/staff/inspection/objection',
  access: caseWorkers,
  summary: 'Records on which day an objection was filed: its deadline of law then binds no more.',
  idempotent: true,
  refusals: MOVE_REFUSALS,
  input: z.object({ ...seen, on: dayInput }),
  output: moved,
})

export const handOverInspectionPaper = defineCall({
  method: 'POST',
  path: '/staff/inspection/handOver',
  access: caseWorkers,
  summary: 'Records which paper the authority was given, and on which day.',
  idempotent: true,
  refusals: [...MOVE_REFUSALS, 'inspection.too_many_papers'],
  input: z.object({ ...seen, what: lineInput(160).min(1), on: dayInput }),
  output: moved,
})

export const answerInspection = defineCall({
  method: 'POST',
  path: '/staff/inspection/answer',
  access: caseWorkers,
  summary:
    'Records with what everything that is asked was answered, and on which day. Nothing is due then until the authority asks again.',
  idempotent: true,
  refusals: [...MOVE_REFUSALS, 'inspection.not_now'],
  input: z.object({ ...seen, what: lineInput(160).min(1), on: dayInput }),
  output: moved,
})

export const askInspectionAgain = defineCall({
  method: 'POST',
  path: '/staff/inspection/askAgain',
  access: caseWorkers,
  summary:
    'Opens an answered case again: on which day the authority asked once more, what, by when, and in which letter.',
  idempotent: true,
  refusals: [
    ...MOVE_REFUSALS,
    'inspection.not_now',
    'inspection.answer_before_asked',
    'inspection.unknown_letter',
  ],
  input: z.object({
    ...seen,
    on: dayInput,
    askedEn: textInput,
    askedZh: textInput,
    answerBy: dayInput,
    letterId: idInput.nullable().default(null).describe('of the same company'),
  }),
  output: moved,
})

export const closeInspection = defineCall({
  method: 'POST',
  path: '/staff/inspection/close',
  access: caseWorkers,
  summary: 'Ends a case with its outcome.',
  idempotent: true,
  refusals: MOVE_REFUSALS,
  input: z.object({ ...seen, on: dayInput, outcomeEn: textInput, outcomeZh: textInput }),
  output: moved,
})
