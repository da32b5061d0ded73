import type { ServerDeps } from '#platform/server/server-deps.ts'
import { expireOrders } from './expire-orders.ts'

export function registerOrdersJobs(deps: ServerDeps): void {
  deps.jobs.schedule('orders.expire', '*/5 * * * *', async () => {
    const expired = await expireOrders(deps)
    if (expired > 0) deps.log.info({ expired }, 'orders expired')
  })
}
