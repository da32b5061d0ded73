import type { ServerDeps } from '#platform/server/server-deps.ts'
import { withProvider } from './payments-deps.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { REFUND_JOB, refundPayment } from './refund-payment.ts'

export function registerPaymentsJobs(serverDeps: ServerDeps): void {
  const deps = withProvider(serverDeps)
  deps.jobs.register(REFUND_JOB, ({ paymentId }) => refundPayment(deps, String(paymentId)))
  deps.jobs.schedule('payments.reconcile', '*/5 * * * *', () => reconcilePayments(deps))
}
