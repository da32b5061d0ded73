import { READING_REFUSALS, readingReason } from '#documents/guarded-reading.ts'
import { z } from 'zod'
import { RHYTHMS } from '#catalogue/codes.ts'
import { NODE_RESULTS } from '#catalogue/process.ts'
import { ORDER_STATUSES } from '#orders/contract.ts'
import { currencySchema, moneySchema } from '#platform/shared/money.ts'
import { documentForm, UPLOAD_REFUSALS, uploadDocument } from '#documents/contract.ts'
import { templateOutput } from '#forms/contract.ts'
import {
  dayOutput,
  defineCall,
  idInput,
  instantOutput,
  integerInput,
  listInput,
  moreOutput,
  pageInput,
  pageOf,
} from '#platform/shared/call.ts'
import { isDay } from '#platform/shared/calendar.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { dayInput, flagInput, saying } from '#platform/shared/inputs.ts'
import { filingTermSchema } from '#registrations/contract.ts'
import {
  answersSchema,
  enteredSchema,
  expectedFinishSchema,
  fileSchema,
  historyEntrySchema,
  holdSchema,
  nodeSchema,
  obtainedSchema,
  orderedMonthsSchema,
  reviewNoteSchema,
  supplementSchema,
  timePerTurnSchema,
  workOrderCardSchema,
  workOrderDocumentSchema,
} from '../records.ts'
import { HOLD_REASONS } from '../hold.ts'
import { REASONS } from '../next-best.ts'
import { SPEEDS } from '../speed.ts'
import { NODE_STATUSES, TURNS, WORK_ORDER_STATUSES } from '../states.ts'
import { ASSIGNED_TO_ME, ASSIGNED_TO_NOBODY, QUEUE_DUE, QUEUE_SORTS, QUEUE_VIEWS } from './queue-filter.ts'
import { correctionsSchema } from './correction-records.ts'
import { verdictsSchema } from './verdict-records.ts'

/** The roles that work on orders. Finance and partners have their own screens. */
export const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const
/** Those who work on the steps of an order. A partner firm sees the orders of its countries alone. */
export const stepWorkers = { staff: ['agent', 'reviewer', 'partner', 'admin'] } as const

export const shortText = z.string().trim().min(1).max(120)
/** A name in one language, or in both. */
export const titleInput = z.union([shortText, z.object({ en: shortText, zh: shortText })])
/** Of what staff write to a seller: the fields of the pages end there too. */
export const LONGEST_TEXT = 1000
export const reasonText = z.string().trim().min(1).max(LONGEST_TEXT)
/** One text for both languages, or one in each. */
export const textInput = z.union([reasonText, z.object({ en: reasonText, zh: reasonText })])

/** `2026-11` */
export const monthInput = z
  .string()
  .max(7)
  .refine((month) => isDay(`${month}-01`), saying('Choose a month, e.g. 2026-11.', '请选择月份，如2026-11'))

const urgencySchema = z.object({
  because: z.enum(REASONS),
  /** Of the letter, the check, the query or the step. */
  day: dayOutput.nullable(),
  late: z.boolean().describe('that day has passed'),
  /** Of the purchase, where age is the reason. */
  since: instantOutput.nullable(),
  level: z
    .object({
      endsAt: instantOutput,
      days: z.number().int().describe('working days'),
      usedPercent: z.number().int().describe('beyond 100 once it is over'),
    })
    .nullable()
    .describe('null while the agency’s clock does not run'),
})

/** A count of this size means: this many or more. */
export const QUEUE_FIGURE_LIMIT = 200

const awayUntil = dayOutput.nullable().describe('the last day of an absence that is now')

const assignee = z.object({ id: z.string(), name: z.string() }).nullable()

const several = <T extends z.ZodType>(value: T) => listInput(value).optional()

export const queueFilterInput = {
  productCode: several(z.string().min(1).max(80)),
  country: several(z.string().regex(/^[A-Z]{2}$/)),
  step: several(z.string().regex(/^[A-Za-z0-9]{1,60}$/)).describe('key of the step that it is at'),
  assignee: several(idInput).describe(
    `ids of colleagues and teams, \`${ASSIGNED_TO_ME}\`, \`${ASSIGNED_TO_NOBODY}\``,
  ),
  lang: several(z.enum(LANGS)).describe('of the seller'),
  speed: several(z.enum(SPEEDS)).describe('as bought'),
  tag: several(idInput).describe('ids of tags'),
  due: several(z.enum(QUEUE_DUE)).describe('overdue, today, within seven days'),
}

export const staffQueue = defineCall({
  method: 'GET',
  path: '/staff/queue/list',
  access: stepWorkers,
  summary:
    'Work orders of a view, narrowed and sorted, with the count of each view. Each filter takes several values. `all` includes closed ones and those on hold.',
  input: z.object({
    ...pageInput,
    view: z.enum(QUEUE_VIEWS).default('myTurn'),
    sort: z
      .enum(QUEUE_SORTS)
      .optional()
      .describe(
        'what is best done next; where others are waited for, longest waiting; of `all`, newest first',
      ),
    ...queueFilterInput,
    status: z.enum(WORK_ORDER_STATUSES).optional(),
    keyword: z
      .string()
      .trim()
      .max(80)
      .optional()
      .describe(
        'number of work order or order, company in either script, its registration or VAT number, a number obtained, e-mail, person, authority’s reference, service',
      ),
  }),
  output: pageOf(
    workOrderCardSchema.extend({
      company: z.object({ id: z.string(), name: z.string(), nameOriginal: z.string().nullable() }),
      assignee,
      /** As it is shown; what is done with several sends it. */
      revision: z.number().int(),
      /** Why it stands where it does while it is the agency's turn. */
      urgency: urgencySchema.nullable(),
      tags: z.array(z.object({ id: z.string(), name: z.string() })),
      unread: z.boolean().describe('the seller wrote what no colleague has read; false for partner firms'),
    }),
  ).extend({
    more: moreOutput,
    /** Counted to 200 at most. */
    counts: z.object({
      myOwn: z.number().int().describe('the agency’s turn, assigned to me'),
      free: z.number().int().describe('what the agency has to do, assigned to nobody'),
      /** The agency's turn, whoever has it. */
      agency: z.number().int(),
      unassigned: z.number().int(),
      overdue: z.number().int(),
      seller: z.number().int(),
      authority: z.number().int(),
      onHold: z.number().int(),
      /** By the reader, open or not. */
      watched: z.number().int(),
    }),
  }),
})

const choice = z.object({ value: z.string(), name: z.string() })

export const queueChoices = defineCall({
  method: 'GET',
  path: '/staff/queue/choices',
  access: stepWorkers,
  summary:
    'What the queue can be narrowed to: only values that some work order has, and on request what is sold.',
  input: z.object({
    withSold: flagInput
      .optional()
      .describe('also services, countries and the agency’s steps of what is on sale and nobody has bought'),
  }),
  output: z.object({
    services: z.array(choice),
    countries: z.array(z.string()),
    steps: z.array(choice),
    colleagues: z.array(z.object({ id: z.string(), name: z.string(), awayUntil })),
    teams: z.array(choice).describe('among the assignees'),
    tags: z.array(choice),
  }),
})

const submissionSchema = z.object({
  number: z.number().int(),
  at: instantOutput,
  by: z.string(),
  told: z.string().nullable().describe('staff submitted it for the seller: how the seller told them'),
})

const staffFormSchema = z.object({
  nodeId: z.string(),
  status: z.enum(NODE_STATUSES),
  template: templateOutput,
  /** The last submission; sensitive answers are masked (`••••4567`), see /staff/form/reveal. */
  answers: answersSchema,
  /** Paths whose answers are masked. */
  maskedPaths: z.array(z.string()),
  submissions: z.array(submissionSchema).describe('newest first'),
  /** What changed since the submission before: struck through on the screen. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  entered: enteredSchema,
  files: z.array(fileSchema),
  openedFiles: z
    .array(z.string())
    .describe('those of `files` that a member of staff has opened; told while the form waits for its review'),
  /** All notes, newest first; open ones are not `resolved`. */
  notes: z.array(reviewNoteSchema.extend({ resolved: z.boolean() })),
  review: verdictsSchema,
  orderedMonths: orderedMonthsSchema.nullable(),
})

/** What staff have to say when they hand over, with what is usual. */
const handoverSchema = z.object({
  /** For how many months it is valid; null where it has no end. */
  validMonths: z.number().int().nullable(),
  /** Filing that begins with the handover; null where none was bought, or it has begun. */
  filing: z
    .object({
      needsNumber: z.boolean(),
      rhythm: z.enum(RHYTHMS),
      rhythms: z.array(z.enum(RHYTHMS)),
      /** The first month that must be filed, as far as is known. */
      firstMonth: z.string(),
      /** What the order says, and from when the new number is valid: both may differ from it. */
      chosenMonth: z.string().nullable(),
      validFrom: dayOutput.nullable(),
    })
    .nullable(),
})

/** The money, whom to ask, and what else the company has here. */
const aroundSchema = z.object({
  order: z
    .object({
      id: z.string(),
      number: z.string(),
      status: z.enum(ORDER_STATUSES),
      dispute: z.enum(['OPEN', 'LOST']).nullable().describe('a bank disputes its payment, or took it back'),
      total: moneySchema,
      refunded: moneySchema,
      refundable: moneySchema,
      paidForThis: moneySchema.describe('what this service cost, with VAT'),
    })
    .nullable(),
  /** The members who can act when it is the seller's turn, with the language that each reads. */
  contacts: z.array(z.object({ name: z.string(), email: z.string(), lang: z.enum(['en', 'zh']) })),
  /** The newest other work orders of the company; `moreOthers` says that there are further ones. */
  others: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      status: z.enum(WORK_ORDER_STATUSES),
      country: z.string(),
      product: z.string(),
    }),
  ),
  moreOthers: z.boolean(),
  /** What the company has obtained, whoever obtained it. */
  numbers: z.array(
    z.object({ id: z.string(), kind: z.enum(NODE_RESULTS), country: z.string(), number: z.string() }),
  ),
})

export const staffWorkOrder = defineCall({
  method: 'GET',
  path: '/staff/workOrder/get',
  access: { staff: ['agent', 'reviewer', 'finance', 'partner', 'admin'] },
  summary:
    'Everything about one work order: nodes with actions, history, forms with their submissions, documents, company.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: z.object({
    /** False for finance, who read what was bought, how far it is and its history: no answers, no files, no actions. */
    mayWork: z.boolean(),
    seesCompany: z
      .boolean()
      .describe('false for a partner firm: no people, money, other orders, notes or messages of the company'),
    workOrder: workOrderCardSchema.extend({
      assignee,
      /** Raised by each change; every move sends the one it saw. */
      revision: z.number().int(),
      /** Why it stands where it does while it is the agency's turn. */
      urgency: urgencySchema.nullable(),
      boughtAt: instantOutput,
      boughtBy: z.string(),
      options: z.array(z.object({ label: z.string(), value: z.string() })),
      process: z.object({ key: z.string(), version: z.number().int() }),
      statusReason: z.string().nullable(),
      hold: holdSchema.nullable(),
      timePerTurn: timePerTurnSchema,
      expectedFinish: expectedFinishSchema.nullable(),
      /** hold, resume, cancel: each possible now, or why not. */
      actions: z.array(
        z.object({
          action: z.enum(['hold', 'resume', 'cancel']),
          enabled: z.boolean(),
          reason: z.string().nullable(),
        }),
      ),
    }),
    company: z.object({
      id: z.string(),
      name: z.string(),
      nameOriginal: z.string().nullable(),
      country: z.string(),
      registrationNumber: z.string().nullable(),
      sameVatNumber: z
        .array(z.object({ id: z.string(), name: z.string() }))
        .describe('other companies that name its VAT number'),
      lang: z.enum(['en', 'zh']),
      timeZone: z.string(),
    }),
    around: aroundSchema,
    unread: z
      .number()
      .int()
      .describe('messages of the seller that no colleague has read; 0 for whoever reads no messages'),
    nodes: z.array(nodeSchema),
    history: z.array(historyEntrySchema).describe('newest first, internal notes included'),
    forms: z.array(staffFormSchema),
    supplements: z.array(supplementSchema).describe('requested beside the forms, in order'),
    documents: z.array(workOrderDocumentSchema),
    obtained: z.array(obtainedSchema),
    corrections: correctionsSchema,
    /** The filing that was bought with it. */
    filing: filingTermSchema.nullable(),
    /** What the handover asks; null once it is done, and for what has none. */
    handover: handoverSchema.nullable(),
    /** Staff to whom it can be assigned. */
    colleagues: z.array(z.object({ id: z.string(), name: z.string(), role: z.string(), awayUntil })),
  }),
})

/** What every staff action returns; the screen then refetches the work order. */
export const moved = z.object({
  workOrderId: z.string(),
  workOrderStatus: z.enum(WORK_ORDER_STATUSES),
  turn: z.enum(TURNS),
  node: z.object({ id: z.string(), status: z.enum(NODE_STATUSES) }).nullable(),
  revision: z.number().int(),
})

export const atNode = { workOrderId: idInput, nodeId: idInput }

/** What a move was decided on. */
export const asSeen = {
  revision: integerInput
    .min(0)
    .optional()
    .describe(
      'of the work order as it was seen; refused when it has changed since. Not compared unless given',
    ),
}
export const atMove = { ...atNode, ...asSeen }

/** More than these belong into several steps. */
export const MOST_PAPERS = 10
export const papersInput = {
  uploadIds: z
    .array(idInput)
    .max(MOST_PAPERS)
    .optional()
    .describe('papers uploaded by staff for this work order; the seller sees them at the step'),
  internalUploadIds: z
    .array(idInput)
    .max(MOST_PAPERS)
    .optional()
    .describe('further papers, which only staff see'),
}

export const revealAnswer = defineCall({
  method: 'POST',
  path: '/staff/form/reveal',
  access: stepWorkers,
  summary:
    'Shows one sensitive answer in clear: so many a day, and with a reason where the order is assigned to somebody else. The reading is written to the audit trail.',
  refusals: [
    'work_orders.not_found',
    'work_orders.node_not_found',
    'work_orders.nothing_hidden',
    'documents.reason_missing',
    'documents.hidden_used_up',
  ],
  input: z.object({
    ...atNode,
    path: z.string().min(1).max(200),
    reason: readingReason,
  }),
  output: z.object({ value: z.string() }),
})

export const printStaffForm = defineCall({
  method: 'GET',
  path: '/staff/form/print',
  access: stepWorkers,
  kind: 'file',
  summary:
    'The last submission of a form, as PDF in English, Chinese or both. Sensitive answers are masked. Where the order is not assigned to the reader: so many a day, each with a reason. Each reading is written to the audit trail.',
  refusals: [
    'work_orders.node_not_found',
    'work_orders.nothing_to_print',
    'documents.reason_missing',
    'documents.foreign_used_up',
  ],
  input: z.object({
    ...atNode,
    layout: z.enum(['en', 'zh', 'both']).default('both'),
    reason: readingReason,
  }),
  output: z.unknown(),
})

export const assignWorkOrder = defineCall({
  method: 'POST',
  path: '/staff/workOrder/assign',
  access: caseWorkers,
  summary: 'Assigns a work order to a colleague, or to nobody.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.stale',
    'work_orders.unknown_colleague',
    'work_orders.colleague_away',
  ],
  input: z.object({ workOrderId: idInput, ...asSeen, staffId: idInput.nullable() }),
  output: moved,
})

const withReason = z.object({ workOrderId: idInput, ...asSeen, reason: textInput })

export const holdInput = {
  why: z.enum(HOLD_REASONS),
  until: dayInput.describe('after today, within a year; the agency’s day'),
  reason: textInput.optional().describe('what the seller reads beside it; required with `OTHER`'),
}

export const holdWorkOrder = defineCall({
  method: 'POST',
  path: '/staff/workOrder/hold',
  access: caseWorkers,
  summary:
    'Puts a work order on hold until a day, on which it resumes by itself; nothing moves until then. The seller is told.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.stale',
    'work_orders.not_open',
    'work_orders.hold_day',
    'work_orders.hold_reason',
  ],
  input: z.object({
    workOrderId: idInput,
    ...asSeen,
    ...holdInput,
  }),
  output: moved,
})

export const resumeWorkOrder = defineCall({
  method: 'POST',
  path: '/staff/workOrder/resume',
  access: caseWorkers,
  summary: 'Resumes a work order that is on hold before its day. The seller is told.',
  idempotent: true,
  refusals: ['work_orders.not_found', 'work_orders.stale', 'work_orders.not_on_hold'],
  input: withReason,
  output: moved,
})

export const cancelWorkOrder = defineCall({
  method: 'POST',
  path: '/staff/workOrder/cancel',
  access: caseWorkers,
  summary:
    'Cancels a work order for good; the seller is told why. It may propose a refund, which finance approves or declines.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.stale',
    'work_orders.closed',
    'payment.order_not_found',
    'payment.not_refundable',
    'payment.refund_too_high',
  ],
  input: withReason.extend({
    refund: z
      .object({ amount: z.number().int().min(1).max(1_000_000_000), currency: currencySchema })
      .optional()
      .describe('what should go back of the order’s price'),
  }),
  output: moved,
})

export const noteOnWorkOrder = defineCall({
  method: 'POST',
  path: '/staff/workOrder/note',
  access: caseWorkers,
  summary: 'Adds an internal note to the history; sellers never see it.',
  idempotent: true,
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput, text: reasonText }),
  output: moved,
})

export const staffUploadForm = documentForm({ workOrderId: idInput })

export const staffUpload = defineCall({
  method: 'POST',
  path: '/staff/file/upload',
  access: stepWorkers,
  kind: 'upload',
  upload: staffUploadForm,
  summary:
    'Uploads a file for a work order (multipart: field `workOrderId` first, then `file`). It belongs to the company, which sees it once a step or answer names it.',
  refusals: [...UPLOAD_REFUSALS, 'work_orders.not_found'],
  input: z.object({}),
  output: uploadDocument.output,
})

export const keepFile = defineCall({
  method: 'POST',
  path: '/staff/file/keep',
  access: stepWorkers,
  summary:
    'Keeps a paper that staff put at a step from the seller, or shows it from now on. Written to the audit trail; the seller reads in the history what is shown.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.file_not_found',
    'work_orders.not_a_paper',
    'work_orders.stale',
  ],
  input: z.object({ workOrderId: idInput, ...asSeen, uploadId: idInput, internal: z.boolean() }),
  output: moved,
})

export const staffDownload = defineCall({
  method: 'GET',
  path: '/staff/file/download',
  access: stepWorkers,
  kind: 'file',
  summary:
    'A document of a work order. Where the order is not assigned to the reader: so many a day, each with a reason; fewer of what shows an identity or a bank account. Each reading is written to the audit trail.',
  refusals: [
    'work_orders.not_found',
    'work_orders.file_not_found',
    ...READING_REFUSALS,
    'documents.not_scanned',
    'documents.damaged',
  ],
  input: z.object({ workOrderId: idInput, uploadId: idInput, reason: readingReason }),
  output: z.unknown(),
})
