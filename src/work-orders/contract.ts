import { z } from 'zod'
import { lineInput, withoutHiddenMarks } from '#platform/shared/line-input.ts'
import { templateOutput } from '#forms/contract.ts'
import {
  dayOutput,
  defineCall,
  idInput,
  instantOutput,
  moreOutput,
  pageInput,
  pageOf,
} from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { filingTermSchema } from '#registrations/contract.ts'
import {
  answersSchema,
  enteredSchema,
  fileSchema,
  formErrorSchema,
  historyEntrySchema,
  holdSchema,
  nodeSchema,
  obtainedSchema,
  orderedMonthsSchema,
  reviewNoteSchema,
  revisionsSchema,
  supplementSchema,
  timePerTurnSchema,
  workOrderCardSchema,
  workOrderDocumentSchema,
} from './records.ts'
import { FILE_REFUSALS, FORM_REFUSALS, MOVE_REFUSALS } from './refusal-names.ts'
import { NODE_STATUSES, TURNS, WORK_ORDER_STATUSES } from './states.ts'
import { LONGEST_SUPPLEMENT_TEXT, MOST_SUPPLEMENT_FILES, MOST_SUPPLEMENTS } from './supplements.ts'

/** Characters of a company's own name for a work order. */
export const LONGEST_LABEL = 60

export const countMyServices = defineCall({
  method: 'GET',
  path: '/workOrder/myService/count',
  access: 'seller',
  summary: 'How many work orders the company has, by status and by whose turn it is.',
  input: z.object({}),
  output: z.object({
    total: z.number().int(),
    byStatus: z.object({
      OPEN: z.number().int(),
      ON_HOLD: z.number().int(),
      COMPLETED: z.number().int(),
      CANCELLED: z.number().int(),
    }),
    byTurn: z.object({ seller: z.number().int(), agency: z.number().int(), authority: z.number().int() }),
    /** Supplements that wait for the seller, in all open work orders. */
    supplements: z.number().int(),
  }),
})

export const listMyServices = defineCall({
  method: 'GET',
  path: '/workOrder/myService/list',
  access: 'seller',
  summary: 'The work orders of the company, newest first.',
  input: z.object({
    ...pageInput,
    status: z.enum(WORK_ORDER_STATUSES).optional(),
    turn: z.enum(TURNS).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    keyword: z.string().trim().max(80).optional(),
    supplements: z.literal('waiting').optional().describe('those with supplements that wait for the seller'),
  }),
  output: pageOf(workOrderCardSchema).extend({ more: moreOutput }),
})

export const nameWorkOrder = defineCall({
  method: 'POST',
  path: '/workOrder/name',
  access: 'sellerWriter',
  summary:
    'Gives a work order the company’s own name, by which lists show and find it; an empty one removes it.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput, label: z.string().trim().max(LONGEST_LABEL) }),
  output: z.object({ label: z.string().nullable() }),
})

export const workOrderDetails = defineCall({
  method: 'GET',
  path: '/woProcessNode/get',
  access: 'seller',
  summary:
    'One work order: its nodes in order with their actions, what was returned, documents, and the history.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: z.object({
    workOrder: workOrderCardSchema.extend({
      company: z.object({ id: z.string(), name: z.string(), nameOriginal: z.string().nullable() }),
      inCharge: z.string().nullable(),
      boughtAt: instantOutput,
      boughtBy: z.string(),
      options: z.array(z.object({ label: z.string(), value: z.string() })),
      process: z.object({ key: z.string(), version: z.number().int() }),
      /** Why it is on hold or was cancelled. */
      statusReason: z.string().nullable(),
      hold: holdSchema.nullable(),
      timePerTurn: timePerTurnSchema,
      /** How many finished work orders of the product the expected finish is based on; 0: the usual days. */
      finishedBefore: z.number().int(),
    }),
    nodes: z.array(nodeSchema),
    history: z.array(historyEntrySchema).describe('newest first'),
    /** What was returned and waits for the seller; null when nothing was. */
    returned: z
      .object({
        nodeId: z.string(),
        dueAt: dayOutput.nullable(),
        late: z.boolean(),
        notes: z.array(reviewNoteSchema),
        /** The others, which stay locked, and how many of them somebody has accepted as they are. */
        lockedAnswers: z.number().int(),
        acceptedAnswers: z.number().int(),
      })
      .nullable(),
    documents: z.array(workOrderDocumentSchema),
    /** Numbers and certificates obtained so far. */
    obtained: z.array(obtainedSchema),
    /** The filing that was bought with it. */
    filing: filingTermSchema.nullable(),
  }),
})

const formState = {
  revisions: revisionsSchema.describe('by section; send them with update'),
  revision: z.number().int().describe('number of saves of the form'),
  status: z.enum(NODE_STATUSES),
}

export const nodeDataOutput = z.object({
  nodeId: z.string(),
  workOrderId: z.string(),
  workOrderNumber: z.string(),
  template: templateOutput,
  answers: answersSchema,
  ...formState,
  /** Answers exist: use update; otherwise save. */
  saved: z.boolean(),
  savedAt: instantOutput.nullable(),
  /** Null: every answer may be changed. A list: only these (after a return). Empty: none, it is with the agency. */
  editablePaths: z.array(z.string()).nullable(),
  acceptedPaths: z
    .array(z.string())
    .describe('after a return: answers that the agency has accepted as they are'),
  dueAt: dayOutput.nullable(),
  reviewNotes: z.array(reviewNoteSchema),
  files: z.array(fileSchema),
  /** Paths whose answers are masked because the caller can only read them, see /woNodeData/reveal. */
  maskedPaths: z.array(z.string()),
  /** What changed since the last submission; after resubmission, against the submission before. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Who last saved each section. */
  writers: z.record(z.string(), z.object({ name: z.string(), at: instantOutput })),
  /** The draft was begun on an older version of the form: its answers that no longer fit. Saving migrates it. */
  moved: z.object({ from: z.number().int(), dropped: z.array(z.string()) }).nullable(),
  /** Initial answers from the company's profile, for the engine's `prefill`: `company.country` → `CN`. */
  prefill: z.record(z.string(), z.string()),
  orderedMonths: orderedMonthsSchema.nullable(),
  entered: enteredSchema,
})

export const nodeData = defineCall({
  method: 'GET',
  path: '/woNodeData/get',
  access: 'seller',
  summary: 'The form of a node: template, answers, and what was returned.',
  refusals: FORM_REFUSALS,
  input: z.object({ nodeId: idInput }),
  output: nodeDataOutput,
})

export const savedForm = z.object({
  ...formState,
  savedAt: instantOutput,
  /** What keeps the form from being submitted; the answers are saved anyway. */
  errors: z.array(formErrorSchema).optional(),
})

export const templateVersionInput = z
  .number()
  .int()
  .min(1)
  .max(100_000)
  .optional()
  .describe(
    'the version that was filled in; another one than the form stands on moves its draft, or answers 409',
  )

export const saveNodeData = defineCall({
  method: 'POST',
  path: '/woNodeData/save',
  access: 'sellerWriter',
  summary: 'Saves the first answers of a form. If answers exist already: 409 with them.',
  idempotent: true,
  refusals: [
    ...MOVE_REFUSALS,
    'work_orders.with_agency',
    ...FILE_REFUSALS,
    'work_orders.no_form',
    'forms.answers_exist',
    'forms.template_moved',
  ],
  input: z.object({
    nodeId: idInput,
    answers: answersSchema,
    submit: z.boolean(),
    templateVersion: templateVersionInput,
  }),
  output: savedForm,
})

export const updateNodeData = defineCall({
  method: 'POST',
  path: '/woNodeData/update',
  access: 'sellerWriter',
  summary:
    'Saves answers of the sections whose revisions are sent. A stale revision: 409 with the newer answers; nothing is overwritten.',
  idempotent: true,
  refusals: [
    ...MOVE_REFUSALS,
    'work_orders.with_agency',
    ...FILE_REFUSALS,
    'work_orders.no_form',
    'forms.stale_revision',
    'forms.unknown_section',
    'forms.template_moved',
  ],
  input: z.object({
    nodeId: idInput,
    answers: answersSchema,
    submit: z.boolean(),
    revisions: revisionsSchema,
    templateVersion: templateVersionInput,
  }),
  output: savedForm,
})

/** The `data` of a 409 of save and update. */
export type FormConflict = {
  answers: Record<string, unknown>
  revisions: Record<string, number>
  revision: number
  /** Sections that somebody else has saved in between; empty when a first save found answers. */
  stale: string[]
}

const moved = z.object({ status: z.enum(NODE_STATUSES), turn: z.enum(TURNS) })

export const submitSignature = defineCall({
  method: 'POST',
  path: '/woProcessNode/submitSignature',
  access: 'sellerWriter',
  summary: 'Submits the signed document of a SIGNATURE node.',
  idempotent: true,
  refusals: [...MOVE_REFUSALS, 'work_orders.with_agency', ...FILE_REFUSALS, 'documents.wrong_type'],
  input: z.object({ workOrderId: idInput, nodeId: idInput, uploadId: idInput }),
  output: moved,
})

export const submitTask = defineCall({
  method: 'POST',
  path: '/woProcessNode/submitTask',
  access: 'sellerWriter',
  summary: 'Reports that a step which only the seller can do (SELLER_TASK, PAYMENT_OF_TAX) is done.',
  idempotent: true,
  refusals: [...MOVE_REFUSALS, 'work_orders.with_agency', ...FILE_REFUSALS, 'documents.wrong_type'],
  input: z.object({
    workOrderId: idInput,
    nodeId: idInput,
    reference: lineInput(120).optional().describe('a number that it brought'),
    uploadId: idInput.optional().describe('a proof'),
  }),
  output: moved,
})

export const nodeDocument = defineCall({
  method: 'GET',
  path: '/woProcessNode/document',
  access: 'seller',
  kind: 'file',
  summary: 'The document of a SIGNATURE node (power of attorney), made from the answers, as PDF to sign.',
  refusals: ['work_orders.node_not_found', 'work_orders.no_document', 'work_orders.document_too_early'],
  input: z.object({ nodeId: idInput }),
  output: z.unknown(),
})

export const supplementsAsked = defineCall({
  method: 'GET',
  path: '/workOrder/get/vat/smDesc',
  access: 'seller',
  summary: 'The supplements requested for a work order, each with its status.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: z.array(supplementSchema),
})

export const commitSupplements = defineCall({
  method: 'POST',
  path: '/workOrder/commitSmData',
  access: 'sellerWriter',
  summary:
    'Submits supplements: any part of the list may be sent, and either all of the sent ones are accepted or none.',
  idempotent: true,
  refusals: [
    ...FILE_REFUSALS,
    'work_orders.not_found',
    'work_orders.not_open',
    'supplements.not_found',
    'supplements.at_rest',
    'supplements.already_sent',
    'supplements.value_missing',
    'supplements.files_missing',
    'supplements.too_many_files',
    'supplements.unknown_choice',
    'supplements.wrong_kind',
    'documents.wrong_type',
  ],
  input: z.object({
    workOrderId: idInput,
    items: z
      .array(
        z.object({
          id: idInput,
          value: z.string().trim().max(LONGEST_SUPPLEMENT_TEXT).transform(withoutHiddenMarks).optional(),
          uploadIds: z.array(idInput).max(MOST_SUPPLEMENT_FILES).optional(),
        }),
      )
      .min(1)
      .max(MOST_SUPPLEMENTS)
      .refine(
        (items) => new Set(items.map((item) => item.id)).size === items.length,
        saying('Each item can be submitted only once.', '每项资料只能提交一次。'),
      ),
  }),
  output: z.object({
    turn: z.enum(TURNS),
    items: z.array(supplementSchema).describe('those that were sent, with their new status'),
  }),
})
