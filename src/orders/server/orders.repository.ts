import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { together } from '#platform/server/together.ts'
import { insertAll, rowsFor, rowsWhere, updateWhere } from '#platform/server/whole-rows.ts'
import { insertWithCommit } from '#platform/server/with-commit.repository.ts'
import type { Actor } from '#platform/shared/principal.ts'
import type { OrderEvent, OrderStatus } from '../contract.ts'
import { afterMove, type OrderMove } from '../order-states.ts'
import { orderHistory, orderLines, orders, type OrderLineRow, type OrderRow } from './orders.tables.ts'

/** Locks the order until the transaction ends. Code that locks its payments too locks the order first. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await lockedOrder(tx, id)
  return order
}

const lockedOrder = rowsWhere(orders, sql`${orders.id} = ${''} for update`)

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

/** Makes a move of a locked order, if its status allows it, and writes it to the history. */
export async function moveOrder(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'companyId' | 'status'>,
  move: OrderMove,
  entry: { event: OrderEvent; at: Date; actor: Actor; amount?: number },
  change: Partial<OrderRow> = {},
): Promise<OrderStatus | undefined> {
  const status = afterMove(order.status, move)
  if (!status) return undefined
  const changes = {
    ...change,
    status,
    ...(CLOSING.has(move) ? { closedAt: entry.at } : {}),
    // Money that came after the expiry reopens the order.
    ...(move === 'pay' ? { paidAt: entry.at, closedAt: null } : {}),
  }
  const { id: orderId, companyId } = order
  await together([
    changeOrder(tx, orderId, changes),
    noteOnOrder(tx, { orderId, companyId, ...entry, fromStatus: order.status, toStatus: status }),
  ])
  return status
}

const orderWithId = updateWhere(orders, sql`${orders.id} = ${''}`)
const changeOrder = (tx: Transaction, id: string, changes: Partial<OrderRow>): Promise<void> =>
  orderWithId(tx, changes, id)

export async function insertOrder(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  await insertAll(tx, [rowsFor(orders, [order]), rowsFor(orderLines, lines)])
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

/** Writes to a line which work order does it. */
export async function setWorkOrder(
  tx: Transaction,
  line: { orderId: string; lineId: string },
  workOrder: { workOrderId: string; workOrderNumber: string },
): Promise<void> {
  await lineOfOrder(tx, workOrder, line.orderId, line.lineId)
}

const lineOfOrder = updateWhere(orderLines, sql`${orderLines.orderId} = ${''} and ${orderLines.id} = ${''}`)
