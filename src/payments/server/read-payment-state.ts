import { dueOf, openedWork, type OrderForPayment } from '#orders/server/public.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import type { PaymentState, TransferDetails } from '../contract.ts'
import { isOpen, needsPayer, payStateOf } from '../payment-states.ts'
import { transferReference } from '../transfer-reference.ts'
import { methodsFor, type PaymentDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findOrderWithPayments } from './payments.queries.ts'
import type { PaymentRow } from './payments.tables.ts'
import { isAwaitedTransfer, presentPayments, refundsFor } from './present-payments.ts'
import { partsReceived } from './transfers.queries.ts'

/** The stored state of an order's payment. @throws payment.order_not_found */
export async function readPaymentState(
  deps: PaymentDeps,
  input: { companyId: string; orderId: string; lang: Lang },
): Promise<PaymentState> {
  const found = await findOrderWithPayments(deps.db, input.companyId, input.orderId)
  if (!found) throw paymentRefusals.order_not_found()
  return stateOf(deps, found, input.lang)
}

/** The state of an order whose payments were just read. */
export async function stateOf(
  deps: PaymentDeps,
  { order, attempts }: { order: OrderForPayment; attempts: readonly PaymentRow[] },
  lang: Lang,
): Promise<PaymentState> {
  const waits = order.status === 'AWAITING_PAYMENT'
  const [received, work, refunds] = await Promise.all([
    waits || attempts.some(isAwaitedTransfer) ? partsReceived(deps.db, order.id) : 0,
    // No work is opened before the order is paid.
    waits ? [] : openedWork(deps.db, order.id),
    refundsFor(deps.db, order.id, attempts),
  ])
  const latest = attempts.find((payment) => payment.status !== 'CANCELLED') ?? attempts[0]
  return {
    orderId: order.id,
    orderNumber: order.number,
    state: payStateOf(order.status, latest && { ...latest, needsPayer: needsPayer(latest) }),
    total: order.total,
    due: waits ? dueOf(order.total, received) : money(0, order.total.currency),
    expiresAt: waits ? order.expiresAt.toISOString() : null,
    payments: presentPayments(attempts, refunds, received),
    methods: waits ? methodsFor(deps, order.total.currency) : [],
    transfer: transferOf(deps, order, attempts, received),
    workOrders: work.map(({ id, number, name }) => ({ id, number, name: pickText(name, lang) })),
  }
}

function transferOf(
  deps: PaymentDeps,
  order: OrderForPayment,
  attempts: readonly PaymentRow[],
  received: number,
): TransferDetails | null {
  const { bank } = deps.config.payments
  const awaited = attempts.some((payment) => payment.method === 'BANK_TRANSFER' && isOpen(payment.status))
  if (!awaited || !bank || order.status !== 'AWAITING_PAYMENT') return null
  return {
    payee: bank.payee,
    iban: bank.iban,
    bic: bank.bic ?? null,
    bankName: bank.name ?? null,
    amount: order.total,
    reference: transferReference(order.number),
    received: money(received, order.total.currency),
  }
}
