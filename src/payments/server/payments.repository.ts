import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { isToRenew, orders } from '#orders/server/orders.tables.ts'
import { type LockedOrder, orderForPayment } from '#orders/server/public.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { sendStaffHint } from '#platform/server/hints.repository.ts'
import {
  asParameter,
  changesWhere,
  fixedQuery,
  insertRows,
  insertText,
  joinedRows,
  rowsFor,
  rowsWhere,
  updateWhere,
} from '#platform/server/whole-rows.ts'
import { changeWithCommit, insertWithCommit } from '#platform/server/with-commit.repository.ts'
import { findRefundsOf, OPEN_STATUSES } from './payments.queries.ts'
import {
  paymentEventCursors,
  paymentEvents,
  type PaymentRow,
  payments,
  type ProposalRow,
  refundProposals,
  type RefundRow,
  refunds,
} from './payments.tables.ts'
import { refundablePayment } from './refundable-payment.ts'

export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await lockedPayment(tx, id)
  return payment
}

const lockedPayment = rowsWhere(payments, sql`${payments.id} = ${''} for update`)

/** A payment with its order, locked in the order in which everybody locks them: the order first. */
export async function lockPaymentAndOrder(
  tx: Transaction,
  paymentId: string,
): Promise<{ order: LockedOrder; payment: PaymentRow } | undefined> {
  const [found] = await paymentAndOrder(tx, paymentId)
  if (!found?.order || !found.payment) return undefined
  return { order: { ...orderForPayment(found.order), renews: found.renews }, payment: found.payment }
}

const paymentAndOrder = joinedRows<{ order: typeof orders; payment: typeof payments }, { renews: boolean }>(
  { order: orders, payment: payments },
  sql`from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
    where ${payments.id} = ${''} for update of ${orders}, ${payments}`,
  { renews: isToRenew },
)

/** Abandons the open payment. Its session is still polled: money may come all the same. */
export async function giveUpOpenPayments(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'CANCELLED' })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, OPEN_STATUSES)))
}

export async function changePayment(tx: Transaction, id: string, change: Partial<PaymentRow>): Promise<void> {
  await paymentWithId(tx, change, id)
}

const isPayment = sql`${payments.id} = ${''}`
const paymentWithId = updateWhere(payments, isPayment)

/** The same as the last that this transaction does with the payment: written with the commit. */
export function leavePaymentChanged(tx: Transaction, id: string, change: Partial<PaymentRow>): void {
  changeWithCommit(tx, changedPayment(change, id))
}

const changedPayment = changesWhere(payments, isPayment)

/** Stores the provider's session of a payment. An abandoned payment is polled too: the payer may pay there. */
export async function noteSession(
  executor: Executor,
  id: string,
  session: { id: string; url: string },
  nextCheckAt: Date,
): Promise<void> {
  await sessionOfPayment(executor, session.id, session.url, nextCheckAt.toISOString(), id)
}

const sessionOfPayment = fixedQuery(
  sql`update ${payments} set session_id = ${''}, redirect_url = ${''},
    status = case when ${payments.status} = 'CREATED' then 'PENDING' else ${payments.status} end,
    next_check_at = case when ${payments.settledAt} is null then ${''}::timestamptz end
  where ${payments.id} = ${''}`,
)

/**
 * The locked payment that the order accepted: what came twice, or too late, is refunded automatically and not
 * requested here.
 */
export async function lockRefundablePayment(
  tx: Transaction,
  orderId: string,
): Promise<PaymentRow | undefined> {
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['SUCCEEDED', 'PARTLY_REFUNDED'])))
    .for('update')
  return refundablePayment(paid, await findRefundsOf(tx, orderId))
}

export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow | undefined> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return refund
}

export async function changeRefund(tx: Transaction, id: string, change: Partial<RefundRow>): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id))
  sendStaffHint(tx, { kind: 'money' })
}

export async function insertPayment(tx: Transaction, payment: PaymentRow): Promise<void> {
  await insertRows(tx, payments, [payment])
}

/** Written with the commit: nothing else in the transaction is about it. */
export function leavePayment(tx: Transaction, payment: PaymentRow): void {
  insertWithCommit(tx, payments, [payment])
}

type NewEvent = typeof paymentEvents.$inferInsert

/** Records a provider's event. @returns false where it was recorded before: each is processed once */
export async function noteEvent(tx: Transaction, event: NewEvent): Promise<boolean> {
  return (await newEvent(tx, asParameter(rowsFor(paymentEvents, [event])))).length > 0
}

const NEW_EVENT = `${insertText({ table: paymentEvents, keys: Object.keys(getTableColumns(paymentEvents)) }, 1)}
     on conflict do nothing returning event_id`
const newEvent = fixedQuery<{ event_id: string }>(sql.raw(NEW_EVENT))

/**
 * Records an event of a payment whose order is locked, and asks what came in parts for that order. @returns undefined
 * where it was recorded before
 */
export async function noteEventOfOrder(
  tx: Transaction,
  event: NewEvent,
  orderId: string,
): Promise<{ parts: number } | undefined> {
  const [noted] = await newEventOfOrder(tx, asParameter(rowsFor(paymentEvents, [event])), orderId)
  return noted && { parts: Number(noted.parts) }
}

const newEventOfOrder = fixedQuery<{ parts: string }>(
  sql.raw(`with noted as (${NEW_EVENT})
    select coalesce((select sum(amount) from incoming_transfers
      where status = 'MATCHED' and payment_id is null and order_id = $2), 0) as parts from noted`),
)

export async function keepEventCursor(
  executor: Executor,
  cursor: typeof paymentEventCursors.$inferInsert,
): Promise<void> {
  const { seenUntil } = cursor
  await executor
    .insert(paymentEventCursors)
    .values(cursor)
    .onConflictDoUpdate({ target: paymentEventCursors.provider, set: { seenUntil } })
}

export async function insertRefund(tx: Transaction, refund: RefundRow): Promise<void> {
  await tx.insert(refunds).values(refund)
  sendStaffHint(tx, { kind: 'money' })
}

export async function insertProposal(tx: Transaction, proposal: ProposalRow): Promise<void> {
  await insertRows(tx, refundProposals, [proposal])
  sendStaffHint(tx, { kind: 'money' })
}

/** @returns false where it was decided already */
export async function decideOpenProposal(
  tx: Transaction,
  id: string,
  change: Partial<ProposalRow>,
): Promise<boolean> {
  const decided = await tx
    .update(refundProposals)
    .set(change)
    .where(and(eq(refundProposals.id, id), eq(refundProposals.status, 'OPEN')))
    .returning({ id: refundProposals.id })
  if (decided.length > 0) sendStaffHint(tx, { kind: 'money' })
  return decided.length > 0
}
