import type { Executor, Transaction } from '#platform/server/database.ts'
import { type Money, money } from '#platform/shared/money.ts'
import type { OrderStatus } from '../contract.ts'
import { findOrderRowsByNumber, findOrdersById } from './orders.queries.ts'
import { lockOrderToPay } from './orders.repository.ts'
import type { OrderDispute, OrderRow } from './orders.tables.ts'

/** What a payment needs to know of an order. */
export type OrderForPayment = {
  id: string
  number: string
  companyId: string
  status: OrderStatus
  total: Money
  refunded: number
  createdBy: string
  createdAt: Date
  expiresAt: Date
  /** As recorded on the order. */
  buyerName: string
  dispute: OrderDispute | null
}

/** One that is locked: whether it is to renew something is asked with the lock. */
export type LockedOrder = OrderForPayment & { renews: boolean }

/** Orders by their numbers. */
export async function findOrdersByNumber(
  executor: Executor,
  numbers: readonly string[],
): Promise<OrderForPayment[]> {
  return (await findOrderRowsByNumber(executor, numbers)).map(orderForPayment)
}

/** The orders by id, in no particular order. */
export async function findOrdersForPayment(
  executor: Executor,
  ids: readonly string[],
): Promise<OrderForPayment[]> {
  return (await findOrdersById(executor, ids)).map(orderForPayment)
}

/** The order, locked: payments of one order are begun and recorded one after the other. */
export async function lockOrderForPayment(
  tx: Transaction,
  orderId: string,
): Promise<LockedOrder | undefined> {
  const found = await lockOrderToPay(tx, orderId)
  return found && { ...orderForPayment(found.order), renews: found.renews }
}

export function orderForPayment(order: OrderRow): OrderForPayment {
  return {
    id: order.id,
    number: order.number,
    companyId: order.companyId,
    status: order.status,
    total: money(order.total, order.currency),
    refunded: order.refunded,
    createdBy: order.createdBy,
    createdAt: order.createdAt,
    expiresAt: order.expiresAt,
    buyerName: order.buyer.companyName,
    dispute: order.dispute,
  }
}
