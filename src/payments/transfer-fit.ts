import type { OrderStatus } from '#orders/contract.ts'
import type { Money } from '#platform/shared/money.ts'
import type { TransferFit } from './staff/contract.ts'

const WAITING: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['AWAITING_PAYMENT', 'EXPIRED'])

/** Money that comes now pays the order; after its expiry too. */
export const waitsForMoney = (status: OrderStatus): boolean => WAITING.has(status)

/** How money fits an order of which `received` (minor units) came in earlier parts. */
export function fitOf(
  order: { status: OrderStatus; total: Money },
  incoming: Money,
  received: number,
): TransferFit {
  if (order.total.currency !== incoming.currency) return 'OTHER_CURRENCY'
  if (order.status === 'CANCELLED') return 'CANCELLED'
  if (!waitsForMoney(order.status)) return 'ALREADY_PAID'
  const sum = received + incoming.amount
  if (sum === order.total.amount) return 'EXACT'
  return sum < order.total.amount ? 'PART' : 'OVER'
}
