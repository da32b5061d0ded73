import type { Executor, Transaction } from '#platform/server/database.ts'
import { money, shareOf, sumMoney, type Money } from '#platform/shared/money.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { OrderBuyer, OrderStatus } from '../contract.ts'
import { findLine, findLines, findLineWithVat } from './orders.queries.ts'
import { lockOrderAndLines } from './orders.repository.ts'

export type PaidOrderLine = {
  id: string
  productId: string
  productCode: string
  category: string
  country: string
  name: LocalText
  options: Record<string, string>
  optionTexts: { label: LocalText; value: LocalText }[]
  quantity: number
  workOrderId: string | null
}

export type PaidOrder = {
  id: string
  number: string
  companyId: string
  status: OrderStatus
  createdBy: string
  /** As recorded on the order. */
  buyer: OrderBuyer
  paidAt: Date | null
  lines: PaidOrderLine[]
}

/**
 * The work that a paid order requires, without its renewals, line by line; locked until the transaction ends, so that its work is
 * opened once and no refund comes between. Undefined for an order that is not paid, or was refunded in full.
 */
export async function lockPaidOrder(tx: Transaction, orderId: string): Promise<PaidOrder | undefined> {
  const locked = await lockOrderAndLines(tx, orderId)
  if (!locked?.order.paidAt || locked.order.status === 'REFUNDED') return undefined
  const { order } = locked
  const lines = locked.lines.filter(({ renews }) => renews === null)
  return {
    id: order.id,
    number: order.number,
    companyId: order.companyId,
    status: order.status,
    createdBy: order.createdBy,
    buyer: order.buyer,
    paidAt: order.paidAt,
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.productId,
      productCode: line.productCode,
      category: line.category,
      country: line.country,
      name: line.name,
      options: line.options,
      optionTexts: line.optionTexts,
      quantity: line.quantity,
      workOrderId: line.workOrderId,
    })),
  }
}

/** What was chosen in one line of an order. */
export async function findOrderLine(
  executor: Executor,
  lineId: string,
): Promise<{ options: Record<string, string> } | undefined> {
  return findLine(executor, lineId)
}

/** What was paid for a line, with its part of the order's VAT; zero where the line is unknown. */
export async function paidForLine(
  executor: Executor,
  lineId: string,
  { total }: { total: Money },
): Promise<Money> {
  const line = await findLineWithVat(executor, lineId)
  if (!line) return money(0, total.currency)
  const net = money(line.net - line.discount, total.currency)
  return sumMoney([net, shareOf(net, line.vatRateBasisPoints)], total.currency)
}

/** The work orders that the order's lines opened so far. */
export async function openedWork(
  executor: Executor,
  orderId: string,
): Promise<{ id: string; number: string; name: LocalText }[]> {
  const lines = await findLines(executor, [orderId])
  return lines.flatMap(({ workOrderId, workOrderNumber, name }) =>
    workOrderId && workOrderNumber ? [{ id: workOrderId, number: workOrderNumber, name }] : [],
  )
}
