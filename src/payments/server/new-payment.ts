import type { OrderForPayment } from '#orders/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { PaymentMethod } from '../payment-methods.ts'
import type { PaymentDeps } from './payments-deps.ts'
import type { PaymentRow } from './payments.tables.ts'

/** How long to wait without news of a payment before asking the provider. */
export const CHECK_AFTER_MS = 15 * 60_000

/** The provider's name for money that comes by bank transfer. */
const BANK = 'bank'

/** An attempt to pay an order. One by bank waits for the statement; the others still need a session. */
export function newPayment(
  deps: Pick<ServerDeps, 'clock' | 'config'> & Partial<Pick<PaymentDeps, 'provider'>>,
  wanted: { order: OrderForPayment; method: PaymentMethod; createdBy: string; amount?: number },
): PaymentRow {
  const { order, method, createdBy } = wanted
  const now = deps.clock.now()
  const byBank = method === 'BANK_TRANSFER'
  const bankMode = deps.config.mode === 'demo' ? 'test' : 'live'
  return {
    id: newId('pay'),
    companyId: order.companyId,
    orderId: order.id,
    provider: byBank ? BANK : (deps.provider?.name ?? ''),
    mode: byBank ? bankMode : (deps.provider?.mode ?? 'test'),
    method,
    status: byBank ? 'PENDING' : 'CREATED',
    amount: wanted.amount ?? order.total.amount,
    currency: order.total.currency,
    sessionId: null,
    intentId: null,
    redirectUrl: null,
    createdBy,
    createdAt: now,
    settledAt: null,
    nextCheckAt: byBank ? null : new Date(now.getTime() + CHECK_AFTER_MS),
  }
}
