import { outsideRefundMail } from './outside-refund-mail.ts'
import { type PaymentServerDeps, withProvider } from './payments-deps.ts'
import { remindOfDisputes } from './remind-of-disputes.ts'
import { reconcileEvents } from './reconcile-events.ts'
import { reconcilePayments, reconcileRefunds } from './reconcile-payments.ts'
import { REFUND_JOB } from './open-refund.ts'
import { sendBackParts } from './send-back-parts.ts'
import { disputeNewsMail } from './tell-of-dispute.ts'
import { sendRefund } from './send-refund.ts'
import { silentDebitMail } from './silent-debit-mail.ts'
import { watchWebhooks } from './watch-webhooks.ts'

export function registerPaymentsJobs(serverDeps: PaymentServerDeps): void {
  const deps = withProvider(serverDeps)
  watchWebhooks(deps)
  for (const mail of [disputeNewsMail, silentDebitMail, outsideRefundMail]) mail.register(deps)
  deps.jobs.register(REFUND_JOB, ({ refundId }) => sendRefund(deps, String(refundId)))
  deps.jobs.schedule('payments.remind-disputes', '17 6 * * *', () => remindOfDisputes(deps))
  deps.jobs.schedule('payments.reconcile', '*/5 * * * *', async () => {
    await reconcilePayments(deps)
    await reconcileRefunds(deps)
    await sendBackParts(deps)
    await reconcileEvents(deps)
  })
}
