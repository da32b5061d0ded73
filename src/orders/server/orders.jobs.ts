import type { ServerDeps } from '#platform/server/server-deps.ts'
import { expireOrders } from './expire-orders.ts'
import { REGISTRATION_CLOSED } from '#registrations/server/public.ts'
import { EXTEND_RENEWALS } from './record-order-paid.ts'
import { extendPaid } from './renewals/follow-payment.ts'
import { withdrawRenewals } from './renewals/withdraw.ts'

export function registerOrdersJobs(deps: ServerDeps): void {
  const { jobs } = deps
  jobs.register(EXTEND_RENEWALS, ({ orderId }) => extendPaid(deps, String(orderId)))
  jobs.subscribe(REGISTRATION_CLOSED, 'withdraw-renewals', ({ companyId, registrationId }) =>
    withdrawRenewals(deps, { companyId: String(companyId), registrationId: String(registrationId) }),
  )
  jobs.schedule('orders.expire', '*/5 * * * *', async () => {
    const expired = await expireOrders(deps)
    if (expired > 0) deps.log.info({ expired }, 'orders expired')
  })
}
