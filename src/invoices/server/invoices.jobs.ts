import { ORDER_PAID, ORDER_REFUNDED } from '#orders/server/public.ts'
import type { ExchangeRatesConfig } from '#exchange-rates/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'

export function registerInvoicesJobs(deps: ServerDeps<ExchangeRatesConfig>): void {
  deps.jobs.subscribe(ORDER_PAID, 'issue-invoice', ({ orderId }) => issueInvoice(deps, String(orderId)), {
    isQuick: true,
  })
  deps.jobs.subscribe(ORDER_REFUNDED, 'issue-credit-note', ({ orderId, refundId }) =>
    issueCreditNote(deps, { orderId: String(orderId), refundId: String(refundId) }),
  )
}
