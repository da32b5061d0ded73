import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import {
  changesWhere,
  fixedChange,
  joinedRows,
  insertAll,
  rowsFor,
  rowsWhere,
  updateWhere,
} from '#platform/server/whole-rows.ts'
import { changeWithCommit, insertWithCommit } from '#platform/server/with-commit.repository.ts'
import type { Actor } from '#platform/shared/principal.ts'
import type { OrderEvent, OrderStatus } from '../contract.ts'
import { afterMove, type OrderMove } from '../order-states.ts'
import { orderOfJoined } from './orders.queries.ts'
import {
  isToRenew,
  orderHistory,
  orderLines,
  orders,
  type OrderLineRow,
  type OrderRow,
} from './orders.tables.ts'

/** Locks the order until the transaction ends. Code that locks its payments too locks the order first. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await lockedOrder(tx, id)
  return order
}

const lockedOrder = rowsWhere(orders, sql`${orders.id} = ${''} for update`)

/** The same, with whether it is to renew something. */
export async function lockOrderToPay(
  tx: Transaction,
  id: string,
): Promise<{ order: OrderRow; renews: boolean } | undefined> {
  const [found] = await orderToPay(tx, id)
  return found?.order ? { order: found.order, renews: found.renews } : undefined
}

const orderToPay = joinedRows<{ order: typeof orders }, { renews: boolean }>(
  { order: orders },
  sql`from ${orders} where ${orders.id} = ${''} for update`,
  { renews: isToRenew },
)

/** The same, with its lines, which are locked too, so that they are read as they are once the order is ours. */
export async function lockOrderAndLines(
  tx: Transaction,
  id: string,
): Promise<{ order: OrderRow; lines: OrderLineRow[] } | undefined> {
  return orderOfJoined(await orderAndLines(tx, id))
}

const orderAndLines = joinedRows(
  { order: orders, line: orderLines },
  sql`from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    where ${orders.id} = ${''} order by ${orderLines.position} for update of ${orders}, ${orderLines}`,
)

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
  const { actor, amount = null, fromStatus = null, toStatus = null, ...rest } = note
  const moved = { fromStatus, toStatus, amount }
  // The same columns always, so that those of one transaction are written together.
  insertWithCommit(tx, orderHistory, [{ ...rest, ...moved, actorKind: actor.kind, actorId: actor.id }])
}

const CLOSING: ReadonlySet<OrderMove> = new Set([
  'cancel',
  'expire',
  'withdraw',
  'stop',
  'complete',
  'renew',
  'refund_whole',
])

type MoveEntry = { event: OrderEvent; at: Date; actor: Actor; amount?: number }

/** Makes a move of a locked order, if its status allows it, and writes it to the history. */
export async function moveOrder(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'companyId' | 'status'>,
  move: OrderMove,
  entry: MoveEntry,
  change: Partial<OrderRow> = {},
): Promise<OrderStatus | undefined> {
  const status = afterMove(order.status, move)
  if (!status) return undefined
  await orderWithId(tx, { ...change, ...columnsAfter(status, move, entry.at) }, order.id)
  await noteMove(tx, order, status, entry)
  return status
}

/** The same as the last that this transaction does with the order: written with the commit. */
export async function leaveMoved(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'companyId' | 'status'>,
  move: OrderMove,
  entry: MoveEntry,
): Promise<OrderStatus | undefined> {
  const status = afterMove(order.status, move)
  if (!status) return undefined
  changeWithCommit(tx, changedOrder(columnsAfter(status, move, entry.at), order.id))
  await noteMove(tx, order, status, entry)
  return status
}

const columnsAfter = (status: OrderStatus, move: OrderMove, at: Date): Partial<OrderRow> => ({
  status,
  ...(CLOSING.has(move) ? { closedAt: at } : {}),
  // Money that came after the expiry reopens the order.
  ...(move === 'pay' ? { paidAt: at, closedAt: null } : {}),
})

const noteMove = (
  tx: Transaction,
  { id: orderId, companyId, status: fromStatus }: Pick<OrderRow, 'id' | 'companyId' | 'status'>,
  toStatus: OrderStatus,
  entry: MoveEntry,
): Promise<void> => noteOnOrder(tx, { orderId, companyId, ...entry, fromStatus, toStatus })

const isOrder = sql`${orders.id} = ${''}`
const orderWithId = updateWhere(orders, isOrder)
const changedOrder = changesWhere(orders, isOrder)

export async function insertOrder(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  await insertAll(tx, [rowsFor(orders, [order]), rowsFor(orderLines, lines)])
}

/** Written with the commit, for an order that the transaction only makes. */
export function leaveOrder(tx: Transaction, order: OrderRow, lines: readonly OrderLineRow[]): void {
  insertWithCommit(tx, orders, [order])
  insertWithCommit(tx, orderLines, lines)
}

/** Whether a bank disputes its payment. */
export async function setDispute(
  tx: Transaction,
  orderId: string,
  dispute: OrderRow['dispute'],
): Promise<void> {
  await tx.update(orders).set({ dispute }).where(eq(orders.id, orderId))
}

/** How long an order waits for its money. */
export async function setExpiry(tx: Transaction, orderId: string, expiresAt: Date): Promise<void> {
  await tx.update(orders).set({ expiresAt }).where(eq(orders.id, orderId))
}

/** Writes to lines of an order which work order does each, with the commit. */
export function leaveWorkOrders(
  tx: Transaction,
  orderId: string,
  opened: readonly { orderLineId: string; workOrderId: string; workOrderNumber: string }[],
): void {
  changeWithCommit(tx, linesWithWork(JSON.stringify(opened), orderId))
}

const linesWithWork = fixedChange(
  orderLines,
  sql`update ${orderLines} set work_order_id = opened."workOrderId", work_order_number = opened."workOrderNumber"
    from json_to_recordset(${''}::json) as opened("orderLineId" text, "workOrderId" text, "workOrderNumber" text)
    where ${orderLines.orderId} = ${''} and ${orderLines.id} = opened."orderLineId"`,
)
