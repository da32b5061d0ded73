import { and, asc, count, eq, gte, inArray, isNotNull, lte, ne, sql, sum } from 'drizzle-orm'
import { orders } from '#orders/server/orders.tables.ts'
import { orderForPayment, type OrderForPayment } from '#orders/server/public.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { joinedRows, rowsWhere } from '#platform/server/whole-rows.ts'
import type { RefundKind, RefundStatus } from '../payment.ts'
import { REFUND_PROPOSED } from '../refund-keys.ts'
import {
  paymentEventCursors,
  paymentEvents,
  type PaymentRow,
  payments,
  type ProposalRow,
  refundProposals,
  type RefundRow,
  refunds,
  transfers,
} from './payments.tables.ts'
import { PARTS } from './transfers.queries.ts'

export const OPEN_STATUSES = ['CREATED', 'PENDING'] as const

export async function findPayment(executor: Executor, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await paymentById(executor, id)
  return payment
}

const paymentById = rowsWhere(payments, sql`${payments.id} = ${''}`)

/** By the provider's id of the money. */
export async function findPaymentByIntent(
  executor: Executor,
  provider: string,
  intentId: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await executor
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.intentId, intentId)))
  return payment
}

/** The attempts to pay an order, the latest first. */
export function findPaymentsOf(executor: Executor, orderId: string): Promise<PaymentRow[]> {
  return paymentsOfOrder(executor, orderId)
}

const paymentsOfOrder = rowsWhere(
  payments,
  sql`${payments.orderId} = ${''} order by ${payments.createdAt} desc, ${payments.id} desc`,
)

/**
 * An order of a company with the attempts to pay it, the latest first: all as of one moment, so that one that was paid
 * meanwhile is not shown as waiting for a payment that has arrived.
 */
export async function findOrderWithPayments(
  executor: Executor,
  companyId: string,
  orderId: string,
): Promise<{ order: OrderForPayment; attempts: PaymentRow[] } | undefined> {
  const rows = await orderWithPayments(executor, companyId, orderId)
  const order = rows[0]?.order
  if (!order) return undefined
  return { order: orderForPayment(order), attempts: rows.flatMap(({ payment }) => payment ?? []) }
}

const orderWithPayments = joinedRows(
  { order: orders, payment: payments },
  sql`from ${orders} left join ${payments} on ${payments.orderId} = ${orders.id}
    where ${orders.companyId} = ${''} and ${orders.id} = ${''}
    order by ${payments.createdAt} desc, ${payments.id} desc`,
)

/** The attempts to pay some orders that wait for an outcome. */
export async function findPending(executor: Executor, orderIds: readonly string[]): Promise<PaymentRow[]> {
  return orderIds.length === 0 ? [] : pendingOf(executor, orderIds)
}

const pendingOf = rowsWhere(
  payments,
  sql`${payments.orderId} = any(${''}::text[]) and ${payments.status} = 'PENDING'`,
)

/** How many attempts to pay an order were begun since an instant. */
export async function countPaymentsSince(tx: Transaction, orderId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ begun: count() })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), gte(payments.createdAt, since)))
  return row?.begun ?? 0
}

/** The one open payment of a locked order. */
export async function findOpenPayment(tx: Transaction, orderId: string): Promise<PaymentRow | undefined> {
  const [payment] = await openPaymentOf(tx, orderId, OPEN_STATUSES)
  return payment
}

const openPaymentOf = rowsWhere(
  payments,
  sql`${payments.orderId} = ${''} and ${payments.status} = any(${''})`,
)

/** The same, and what came in parts for the order. */
export async function findOpenPaymentAndParts(
  tx: Transaction,
  orderId: string,
): Promise<{ open: PaymentRow | undefined; parts: number }> {
  const [found] = await openPaymentAndParts(tx, orderId, orderId, OPEN_STATUSES)
  return { open: found?.payment ?? undefined, parts: Number(found?.parts ?? 0) }
}

const openPaymentAndParts = joinedRows<{ payment: typeof payments }, { parts: string }>(
  { payment: payments },
  sql`from (select coalesce(sum(${transfers.amount}), 0) as sum from ${transfers}
      where ${PARTS} and ${transfers.orderId} = ${''}) as parts
    left join ${payments} on ${payments.orderId} = ${''} and ${payments.status} = any(${''})`,
  { parts: sql`parts.sum` },
)

export function findDueForCheck(executor: Executor, now: Date, limit: number): Promise<PaymentRow[]> {
  return executor
    .select()
    .from(payments)
    .where(and(isNotNull(payments.nextCheckAt), lte(payments.nextCheckAt, now)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(limit)
}

export async function findEventCursor(executor: Executor, provider: string): Promise<Date | undefined> {
  const [row] = await executor
    .select()
    .from(paymentEventCursors)
    .where(eq(paymentEventCursors.provider, provider))
  return row?.seenUntil
}

/** Which of these events were processed. */
export async function knownEvents(
  executor: Executor,
  provider: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await executor
    .select({ id: paymentEvents.eventId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), inArray(paymentEvents.eventId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

export async function findRefund(executor: Executor, id: string): Promise<RefundRow | undefined> {
  const [refund] = await executor.select().from(refunds).where(eq(refunds.id, id))
  return refund
}

export async function findRefundByKey(
  executor: Executor,
  orderId: string,
  requestKey: string,
): Promise<RefundRow | undefined> {
  const [refund] = await executor
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.requestKey, requestKey)))
  return refund
}

/** The refunds of an order, the first one first. */
export function findRefundsOf(executor: Executor, orderId: string): Promise<RefundRow[]> {
  return refundsOfOrder(executor, orderId)
}

const refundsOfOrder = rowsWhere(
  refunds,
  sql`${refunds.orderId} = ${''} order by ${refunds.createdAt}, ${refunds.id}`,
)

/** The refunds of orders, each with who proposed it where it was proposed and approved. */
export function refundsByStaff(executor: Executor, orderIds: readonly string[]) {
  const { orderId, amount, status, requestKey, requestedBy } = refunds
  const { proposedBy } = refundProposals
  const isOf = and(
    eq(refundProposals.orderId, orderId),
    eq(requestKey, sql`${REFUND_PROPOSED} || ${refundProposals.id}`),
  )
  return executor
    .select({ orderId, amount, status, requestKey, requestedBy, proposedBy })
    .from(refunds)
    .leftJoin(refundProposals, isOf)
    .where(inArray(orderId, [...orderIds]))
}

/**
 * An overpayment by bank was never part of its payment, which is over the order's price; one by card is.
 */
export const isOutside = (payment: Pick<PaymentRow, 'method'>, kind: RefundKind): boolean =>
  kind === 'OVERPAID' && payment.method === 'BANK_TRANSFER'

/** How much of a locked payment has been refunded, or is being refunded, in minor units. */
export async function refundedOf(
  tx: Transaction,
  payment: Pick<PaymentRow, 'id' | 'method'>,
  statuses: readonly RefundStatus[],
): Promise<number> {
  const [row] = await tx
    .select({ total: sum(refunds.amount) })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, payment.id),
        payment.method === 'BANK_TRANSFER' ? ne(refunds.kind, 'OVERPAID') : undefined,
        inArray(refunds.status, [...statuses]),
      ),
    )
  return Number(row?.total ?? 0)
}

/** Refunds without an answer from the provider. */
export function findRefundsDue(executor: Executor, now: Date, limit: number): Promise<RefundRow[]> {
  return executor
    .select()
    .from(refunds)
    .where(and(isNotNull(refunds.nextTryAt), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit)
}

/** The refunds that a colleague has to make at the bank, or to book after somebody made them elsewhere; the oldest first. */
export async function pageOfRefundsDue(
  executor: Executor,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: RefundRow[]; total: number }> {
  // As its index has it.
  const where = sql`${refunds.way} <> 'PROVIDER' and ${refunds.status} = 'REQUESTED'`
  const [rows, [counted]] = await Promise.all([
    executor
      .select()
      .from(refunds)
      .where(where)
      .orderBy(asc(refunds.createdAt), asc(refunds.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.select({ total: count() }).from(refunds).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function findProposal(executor: Executor, id: string): Promise<ProposalRow | undefined> {
  const [proposal] = await executor.select().from(refundProposals).where(eq(refundProposals.id, id))
  return proposal
}

const isOpen = sql`${refundProposals.status} = 'OPEN'`
const oldestProposal = [asc(refundProposals.createdAt), asc(refundProposals.id)]

export function openProposalsOf(executor: Executor, orderId: string): Promise<ProposalRow[]> {
  return executor
    .select()
    .from(refundProposals)
    .where(and(eq(refundProposals.orderId, orderId), isOpen))
    .orderBy(...oldestProposal)
}

/** Those of cancelled work first: a customer waits for them. */
export async function pageOfProposals(
  executor: Executor,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: ProposalRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    executor
      .select()
      .from(refundProposals)
      .where(isOpen)
      .orderBy(sql`${refundProposals.workOrderId} is null`, ...oldestProposal)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.select({ total: count() }).from(refundProposals).where(isOpen),
  ])
  return { rows, total: counted?.total ?? 0 }
}
