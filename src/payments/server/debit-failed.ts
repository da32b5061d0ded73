import { notify } from '#messages/server/public.ts'
import { type OrderForPayment, payAgain } from '#orders/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { money } from '#platform/shared/money.ts'
import { debitMessages } from './debit.messages.ts'
import type { PaymentRow } from './payments.tables.ts'

/**
 * The bank did not pay what its customer had confirmed days before: the buyer, who believes to have paid, is told, and
 * has time to pay again.
 */
export async function debitFailed(
  tx: Transaction,
  deps: ServerDeps,
  { payment, order, at }: { payment: PaymentRow; order: OrderForPayment; at: Date },
): Promise<void> {
  const until = await payAgain(tx, order, at)
  if (!until) return
  const { id: orderId, number, companyId } = order
  await notify(tx, deps, {
    companyId,
    kind: debitMessages.failed,
    params: {
      orderId,
      number,
      sum: money(payment.amount, payment.currency),
      until: { instant: until.toISOString() },
    },
  })
}
