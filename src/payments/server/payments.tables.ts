import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { orders } from '#orders/server/orders.tables.ts'
import {
  companyId,
  createdAt,
  currency,
  id,
  instant,
  localText,
  minorUnits,
} from '#platform/server/columns.ts'
import type { DisputeStatus } from '../dispute.ts'
import type { PaymentMethod } from '../payment-methods.ts'
import type { PaymentStatus, RefundKind, RefundStatus } from '../payment.ts'
import type { RefundWay, TransferStatus } from '../refund-way.ts'

/** One attempt to pay an order. The payer's card data stays with the provider. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    companyId: companyId(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text('provider').notNull(),
    mode: text('mode').$type<'test' | 'live'>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    amount: minorUnits('amount').notNull(),
    currency: currency(),
    sessionId: text('session_id'),
    /** The provider's id of the money itself: refunds and disputes name it. */
    intentId: text('intent_id'),
    /** Where the payer continues; null where there is nothing left for the payer to do there. */
    redirectUrl: text('redirect_url'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
    /** When to ask the provider again; null once the outcome is final. */
    nextCheckAt: instant('next_check_at'),
  },
  (table) => [
    uniqueIndex('payments_one_open')
      .on(table.companyId, table.orderId)
      .where(sql`${table.status} in ('CREATED', 'PENDING')`),
    uniqueIndex('payments_session').on(table.provider, table.sessionId),
    uniqueIndex('payments_intent').on(table.provider, table.intentId),
    index('payments_order').on(table.orderId, table.createdAt),
    index('payments_company').on(table.companyId, table.createdAt),
    // The books of a month, over all companies.
    index('payments_settled').on(table.settledAt),
    // Beside what came in for orders in parts, in the order of the orders.
    index('payments_awaited_transfers')
      .on(table.orderId, table.amount)
      .where(sql`${table.method} = 'BANK_TRANSFER' and ${table.status} = 'PENDING'`),
    index('payments_check')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
  ],
)
export type PaymentRow = typeof payments.$inferSelect

/** The providers' events that were processed: each once. */
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

/** Up to when a provider's list of events has been looked through. */
export const paymentEventCursors = pgTable('payment_event_cursors', {
  provider: text('provider').primaryKey(),
  seenUntil: instant('seen_until').notNull(),
})

/** A refund, which the provider or a colleague confirms. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').notNull(),
    companyId: companyId(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind').$type<RefundKind>().notNull(),
    way: text('way').$type<RefundWay>().notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    amount: minorUnits('amount').notNull(),
    currency: currency(),
    /** Staff's own text; the buyer reads it too. */
    reason: text('reason'),
    /** Of the request: the same key again is the same refund. */
    requestKey: text('request_key').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    /** The provider's id, from its first answer on, or the bank's reference of a transfer by hand. */
    proof: text('proof'),
    failure: text('failure'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
    /** When payment and order were told of it: once, also where the money came back and is sent again. */
    bookedAt: instant('booked_at'),
    /** When to ask the provider again; null once it is final, or where a colleague does it by hand. */
    nextTryAt: instant('next_try_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('refunds_request').on(table.companyId, table.orderId, table.requestKey),
    index('refunds_payment').on(table.paymentId),
    index('refunds_order').on(table.orderId, table.createdAt),
    // Jobs and the provider's news find one by the id alone.
    index('refunds_id').on(table.id),
    index('refunds_booked').on(table.bookedAt),
    index('refunds_try')
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index('refunds_due')
      .on(table.createdAt, table.id)
      .where(sql`${table.way} <> 'PROVIDER' and ${table.status} = 'REQUESTED'`),
  ],
)
export type RefundRow = typeof refunds.$inferSelect

/**
 * What somebody who cancelled work proposes to refund, one for a work order; or what somebody of finance wants to refund
 * and is too much for one person, without a work order. Finance decides.
 */
export const refundProposals = pgTable(
  'refund_proposals',
  {
    id: text('id').notNull(),
    companyId: companyId(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    workOrderId: text('work_order_id'),
    workOrderNumber: text('work_order_number'),
    amount: minorUnits('amount').notNull(),
    currency: currency(),
    reason: localText('reason').notNull(),
    status: text('status').$type<'OPEN' | 'APPROVED' | 'DECLINED'>().notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedByName: text('proposed_by_name').notNull(),
    createdAt: createdAt(),
    decidedBy: text('decided_by'),
    decidedByName: text('decided_by_name'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('refund_proposals_work').on(table.companyId, table.workOrderId),
    index('refund_proposals_order').on(table.orderId),
    // Staff decide by the id alone.
    index('refund_proposals_id').on(table.id),
    index('refund_proposals_in_order')
      .on(sql`(work_order_id is null)`, table.createdAt, table.id)
      .where(sql`status = 'OPEN'`),
  ],
)
export type ProposalRow = typeof refundProposals.$inferSelect

/** A bank disputes a payment: what it asks back, and until when evidence is taken. */
export const disputes = pgTable(
  'disputes',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    provider: text('provider').notNull(),
    /** The provider's id. */
    providerId: text('provider_id').notNull(),
    status: text('status').$type<DisputeStatus>().notNull(),
    /** The bank only asks: it has taken nothing. */
    isInquiry: boolean('is_inquiry').notNull(),
    /** As the bank claims it, which may be another sum than was paid, in another currency. */
    amount: minorUnits('amount').notNull(),
    currency: text('currency').notNull(),
    /** The provider's code. */
    reason: text('reason').notNull(),
    dueAt: instant('due_at'),
    /** When what is known happened at the provider: older news change nothing. */
    newsAt: instant('news_at').notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('disputes_provider').on(table.provider, table.providerId),
    index('disputes_order').on(table.companyId, table.orderId),
    index('disputes_payment').on(table.companyId, table.paymentId),
    // Staff and jobs find one by the id alone.
    index('disputes_id').on(table.id),
    index('disputes_in_order')
      .on(table.status.desc(), table.dueAt, table.id)
      .where(sql`status in ('OPEN', 'ANSWERED', 'LOST')`),
  ],
)
export type DisputeRow = typeof disputes.$inferSelect

/** Lines of the agency's bank statement: money that came in. Each is here once, by the bank's own id. */
export const transfers = pgTable(
  'incoming_transfers',
  {
    id: id(),
    bankId: text('bank_id').notNull(),
    /** calendar day of the booking */
    day: text('day').notNull(),
    amount: minorUnits('amount').notNull(),
    currency: currency(),
    reference: text('reference').notNull(),
    payer: text('payer').notNull(),
    status: text('status').$type<TransferStatus>().notNull(),
    /** The order it was counted for; while it covers only a part, `paymentId` is still empty. */
    orderId: text('order_id').references(() => orders.id),
    paymentId: text('payment_id').references(() => payments.id),
    /** The bank's reference of our transfer back. */
    returnReference: text('return_reference'),
    returnReason: text('return_reason'),
    importedBy: text('imported_by').notNull(),
    importedAt: instant('imported_at').notNull(),
    decidedBy: text('decided_by'),
    decidedByName: text('decided_by_name'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('incoming_transfers_bank_id').on(table.bankId),
    index('incoming_transfers_status').on(table.status, table.day, table.id),
    index('incoming_transfers_order').on(table.orderId),
    index('incoming_transfers_payment').on(table.paymentId),
    index('incoming_transfers_parts')
      .on(table.orderId)
      .where(sql`${table.status} = 'MATCHED' and ${table.paymentId} is null`),
  ],
)
export type TransferRow = typeof transfers.$inferSelect
