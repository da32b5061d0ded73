import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companies } from '#accounts/server/accounts.tables.ts'
import {
  companyId,
  createdAt,
  currency,
  id,
  instant,
  localText,
  minorUnits,
} from '#platform/server/columns.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { OrderBuyer, OrderEvent, OrderStatus } from '../contract.ts'
import type { FeeVatKind } from '#fee-vat/fee-vat-kinds.ts'

/** A discount as agreed, in both languages. */
export type OrderDiscount = {
  kind: 'BUNDLE' | 'COUPON'
  label: LocalText
  code: string | null
  amount: number
}

export type OrderDispute = 'OPEN' | 'LOST'

/** What was agreed, copied at that time: nothing here follows later changes of catalogue, company or law. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    number: text('number').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    currency: currency(),
    /** What is charged without VAT: the sum of the lines less the discounts. */
    net: minorUnits('net').notNull(),
    /** In positive amounts of the order's currency; their sum is the sum of the lines' `discount`. */
    discounts: jsonb('discounts').$type<OrderDiscount[]>().notNull().default([]),
    couponCode: text('coupon_code'),
    vat: minorUnits('vat').notNull(),
    total: minorUnits('total').notNull(),
    /** What staff refunded of it; written only by the refund. */
    refunded: minorUnits('refunded').notNull().default(0),
    vatKind: text('vat_kind').$type<FeeVatKind>().notNull(),
    vatRateBasisPoints: integer('vat_rate_basis_points').notNull(),
    vatReason: localText('vat_reason').notNull(),
    vatSource: text('vat_source').notNull(),
    buyer: jsonb('buyer').$type<OrderBuyer>().notNull(),
    agreementVersion: text('agreement_version').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
    /** A bank disputes its payment, or has taken it back. */
    dispute: text('dispute').$type<OrderDispute>(),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.number),
    index('orders_company').on(table.companyId, table.createdAt, table.id),
    index('orders_company_status').on(table.companyId, table.status, table.createdAt, table.id),
    index('orders_expiry').on(table.status, table.expiresAt),
    index('orders_all').on(table.createdAt, table.id),
    index('orders_status').on(table.status, table.createdAt, table.id),
  ],
)
export type OrderRow = typeof orders.$inferSelect

export const orderLines = pgTable(
  'order_lines',
  {
    id: text('id').notNull(),
    companyId: companyId(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    /** A cart line is ordered once, however often the button is pressed; null for a renewal. */
    cartLineId: text('cart_line_id'),
    /** The registration that goes on with it; it opens no work. */
    renews: text('renews'),
    productId: text('product_id').notNull(),
    productCode: text('product_code').notNull(),
    category: text('category').notNull(),
    country: text('country').notNull(),
    name: localText('name').notNull(),
    options: jsonb('options').$type<Record<string, string>>().notNull(),
    optionTexts: jsonb('option_texts').$type<{ label: LocalText; value: LocalText }[]>().notNull(),
    quantity: integer('quantity').notNull(),
    quote: jsonb('quote').$type<{ label: LocalText; amount: number }[]>().notNull(),
    /** The price without VAT, before discounts. */
    net: minorUnits('net').notNull(),
    /** The part of the order's discounts on this line: `net - discount` was paid for it, without VAT. */
    discount: minorUnits('discount').notNull().default(0),
    /** Written by the work that the paid order opened. */
    workOrderId: text('work_order_id'),
    workOrderNumber: text('work_order_number'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('order_lines_cart_line').on(table.companyId, table.cartLineId),
    index('order_lines_order').on(table.orderId, table.position),
    // Work and terms name one by the id alone.
    index('order_lines_id').on(table.id),
    index('order_lines_work_order').on(table.workOrderId),
  ],
)
export type OrderLineRow = typeof orderLines.$inferSelect

/** Whether an order is to renew something: as it was written, and never otherwise. */
export const isToRenew = sql<boolean>`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.renews} is not null)`

export const orderHistory = pgTable(
  'order_history',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull(),
    event: text('event').$type<OrderEvent>().notNull(),
    fromStatus: text('from_status').$type<OrderStatus>(),
    toStatus: text('to_status').$type<OrderStatus>(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id').notNull(),
    amount: minorUnits('amount'),
  },
  (table) => [
    index('order_history_order').on(table.orderId, table.sequence),
    index('order_history_company').on(table.companyId),
  ],
)
