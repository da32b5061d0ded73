import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, currency, id, instant, lang, minorUnits } from '#platform/server/columns.ts'
import type { Behaviour } from './behaviours.ts'

/** The data of the sandbox provider: another firm's tables, which the portal never reads. */
export const sandboxPaySessions = pgTable('sandbox_pay_sessions', {
  id: id(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  reference: text('reference').notNull(),
  description: text('description').notNull(),
  amount: minorUnits('amount').notNull(),
  currency: currency(),
  live: boolean('live').notNull(),
  method: text('method').$type<'card' | 'klarna'>().notNull().default('card'),
  /** `processing`: the payer is done, the provider is still checking (pay later, minutes). */
  status: text('status').$type<'open' | 'processing' | 'paid' | 'refused' | 'expired'>().notNull(),
  lang: lang(),
  returnUrl: text('return_url').notNull(),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
  finishedAt: instant('finished_at'),
})
export type SandboxSession = typeof sandboxPaySessions.$inferSelect

export const sandboxPayRefunds = pgTable(
  'sandbox_pay_refunds',
  {
    id: id(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sandboxPaySessions.id),
    amount: minorUnits('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sandbox_pay_refunds_session').on(table.sessionId)],
)

/** Events to be delivered to the merchant, kept until they arrive; the body is signed anew at each attempt. */
export const sandboxPayDeliveries = pgTable(
  'sandbox_pay_deliveries',
  {
    eventId: text('event_id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sandboxPaySessions.id),
    type: text('type').notNull(),
    body: text('body').notNull(),
    tries: integer('tries').notNull(),
    createdAt: createdAt(),
    deliveredAt: instant('delivered_at'),
    /** What was sent and how the merchant answered, as a provider's dashboard shows it. */
    answers: jsonb('answers').$type<{ sent: string; status: number }[]>().notNull().default([]),
    /** The misbehaviour of this delivery. */
    behaviour: text('behaviour').$type<Behaviour>().notNull().default('prompt'),
  },
  (table) => [index('sandbox_pay_deliveries_session').on(table.sessionId)],
)
