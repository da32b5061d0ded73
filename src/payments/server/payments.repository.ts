import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { sendStaffHint } from '#platform/server/hints.repository.ts'
import {
  asParameter,
  fixedQuery,
  insertRows,
  insertText,
  rowsFor,
  rowsWhere,
  updateWhere,
} from '#platform/server/whole-rows.ts'
import { insertWithCommit } from '#platform/server/with-commit.repository.ts'
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

const paymentWithId = updateWhere(payments, sql`${payments.id} = ${''}`)

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

/** Records a provider's event. @returns false where it was recorded before: each is processed once */
export async function noteEvent(tx: Transaction, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  return (await newEvent(tx, asParameter(rowsFor(paymentEvents, [event])))).length > 0
}

const newEvent = fixedQuery<{ event_id: string }>(
  sql.raw(
    `${insertText({ table: paymentEvents, keys: Object.keys(getTableColumns(paymentEvents)) }, 1)}
     on conflict do nothing returning event_id`,
  ),
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
