import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { companies } from '#accounts/server/accounts.tables.ts'
import { companyId, createdAt, instant } from '#platform/server/columns.ts'
import type { DeliveryState, EventType, Failure, SentType } from '../event-types.ts'

/** Where a company's own systems are told what happens. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    companyId: companyId().references(() => companies.id),
    id: text('id').notNull(),
    url: text('url').notNull(),
    /** What the owner calls it. */
    description: text('description').notNull(),
    events: jsonb('events').$type<EventType[]>().notNull(),
    /** Signs; shown once. */
    secretSealed: text('secret_sealed').notNull(),
    /** The secret before it, which signs beside it for a day. */
    previousSealed: text('previous_sealed'),
    previousUntil: instant('previous_until'),
    createdAt: createdAt(),
    createdBy: text('created_by').notNull(),
    /** The first try that failed since the last that did not. */
    failingSince: instant('failing_since'),
    disabledAt: instant('disabled_at'),
    disabledBecause: text('disabled_because').$type<'FAILING' | 'GONE'>(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** What is told to an endpoint: once an event, however often the work that tells it is repeated. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    companyId: companyId(),
    endpointId: text('endpoint_id').notNull(),
    /** The same at each endpoint and each try: by it a receiver recognises what it has already. */
    eventId: text('event_id').notNull(),
    type: text('type').$type<SentType>().notNull(),
    /** The very text that is signed. */
    payload: text('payload').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    /** Tries so far, counted anew when it is sent again. */
    attempts: smallint('attempts').notNull(),
    /** Null: never again. */
    nextTryAt: instant('next_try_at'),
    triedAt: instant('tried_at'),
    failure: text('failure').$type<Failure>(),
    answerStatus: integer('answer_status'),
    /** The first kilobyte. */
    answerText: text('answer_text'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.endpointId, table.eventId] }),
    foreignKey({
      name: 'webhook_deliveries_endpoint',
      columns: [table.companyId, table.endpointId],
      foreignColumns: [webhookEndpoints.companyId, webhookEndpoints.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_log').on(
      table.companyId,
      table.endpointId,
      table.createdAt.desc(),
      table.eventId,
    ),
    // Read over all companies: each minute what is due, each night what is old.
    index('webhook_deliveries_due')
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index('webhook_deliveries_old').on(table.createdAt),
  ],
)
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
