import type { Executor, Transaction } from '#platform/server/database.ts'
import { type Money, money } from '#platform/shared/money.ts'
import type { OrderStatus } from '../contract.ts'
import { findOrder, lockOrder } from './orders.repository.ts'
import type { OrderRow } from './orders.tables.ts'

/** What a payment needs to know of an order. */
export type OrderForPayment = {
  id: string
  number: string
  companyId: string
  status: OrderStatus
  total: Money
  expiresAt: Date
}

/** The order of a company, read only. */
export async function findOrderForPayment(
  executor: Executor,
  companyId: string,
  orderId: string,
): Promise<OrderForPayment | undefined> {
  return present(await findOrder(executor, companyId, orderId))
}

/** The order, locked: payments of one order are begun and settled one after the other. */
export async function lockOrderForPayment(
  tx: Transaction,
  orderId: string,
): Promise<OrderForPayment | undefined> {
  return present(await lockOrder(tx, orderId))
}

function present(order: OrderRow | undefined): OrderForPayment | undefined {
  return (
    order && {
      id: order.id,
      number: order.number,
      companyId: order.companyId,
      status: order.status,
      total: money(order.total, order.currency),
      expiresAt: order.expiresAt,
    }
  )
}
