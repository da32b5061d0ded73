import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orders } from '#orders/server/orders.tables.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { PaymentMethod, PaymentStatus, RefundReason } from '../contract.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One try to pay an order. What is known of the payer's card stays with the provider. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text('provider').notNull(),
    mode: text('mode').$type<'test' | 'live'>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    sessionId: text('session_id'),
    redirectUrl: text('redirect_url'),
    refundReason: text('refund_reason').$type<RefundReason>(),
    refundId: text('refund_id'),
    refundedAt: instant('refunded_at'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    /** When to ask the provider again; null once it gave its last word. */
    nextCheckAt: instant('next_check_at'),
  },
  (table) => [
    uniqueIndex('payments_one_open')
      .on(table.orderId)
      .where(sql`${table.status} in ('CREATED', 'PENDING')`),
    uniqueIndex('payments_session').on(table.provider, table.sessionId),
    index('payments_order').on(table.orderId, table.createdAt),
    index('payments_company').on(table.companyId, table.createdAt),
    index('payments_check')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
  ],
)
export type PaymentRow = typeof payments.$inferSelect

/** The events of providers that were taken in: each once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_payment').on(table.paymentId),
  ],
)
