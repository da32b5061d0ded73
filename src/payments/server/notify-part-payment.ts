import { notify } from '#messages/server/public.ts'
import { dueOf, type OrderForPayment } from '#orders/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import { money } from '#platform/shared/money.ts'
import { readableReference, transferReference } from '../transfer-reference.ts'
import { partPaymentMessages } from './part-payment.messages.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import type { TransferRow } from './payments.tables.ts'

/** Notifies the buyer's company that a part has arrived, what is missing, and how to pay it. */
export async function notifyPartPayment(
  tx: Transaction,
  deps: PaymentServerDeps,
  { order, transfer, received }: { order: OrderForPayment; transfer: TransferRow; received: number },
): Promise<void> {
  const { bank } = deps.config.payments
  if (!bank) return
  const { partReceived, partReceivedLate } = partPaymentMessages
  await notify(tx, deps, {
    companyId: order.companyId,
    kind: order.status === 'EXPIRED' ? partReceivedLate : partReceived,
    params: {
      orderId: order.id,
      transferId: transfer.id,
      number: order.number,
      part: money(transfer.amount, transfer.currency),
      received: money(received, order.total.currency),
      due: dueOf(order.total, received),
      total: order.total,
      day: { instant: order.expiresAt.toISOString() },
      payee: bank.payee,
      iban: readableReference(bank.iban),
      reference: readableReference(transferReference(order.number)),
    },
  })
}
