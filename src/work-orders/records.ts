import { z } from 'zod'
import type { FromWire } from '#documents/wire-names.ts'
import type { Answers } from '#forms/engine/model/template.ts'
import { NODE_KINDS, NODE_OWNERS, NODE_RESULTS, daysSchema } from '#catalogue/process.ts'
import { dayOutput, instantOutput, integerInput } from '#platform/shared/call.ts'
import { HOLD_REASONS } from './hold.ts'
import { STOP_STATES, TRACKS } from './lane-stop.ts'
import { NODE_ACTIONS } from './node-moves.ts'
import { RETURN_REASON_CODES } from './return-reason-codes.ts'
import { NODE_STATUSES, TURNS, WORK_ORDER_STATUSES } from './states.ts'
import { SUPPLEMENT_KINDS, SUPPLEMENT_STATUSES } from './supplements.ts'

/* The records that the calls of both sides return. All texts are in the request's language. */

/** The engine validates answers against their template; the wire only requires an object. */
export const answersSchema = z.record(z.string().max(64), z.unknown()) as unknown as z.ZodType<Answers>

/** Answers that staff entered for the company, by path. */
export const enteredSchema = z.record(z.string(), z.object({ by: z.string(), at: instantOutput }))

/** A text of `forms/messages.ts` with its parameters, at `city` or `directors/<row id>/passport`. */
export const formErrorSchema = z.object({
  path: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

export const revisionsSchema = z.record(z.string().max(64), integerInput.min(0))

export const fileSchema = z.object({
  uploadId: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  scan: z
    .enum(['pending', 'clean', 'infected'])
    .describe(
      'the look into the file: pending; clean: nothing bad was found, see scannedBy; infected: refused',
    ),
  scannedBy: z
    .enum(['MARKS', 'CLAMD'])
    .nullable()
    .describe(
      'what a clean file was looked into by: MARKS: for marks of programs alone, not scanned for viruses; CLAMD: also scanned for viruses; null: not yet, or before this was kept',
    ),
  /** Shows an identity or a bank account: those who may only look do not open it. */
  sensitive: z.boolean(),
  internal: z.boolean().optional().describe('only for staff: true where the seller does not see it'),
  uploadedAt: instantOutput,
})
export type FileOnWire = z.output<typeof fileSchema>
export type FileRecord = FromWire<FileOnWire>

export const stopSchema = z.object({
  key: z.string(),
  /** Null for supplements, which belong to no step. */
  nodeId: z.string().nullable(),
  track: z.enum(TRACKS),
  label: z.string(),
  state: z.enum(STOP_STATES),
  /** What the turn waits for; only this has a due day. */
  inTurn: z.boolean(),
  round: z.number().int(),
  startedAt: instantOutput.nullable(),
  finishedAt: instantOutput.nullable(),
  dueAt: dayOutput.nullable(),
  expectedDays: daysSchema,
})

export const expectedFinishSchema = z.object({
  low: dayOutput,
  high: dayOutput,
  heldDays: z.number().int().describe('working days by which a hold moves it; 0 unless on hold'),
})

/** Why it is on hold, and the day on which it resumes by itself. */
export const holdSchema = z.object({
  why: z.enum(HOLD_REASONS),
  text: z.string(),
  until: dayOutput.nullable(),
})

const seconds = z.number().int()
/** For how long it was whose turn, in seconds; the sum is the whole time since it was bought, until it was over. */
export const timePerTurnSchema = z.object({
  agency: seconds,
  seller: seconds,
  authority: seconds,
  hold: seconds,
  nobody: seconds.describe('while returns are filed period by period'),
})

export const currentNodeSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  kind: z.enum(NODE_KINDS),
  status: z.enum(NODE_STATUSES),
})

/** A work order in a list. */
export const workOrderCardSchema = z.object({
  id: z.string(),
  number: z.string(),
  /** The company's own name for it. */
  label: z.string().nullable(),
  status: z.enum(WORK_ORDER_STATUSES),
  product: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  country: z.string(),
  turn: z.enum(TURNS),
  turnSince: instantOutput.nullable(),
  percent: z.number().int(),
  /** "Step 3 of 7", counted in steps of the process; `index` is 0 before the first. */
  step: z.object({ index: z.number().int(), count: z.number().int() }),
  currentNode: currentNodeSchema.nullable(),
  /** Past its due day. */
  late: z.boolean(),
  /** The next due day of what the turn waits for. */
  dueAt: dayOutput.nullable(),
  /** The day on which it resumes by itself; null unless on hold. */
  heldUntil: dayOutput.nullable(),
  /** Something was returned to the seller. */
  returned: z.boolean(),
  /** Supplements: how many were ever requested, how many wait for the seller, and until when the next of them does. */
  supplements: z.object({
    asked: z.number().int(),
    waiting: z.number().int(),
    dueAt: dayOutput.nullable(),
    late: z.boolean(),
  }),
  /** Null when completed or cancelled. */
  expectedFinish: expectedFinishSchema.nullable(),
  lane: z.array(stopSchema),
  startedAt: instantOutput,
  finishedAt: instantOutput.nullable(),
  order: z.object({ id: z.string(), number: z.string() }),
})
export type WorkOrderCard = z.output<typeof workOrderCardSchema>

export const actionSchema = z.object({
  action: z.enum(NODE_ACTIONS),
  enabled: z.boolean(),
  /** Why not, as text; null when it is enabled. */
  reason: z.string().nullable(),
})

/** What staff or the authority recorded for a step. */
const nodeRecordSchema = z.object({
  date: dayOutput.optional(),
  way: z.string().optional(),
  reference: z.string().optional(),
  number: z.string().optional(),
  validFrom: dayOutput.optional(),
  validUntil: dayOutput.optional(),
  reason: z.string().optional(),
  note: z.string().optional(),
})

export const nodeSchema = z.object({
  id: z.string(),
  key: z.string(),
  number: z.number().int().describe('which step of the process, from 1'),
  name: z.string(),
  description: z.string().nullable(),
  kind: z.enum(NODE_KINDS),
  status: z.enum(NODE_STATUSES),
  owner: z.enum(NODE_OWNERS),
  /** The node that this REVIEW checks. */
  reviews: z.string().nullable(),
  reopenedReason: z.string().nullable().describe('why staff opened it again, until it is done'),
  produces: z.enum(NODE_RESULTS).nullable(),
  documentKind: z.enum(['POWER_OF_ATTORNEY', 'REPRESENTATIVE_CONTRACT']).nullable(),
  startedAt: instantOutput.nullable(),
  statusSince: instantOutput,
  dueAt: dayOutput.nullable(),
  late: z.boolean(),
  finishedAt: instantOutput.nullable(),
  expectedDays: daysSchema,
  record: nodeRecordSchema,
  /** Files that belong to the step itself: the signed power of attorney, the certificate. */
  files: z.array(fileSchema),
  actions: z.array(actionSchema),
})
export type NodeOnWire = z.output<typeof nodeSchema>
export type NodeRecord = FromWire<NodeOnWire>

export const historyEntrySchema = z.object({
  id: z.string(),
  at: instantOutput,
  key: z.string(),
  nodeId: z.string().nullable(),
  actor: z.object({ kind: z.enum(['seller', 'invited', 'staff', 'system', 'authority']), name: z.string() }),
  /** The whole sentence behind the name: `returned 1 of 32 answers in “Company form”`. */
  text: z.string(),
  /** A second line: `32 answers, 4 files`. */
  detail: z.string().nullable(),
  /** Why, as whoever did it wrote it. */
  reason: z.string().nullable(),
  /** Visible to staff only. */
  internal: z.boolean(),
})
export type HistoryRecord = z.output<typeof historyEntrySchema>

/** What the order covers of the returns in a country, for a form that asks since when there is trade there. */
export const orderedMonthsSchema = z.object({
  country: z.string(),
  firstMonth: z.string().describe('`2026-11`: of the filing that was bought; otherwise of the order'),
  filingMonths: z.number().int(),
  earlierMonths: z.number().int().describe('missing months before it whose returns were bought'),
  /** The service for missing months; null where none is on sale. */
  service: z.object({ code: z.string(), name: z.string() }).nullable(),
})

export const reviewNoteSchema = z.object({
  id: z.string(),
  nodeId: z.string(),
  /** `city`, `directors/<row id>/passport`, or empty for the whole step. */
  path: z.string(),
  section: z.string(),
  /** The row of a repeating group: `Person 1, ZHOU MING`. */
  row: z.string().nullable(),
  field: z.string(),
  reasonCode: z.enum(RETURN_REASON_CODES as readonly [string, ...string[]]),
  reasonLabel: z.string(),
  text: z.string(),
  /** Name of the example picture shown beside it. */
  example: z.string().nullable(),
  by: z.string(),
  at: instantOutput,
  /** The seller has changed the answer since. */
  answered: z.boolean(),
  /** The returned files. */
  files: z.array(fileSchema),
})
export type ReviewNoteOnWire = z.output<typeof reviewNoteSchema>
export type ReviewNoteRecord = FromWire<ReviewNoteOnWire>

/** A supplement requested beside the forms, with its last answer. */
export const supplementSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  kind: z.enum(SUPPLEMENT_KINDS),
  /** What is accepted: types and number of files, the length of a text, the answers of a choice. */
  accepted: z.object({
    types: z.array(z.string()),
    maxFiles: z.number().int(),
    maxLength: z.number().int(),
    choices: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  dueAt: dayOutput.nullable(),
  late: z.boolean(),
  status: z.enum(SUPPLEMENT_STATUSES),
  statusSince: instantOutput,
  value: z.string().nullable(),
  files: z.array(fileSchema),
  askedBy: z.string(),
  askedAt: instantOutput,
  answeredBy: z.string().nullable(),
  answeredAt: instantOutput.nullable(),
  told: z.string().nullable().describe('staff submitted it for the seller: how the seller told them'),
  round: z.number().int().describe('how often it was submitted'),
  /** Why it was returned; present while it waits for the seller again. */
  reviewNote: z
    .object({
      reasonCode: z.string(),
      reasonLabel: z.string(),
      text: z.string(),
      by: z.string(),
      at: instantOutput,
    })
    .optional(),
})
export type SupplementOnWire = z.output<typeof supplementSchema>
export type SupplementRecord = FromWire<SupplementOnWire>

export const workOrderDocumentSchema = fileSchema.extend({
  /** Which question, step or supplement it belongs to. */
  label: z.string(),
  /** Null for a supplement. */
  nodeId: z.string().nullable(),
  uploadedBy: z.enum(['seller', 'invited', 'staff']),
  mayKeep: z.boolean().optional().describe('only for staff: `POST /staff/file/keep` says who sees it'),
})
export type DocumentOnWire = z.output<typeof workOrderDocumentSchema>
export type WorkOrderDocument = FromWire<DocumentOnWire>

export const obtainedSchema = z.object({
  nodeId: z.string(),
  kind: z.enum(NODE_RESULTS),
  name: z.string(),
  number: z.string().nullable(),
  validFrom: dayOutput.nullable(),
  validUntil: dayOutput.nullable(),
  certificate: fileSchema.nullable(),
})
