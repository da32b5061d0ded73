import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import { insertRows, rowsWhere } from '#platform/server/whole-rows.ts'
import type { Actor } from '#platform/shared/principal.ts'
import type { OrderEvent, OrderStatus } from '../contract.ts'
import { afterMove, type OrderMove } from '../order-states.ts'
import { orderHistory, orderLines, orders, type OrderLineRow, type OrderRow } from './orders.tables.ts'

export async function findOrder(
  executor: Executor,
  companyId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const [order] = await orderOf(executor, companyId, id)
  return order
}

const orderOf = rowsWhere(orders, sql`${orders.companyId} = ${''} and ${orders.id} = ${''}`)

/** Locks the order until the transaction ends. Whoever locks its payments too locks the order first. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await lockedOrder(tx, id)
  return order
}

const lockedOrder = rowsWhere(orders, sql`${orders.id} = ${''} for update`)

export function findLines(executor: Executor, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return orderIds.length === 0 ? Promise.resolve([]) : linesOf(executor, orderIds)
}

const linesOf = rowsWhere(
  orderLines,
  sql`${orderLines.orderId} = any(${''}::text[]) order by ${orderLines.orderId}, ${orderLines.position}`,
)

export function findHistory(
  executor: Executor,
  orderId: string,
): Promise<(typeof orderHistory.$inferSelect)[]> {
  return executor
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.sequence))
}

const listed = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  currency: orders.currency,
  total: orders.total,
  refunded: orders.refunded,
  createdAt: orders.createdAt,
  expiresAt: orders.expiresAt,
  paidAt: orders.paidAt,
}
/** What a list shows of an order and of its lines; the copies of what was agreed stay where they are. */
export type ListedOrder = Pick<OrderRow, keyof typeof listed>
export type ListedLine = Pick<OrderLineRow, 'orderId' | 'name' | 'country'>

export async function pageOfOrders(
  executor: Executor,
  companyId: string,
  asked: { status: OrderStatus | undefined; page: number; pageSize: number },
): Promise<{ rows: ListedOrder[]; total: number }> {
  const mine = and(
    eq(orders.companyId, companyId),
    asked.status ? eq(orders.status, asked.status) : undefined,
  )
  const newestFirst = [desc(orders.createdAt), desc(orders.id)]
  const rows = await executor
    .select(listed)
    .from(orders)
    .where(mine)
    .orderBy(...newestFirst)
    .limit(asked.pageSize)
    .offset((asked.page - 1) * asked.pageSize)
  const list = { ...asked, from: orders, where: mine, order: newestFirst }
  return { rows, total: await totalOf(executor, list, rows.length) }
}

export async function listedLines(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, ListedLine[]>> {
  if (orderIds.length === 0) return new Map()
  const { orderId, name, country, position } = orderLines
  const lines = await executor
    .select({ orderId, name, country })
    .from(orderLines)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(orderId), asc(position))
  return Map.groupBy(lines, (line) => line.orderId)
}

export type OrderNote = {
  orderId: string
  companyId: string
  event: OrderEvent
  at: Date
  actor: Actor
  /** minor units of the order's currency */
  amount?: number
  fromStatus?: OrderStatus
  toStatus?: OrderStatus
}

/** One line of the order's history, read by the seller. */
export async function noteOnOrder(tx: Transaction, note: OrderNote): Promise<void> {
  const { actor, ...rest } = note
  await insertRows(tx, orderHistory, [{ ...rest, actorKind: actor.kind, actorId: actor.id }])
}

const CLOSING: ReadonlySet<OrderMove> = new Set(['cancel', 'expire', 'complete', 'refund_whole'])

/** Makes a move of a locked order, if its state allows it, and writes it to the history. */
export async function moveOrder(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'companyId' | 'status'>,
  move: OrderMove,
  notified: { event: OrderEvent; at: Date; actor: Actor; amount?: number },
  change: Partial<OrderRow> = {},
): Promise<OrderStatus | undefined> {
  const status = afterMove(order.status, move)
  if (!status) return undefined
  await tx
    .update(orders)
    .set({
      ...change,
      status,
      ...(CLOSING.has(move) ? { closedAt: notified.at } : {}),
      // Money that came after the expiry opens the order again.
      ...(move === 'pay' ? { paidAt: notified.at, closedAt: null } : {}),
    })
    .where(eq(orders.id, order.id))
  await noteOnOrder(tx, {
    orderId: order.id,
    companyId: order.companyId,
    ...notified,
    fromStatus: order.status,
    toStatus: status,
  })
  return status
}
