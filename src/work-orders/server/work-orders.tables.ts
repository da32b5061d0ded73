import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { NodeKind, NodeOwner, NodeResult, ProcessNode } from '#catalogue/process.ts'
import { companyId, id, instant, localText } from '#platform/server/columns.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { WorkActor } from './actors.ts'
import type { HoldReason } from '../hold.ts'
import type { HistoryKey, HistoryParams } from '../history.ts'
import type { UrgentBecause } from '../next-best.ts'
import type { Speed } from '../speed.ts'
import type { Running } from '../time-per-turn.ts'
import type { NodeStatus, Turn, WorkOrderStatus } from '../states.ts'
import type { SupplementChoice, SupplementKind, SupplementStatus } from '../supplements.ts'

/** What the authority calls a filing, for staff who look for it. */
export const REFERENCE = sql`lower(details->>'reference')`

/** A purchase being worked on. One per order line; the data of the order is copied. */
/** Open, or with a letter to answer. */
const IS_WORK = sql`(status = 'OPEN' or urgent_at is not null)`
/** And nobody has it. */
const IS_NOBODYS = sql`${IS_WORK} and assignee_id is null`

export const workOrders = pgTable(
  'work_orders',
  {
    id: id(),
    companyId: companyId(),
    number: text('number').notNull(),
    orderId: text('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    orderLineId: text('order_line_id').notNull(),
    productId: text('product_id').notNull(),
    productCode: text('product_code').notNull(),
    productName: localText('product_name').notNull(),
    country: text('country').notNull(),
    options: jsonb('options').$type<{ label: LocalText; value: LocalText }[]>().notNull(),
    /** The speed that was bought; `standard` for what offers none. */
    speed: text('speed').$type<Speed>().notNull().default('standard'),
    /** For the search by staff and sellers: number, product in both languages, company names. Lower case. */
    searchText: text('search_text').notNull(),
    processVersionId: text('process_version_id').notNull(),
    processKey: text('process_key').notNull(),
    processVersion: integer('process_version').notNull(),
    boughtById: text('bought_by_id').notNull(),
    boughtByName: text('bought_by_name').notNull(),
    boughtAt: instant('bought_at').notNull(),
    status: text('status').$type<WorkOrderStatus>().notNull(),
    statusReason: localText('status_reason'),
    /** Why and since when it is on hold, and the day on which it resumes by itself. */
    holdReason: text('hold_reason').$type<HoldReason>(),
    heldSince: instant('held_since'),
    heldUntil: text('held_until'),
    /** The company's own name for it. */
    label: text('label'),
    assigneeId: text('assignee_id'),
    /** Raised by each change of it, so that nobody moves what has moved on. */
    revision: integer('revision').notNull().default(0),
    /** When it was changed last; null for one that was not changed since this is kept. */
    updatedAt: instant('updated_at'),
    /** The columns from here on are derived from the nodes, and written only by a transition. */
    turn: text('turn').$type<Turn>().notNull(),
    turnSince: instant('turn_since'),
    percent: integer('percent').notNull(),
    currentNodeKey: text('current_node_key'),
    dueOn: text('due_on'),
    expectedLow: text('expected_low'),
    expectedHigh: text('expected_high'),
    /** By which day an open letter of an authority about it must be answered. Kept by the module of letters. */
    letterDay: text('letter_day'),
    /** When the last of the letters about it that are open came in; null while none is open. */
    letterSince: instant('letter_since'),
    /** What it is ranked by is a check by an authority and no letter. */
    letterIsCheck: boolean('letter_is_check'),
    /** While the agency has something to do: the instant by which it is sorted, and why. */
    urgentAt: instant('urgent_at'),
    urgentBecause: text('urgent_because').$type<UrgentBecause>(),
    /** When it is due: on the step's day, or earlier on that of an authority whose letter or check waits for the agency. */
    dueDay: text('due_day').generatedAlwaysAs(
      sql`least(due_on, case when urgent_because = 'LETTER' then letter_day end)`,
    ),
    /** While it is the agency's turn: when its service level ends, and how long it is. */
    levelEndsAt: instant('level_ends_at'),
    levelDays: integer('level_days'),
    /** How many finished work orders of the product the expectation is based on. */
    finishedBefore: integer('finished_before').notNull(),
    completedAt: instant('completed_at'),
    /** Working days from purchase to finish. */
    durationDays: integer('duration_days'),
    /** How many supplements were ever requested, and how many of them wait for the seller. */
    supplementsAsked: integer('supplements_asked').notNull().default(0),
    supplementsWaiting: integer('supplements_waiting').notNull().default(0),
  },
  (table) => [
    uniqueIndex('work_orders_order_line').on(table.companyId, table.orderLineId),
    uniqueIndex('work_orders_number').on(table.number),
    // For the beginning of a number.
    index('work_orders_number_begun').on(table.number.op('text_pattern_ops')),
    index('work_orders_company').on(table.companyId, table.boughtAt, table.id),
    index('work_orders_company_status').on(table.companyId, table.status, table.turn),
    index('work_orders_order').on(table.orderId),
    // These four also have what the queue is narrowed to or sorted by, which cannot be said here: `0133_due-day.sql`,
    // `0144_equally-urgent-by-wait.sql`.
    index('work_orders_bought').on(table.boughtAt, table.id),
    index('work_orders_queue')
      .on(table.turn, table.turnSince, table.id)
      .where(sql`status = 'OPEN'`),
    index('work_orders_assignee')
      .on(table.assigneeId, table.turn, table.turnSince)
      .where(sql`status = 'OPEN'`),
    index('work_orders_next')
      .on(table.turn, table.urgentAt, table.turnSince, table.id)
      .where(sql`status = 'OPEN'`),
    index('work_orders_next_assigned')
      .on(table.assigneeId, table.turn, table.urgentAt)
      .where(sql`status = 'OPEN'`),
    index('work_orders_next_unassigned').on(table.urgentAt, table.turnSince, table.id).where(IS_NOBODYS),
    // What the agency has to do, whosever turn it is. Among equals who waits longest comes first: what comes in on days of rest
    // is all equally urgent.
    index('work_orders_ours')
      .on(table.urgentAt, table.turnSince, table.id)
      .where(sql`urgent_at is not null`),
    index('work_orders_ours_waiting')
      .on(table.turnSince, table.id)
      .where(sql`urgent_at is not null`),
    // Who has how much is counted in the index alone: a count over rows would read most of the table.
    index('work_orders_load')
      .on(table.assigneeId, table.urgentAt, table.dueDay, table.levelEndsAt, table.companyId)
      .where(IS_WORK),
    index('work_orders_urgent').on(table.urgentAt, table.turnSince, table.id),
    index('work_orders_unassigned').on(table.turnSince, table.id).where(IS_NOBODYS),
    index('work_orders_on_hold')
      .on(table.heldUntil, table.id)
      .where(sql`status = 'ON_HOLD'`),
    index('work_orders_held_by')
      .on(table.assigneeId)
      .where(sql`status = 'ON_HOLD'`),
    // For the hourly ranking: what is over and has no letter is never looked at again.
    index('work_orders_rankable')
      .on(table.id)
      .where(sql`status = 'OPEN' or letter_since is not null`),
    index('work_orders_due').on(table.dueDay, table.id),
    index('work_orders_waiting').on(table.turnSince, table.id),
    index('work_orders_updated').on(sql`coalesce(${table.updatedAt}, ${table.boughtAt})`, table.id),
    // Who sees some countries reads each of them in the order of the list (`seen-rows.queries.ts`).
    index('work_orders_country').on(table.country, table.boughtAt, table.id),
    index('work_orders_country_next').on(table.country, table.urgentAt, table.turnSince, table.id),
    index('work_orders_country_waiting').on(table.country, table.turnSince, table.id),
    index('work_orders_country_due').on(table.country, table.dueDay, table.id),
    index('work_orders_country_changed').on(
      table.country,
      sql`coalesce(${table.updatedAt}, ${table.boughtAt})`,
      table.id,
    ),
    index('work_orders_country_ours')
      .on(table.country, table.urgentAt, table.turnSince, table.id)
      .where(sql`urgent_at is not null`),
    index('work_orders_country_unassigned')
      .on(table.country, table.urgentAt, table.turnSince, table.id)
      .where(IS_NOBODYS),
    index('work_orders_country_turn')
      .on(table.country, table.turn, table.turnSince, table.id)
      .where(sql`status = 'OPEN'`),
    index('work_orders_country_held')
      .on(table.country, table.heldUntil, table.id)
      .where(sql`status = 'ON_HOLD'`),
    // For the filters of the queue, in the views that no index above makes small.
    index('work_orders_product').on(table.productCode, table.boughtAt),
    index('work_orders_assigned').on(table.assigneeId, table.boughtAt, table.id),
    index('work_orders_step')
      .on(table.currentNodeKey, table.id)
      .where(sql`current_node_key is not null`),
    index('work_orders_step_ours')
      .on(table.currentNodeKey, table.urgentAt, table.turnSince, table.id)
      .where(sql`urgent_at is not null`),
    index('work_orders_supplements')
      .on(table.companyId, table.boughtAt)
      .where(sql`supplements_waiting > 0`),
    index('work_orders_finished')
      .on(table.productId, table.completedAt)
      .where(sql`status = 'COMPLETED'`),
  ],
)
/** As it is written: when it is due follows from that in the database. */
export type WorkOrderRow = Omit<typeof workOrders.$inferSelect, 'dueDay'>

/** What staff recorded for a step, or the authority granted. */
export type NodeDetails = {
  date?: string
  way?: string
  reference?: string
  number?: string
  validFrom?: string
  /** The last day on which what was handed over is valid. */
  validUntil?: string
  reason?: LocalText
  note?: string
  certificateFileId?: string
  /** The document that was signed, and the day on which it was submitted. */
  signedFileId?: string
  signedOn?: string
}

export const woNodes = pgTable(
  'wo_nodes',
  {
    id: text('id').notNull(),
    companyId: companyId(),
    workOrderId: text('work_order_id')
      .notNull()
      .references(() => workOrders.id),
    position: integer('position').notNull(),
    key: text('key').notNull(),
    name: localText('name').notNull(),
    description: localText('description'),
    kind: text('kind').$type<NodeKind>().notNull(),
    owner: text('owner').$type<NodeOwner>().notNull(),
    status: text('status').$type<NodeStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    expectedDays: jsonb('expected_days').$type<{ low: number; high: number }>().notNull(),
    formTemplate: jsonb('form_template').$type<{ key: string; version: number }>(),
    reviews: text('reviews'),
    filedBy: text('filed_by'),
    produces: text('produces').$type<NodeResult>(),
    documentKind: text('document_kind').$type<NonNullable<ProcessNode['documentKind']>>(),
    skipReason: localText('skip_reason'),
    /** Another person than whoever finished the step before does it. */
    anotherPerson: boolean('another_person').notNull().default(false),
    details: jsonb('details').$type<NodeDetails>().notNull(),
    startedAt: instant('started_at'),
    dueAt: text('due_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('wo_nodes_position').on(table.companyId, table.workOrderId, table.position),
    // For lists that span companies.
    index('wo_nodes_work_order').on(table.workOrderId, table.position),
    index('wo_nodes_reference')
      .on(REFERENCE)
      .where(sql`details->>'reference' is not null`),
  ],
)
export type NodeRow = typeof woNodes.$inferSelect

/** A supplement that staff requested, with its last answer. */
export const woSupplements = pgTable(
  'wo_supplements',
  {
    id: text('id').notNull(),
    companyId: companyId(),
    workOrderId: text('work_order_id')
      .notNull()
      .references(() => workOrders.id),
    position: integer('position').notNull(),
    title: localText('title').notNull(),
    description: localText('description'),
    kind: text('kind').$type<SupplementKind>().notNull(),
    /** For a choice: the possible answers. */
    choices: jsonb('choices').$type<SupplementChoice[]>().notNull(),
    maxFiles: integer('max_files').notNull(),
    dueAt: text('due_at'),
    status: text('status').$type<SupplementStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** The text, or the chosen value. */
    value: text('value'),
    fileIds: jsonb('file_ids').$type<string[]>().notNull(),
    answeredByName: text('answered_by_name'),
    answeredAt: instant('answered_at'),
    /** How the seller told staff, where they submitted it for them. */
    told: jsonb('told').$type<{ how: string; note: string | null }>(),
    /** How often it was submitted. */
    round: integer('round').notNull(),
    /** Why it was returned, until it is submitted again. */
    note: jsonb('note').$type<{ reasonCode: string; text: LocalText; by: string; at: string }>(),
    askedByName: text('asked_by_name').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('wo_supplements_position').on(table.companyId, table.workOrderId, table.position),
    // For lists that span companies.
    index('wo_supplements_work_order').on(table.workOrderId, table.position),
  ],
)
export type SupplementRow = typeof woSupplements.$inferSelect

/** Every transition: who, when and why. Append-only. */
export const woHistory = pgTable(
  'wo_history',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    companyId: companyId(),
    workOrderId: text('work_order_id')
      .notNull()
      .references(() => workOrders.id),
    nodeId: text('node_id'),
    at: instant('at').notNull(),
    key: text('key').$type<HistoryKey>().notNull(),
    params: jsonb('params').$type<HistoryParams>().notNull(),
    reason: localText('reason'),
    actorKind: text('actor_kind').$type<WorkActor['kind']>().notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    internal: boolean('internal').notNull(),
    /** The revision of the work order that it led to. */
    revision: integer('revision'),
    /** Whose time runs from here on. */
    runs: text('runs').$type<Running>(),
  },
  (table) => [
    index('wo_history_work_order').on(table.workOrderId, table.sequence),
    index('wo_history_company').on(table.companyId, table.workOrderId),
    // For what the staff did lately.
    index('wo_history_staff_at')
      .on(table.at, table.actorId)
      .where(sql`actor_kind = 'staff'`),
  ],
)
export type HistoryRow = typeof woHistory.$inferSelect
export type NewHistory = typeof woHistory.$inferInsert
