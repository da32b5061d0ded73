import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { Behaviour } from './behaviours.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The books of the sandbox provider: another firm's tables, which the portal never reads. */
export const sandboxPaySessions = pgTable('sandbox_pay_sessions', {
  id: text('id').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  reference: text('reference').notNull(),
  description: text('description').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  live: boolean('live').notNull(),
  method: text('method').$type<'card' | 'klarna'>().notNull().default('card'),
  /** `processing`: the payer is done, the provider is still looking (pay later, minutes). */
  status: text('status').$type<'open' | 'processing' | 'paid' | 'refused' | 'expired'>().notNull(),
  lang: text('lang').$type<Lang>().notNull(),
  returnUrl: text('return_url').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  finishedAt: instant('finished_at'),
})
export type SandboxSession = typeof sandboxPaySessions.$inferSelect

export const sandboxPayRefunds = pgTable(
  'sandbox_pay_refunds',
  {
    id: text('id').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sandboxPaySessions.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_pay_refunds_session').on(table.sessionId)],
)

/** Events on their way to the merchant, kept until they arrive; the body is signed anew at each try. */
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
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
    /** What was sent and how the merchant answered, as a provider's dashboard shows it. */
    answers: jsonb('answers').$type<{ sent: string; status: number }[]>().notNull().default([]),
    /** How this one misbehaves on its way. */
    behaviour: text('behaviour').$type<Behaviour>().notNull().default('prompt'),
  },
  (table) => [index('sandbox_pay_deliveries_session').on(table.sessionId)],
)
