import { and, desc, eq, inArray, notInArray, sql, sum } from 'drizzle-orm'
import { orders } from '#orders/server/orders.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import { rowsWhere } from '#platform/server/whole-rows.ts'
import type { TransferStatus } from '../refund-way.ts'
import { payments, type TransferRow, transfers } from './payments.tables.ts'

/** Counted for an order without paying it in full. */
export const PARTS = sql`${transfers.status} = 'MATCHED' and ${transfers.paymentId} is null`

/** What came in for an order in parts so far, in minor units. */
export async function partsReceived(executor: Executor, orderId: string): Promise<number> {
  return (await partsReceivedFor(executor, [orderId])).get(orderId) ?? 0
}

export async function partsReceivedFor(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await partsOf(executor, orderIds)
  const sums = new Map<string, number>()
  for (const { orderId, amount } of rows) sums.set(orderId ?? '', (sums.get(orderId ?? '') ?? 0) + amount)
  return sums
}

const partsOf = rowsWhere(transfers, sql`${PARTS} and ${transfers.orderId} = any(${''})`, [
  'orderId',
  'amount',
])

/** Orders that have parts and accept no more money: they were paid another way, or cancelled. */
export async function ordersWithIdleParts(executor: Executor, limit: number): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ orderId: orders.id })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .where(and(PARTS, notInArray(orders.status, ['AWAITING_PAYMENT', 'EXPIRED'])))
    .limit(limit)
  return rows.map((row) => row.orderId)
}

export async function findTransfer(executor: Executor, id: string): Promise<TransferRow | undefined> {
  const [transfer] = await executor.select().from(transfers).where(eq(transfers.id, id))
  return transfer
}

export function findTransfersOf(executor: Executor, orderId: string): Promise<TransferRow[]> {
  return executor
    .select()
    .from(transfers)
    .where(eq(transfers.orderId, orderId))
    .orderBy(desc(transfers.day), desc(transfers.id))
}

export async function pageOfTransfers(
  executor: Executor,
  { status, page, pageSize }: { status: TransferStatus; page: number; pageSize: number },
): Promise<{ rows: TransferRow[]; total: number }> {
  const where = eq(transfers.status, status)
  const order = [desc(transfers.day), desc(transfers.id)]
  const rows = await executor
    .select()
    .from(transfers)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: transfers, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}

const CANDIDATES_AT_MOST = 100

/** Orders that wait for a transfer of one of these sums: their total less the parts that have arrived. */
export async function ordersAwaiting(executor: Executor, amounts: readonly number[]): Promise<string[]> {
  if (amounts.length === 0) return []
  const parts = executor
    .select({ orderId: transfers.orderId, total: sum(transfers.amount).as('total') })
    .from(transfers)
    .where(PARTS)
    .groupBy(transfers.orderId)
    .as('parts')
  const missing = sql<number>`${payments.amount} - coalesce(${parts.total}, 0)`
  const rows = await executor
    .select({ orderId: payments.orderId })
    .from(payments)
    .leftJoin(parts, eq(parts.orderId, payments.orderId))
    .where(
      and(
        eq(payments.method, 'BANK_TRANSFER'),
        eq(payments.status, 'PENDING'),
        inArray(missing, [...new Set(amounts)]),
      ),
    )
    .limit(CANDIDATES_AT_MOST)
  return rows.map((row) => row.orderId)
}

const BANK_IDS_AT_ONCE = 500

/** Transfers by the bank's own ids. */
export async function transfersByBankId(
  executor: Executor,
  bankIds: readonly string[],
): Promise<Map<string, TransferRow>> {
  const found = new Map<string, TransferRow>()
  for (let from = 0; from < bankIds.length; from += BANK_IDS_AT_ONCE) {
    const ids = bankIds.slice(from, from + BANK_IDS_AT_ONCE)
    const rows = await executor.select().from(transfers).where(inArray(transfers.bankId, ids))
    for (const row of rows) found.set(row.bankId, row)
  }
  return found
}
