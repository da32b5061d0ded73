import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, createdAt, day, instant } from '#platform/server/columns.ts'
import { signsOf } from '#platform/server/search.queries.ts'
import type { HandedOver } from '../inspections/inspection-fields.ts'
import type { InspectionAction } from '../inspections/inspection-moves.ts'
import type { InspectionKind, InspectionState } from '../inspections/inspection-kinds.ts'

/** Checks of a company by an authority: a visit, an audit, a notice that it is liable. */
export const inspections = pgTable(
  'inspections',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    state: text('state').$type<InspectionState>().notNull(),
    kind: text('kind').$type<InspectionKind>().notNull(),
    workOrderId: text('work_order_id'),
    /** The letter that announced it. */
    letterId: text('letter_id'),
    authority: text('authority').notNull(),
    country: text('country').notNull(),
    /** What is asked. */
    askedEn: text('asked_en').notNull(),
    askedZh: text('asked_zh').notNull(),
    servedOn: day('served_on').notNull(),
    /** The day that the authority itself named. */
    answerBy: day('answer_by'),
    objectionOn: day('objection_on'),
    /** What has to be done first; from the days above, for sorting. */
    dueDay: day('due_day'),
    handedOver: jsonb('handed_over').$type<HandedOver[]>().notNull(),
    outcomeEn: text('outcome_en'),
    outcomeZh: text('outcome_zh'),
    closedOn: day('closed_on'),
    visibleToSeller: boolean('visible_to_seller').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull(),
    /** Who changed it last, and how; null while nobody did since this is kept. */
    changedByName: text('changed_by_name'),
    lastAction: text('last_action').$type<InspectionAction>(),
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('inspections_id').on(table.id),
    // What must be done first stands first; closed ones are read by their last change.
    index('inspections_open').on(table.state, table.dueDay, table.createdAt, table.id),
    index('inspections_closed').on(table.state, table.changedAt, table.id),
    // Staff look for a part of the authority's name, in either script.
    index('inspections_authority_parts').using('gin', sql`lower(${table.authority}) gin_trgm_ops`),
    index('inspections_authority_signs').using('gin', signsOf(table.authority)),
    index('inspections_work_order').on(table.workOrderId, table.state, table.dueDay),
  ],
)
export type InspectionRow = typeof inspections.$inferSelect
