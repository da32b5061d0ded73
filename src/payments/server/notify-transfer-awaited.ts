import { notify } from '#messages/server/public.ts'
import type { OrderForPayment } from '#orders/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import { money } from '#platform/shared/money.ts'
import { readableReference, transferReference } from '../transfer-reference.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { transferAwaitedMessages } from './transfer-awaited.messages.ts'

/** Sends the buyer's company the account, the sum, the reference and the last day, for whoever makes the transfer. */
export async function notifyTransferAwaited(
  tx: Transaction,
  deps: PaymentServerDeps,
  { order, paymentId, due }: { order: OrderForPayment; paymentId: string; due: number },
): Promise<void> {
  const { bank } = deps.config.payments
  if (!bank) return
  await notify(tx, deps, {
    companyId: order.companyId,
    kind: transferAwaitedMessages.transferAwaited,
    params: {
      orderId: order.id,
      paymentId,
      number: order.number,
      due: money(due, order.total.currency),
      day: { instant: order.expiresAt.toISOString() },
      payee: bank.payee,
      iban: readableReference(bank.iban),
      bic: bank.bic ?? '',
      bankName: bank.name ?? '',
      reference: readableReference(transferReference(order.number)),
    },
  })
}
