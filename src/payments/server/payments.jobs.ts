import { mailOutsideRefund, OUTSIDE_REFUND_MAIL_JOB } from './outside-refund-mail.ts'
import { type PaymentServerDeps, withProvider } from './payments-deps.ts'
import type { DisputeNews } from './dispute-mails.ts'
import { remindOfDisputes } from './remind-of-disputes.ts'
import { reconcileEvents } from './reconcile-events.ts'
import { reconcilePayments, reconcileRefunds } from './reconcile-payments.ts'
import { REFUND_JOB } from './open-refund.ts'
import { sendBackParts } from './send-back-parts.ts'
import { DISPUTE_MAIL_JOB, mailDispute } from './tell-treasurers.ts'
import { sendRefund } from './send-refund.ts'
import { mailSilentDebit, SILENT_DEBIT_MAIL_JOB } from './silent-debit-mail.ts'
import { watchWebhooks } from './watch-webhooks.ts'

export function registerPaymentsJobs(serverDeps: PaymentServerDeps): void {
  const deps = withProvider(serverDeps)
  watchWebhooks(deps)
  deps.jobs.register(DISPUTE_MAIL_JOB, ({ staffId, disputeId, news }) =>
    mailDispute(deps, {
      staffId: String(staffId),
      disputeId: String(disputeId),
      news: (news ?? 'OPENED') as DisputeNews,
    }),
  )
  deps.jobs.register(SILENT_DEBIT_MAIL_JOB, ({ staffId, paymentId }) =>
    mailSilentDebit(deps, { staffId: String(staffId), paymentId: String(paymentId) }),
  )
  deps.jobs.register(OUTSIDE_REFUND_MAIL_JOB, ({ staffId, refundId }) =>
    mailOutsideRefund(deps, { staffId: String(staffId), refundId: String(refundId) }),
  )
  deps.jobs.register(REFUND_JOB, ({ refundId }) => sendRefund(deps, String(refundId)))
  deps.jobs.schedule('payments.remind-disputes', '17 6 * * *', () => remindOfDisputes(deps))
  deps.jobs.schedule('payments.reconcile', '*/5 * * * *', async () => {
    await reconcilePayments(deps)
    await reconcileRefunds(deps)
    await sendBackParts(deps)
    await reconcileEvents(deps)
  })
}
