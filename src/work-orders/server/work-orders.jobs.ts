import { ORDER_DISPUTED, ORDER_PAID } from '#orders/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { openWorkOrders } from './open-work-orders.ts'
import { changeWorkOrder, WORK_ORDER_CLOSED } from './change-work-order.ts'
import { endOrder, endOrdersWithoutWork } from './end-order.ts'

import { FILING_TERM_ENDED, MANDATE_REVOKED } from '#registrations/server/public.ts'
import { TEAM_TIMES_CHANGED } from '#team/server/public.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { closeFiling } from './filing/close-filing.ts'
import { endHolds } from './hold/end-holds.ts'
import { rankAllAgain } from './rank/rank-again.ts'
import { noteDispute } from './note-dispute.ts'
import { noteRevocation } from './note-revocation.ts'

export function registerWorkOrdersJobs(deps: ServerDeps): void {
  const { jobs } = deps
  jobs.subscribe(ORDER_PAID, 'open-work-orders', ({ orderId }) => openWorkOrders(deps, String(orderId)), {
    isQuick: true,
  })
  jobs.subscribe(FILING_TERM_ENDED, 'close-filing', ({ workOrderId }) =>
    changeWorkOrder(deps, { workOrderId: String(workOrderId), actor: PORTAL }, closeFiling),
  )
  // The agency's days begin at another hour in summer than in winter.
  jobs.schedule('work-orders.end-holds', '3,18,33,48 * * * *', async () => {
    const ended = await endHolds(deps)
    if (ended > 0) deps.log.info({ ended }, 'holds ended on their day')
  })
  jobs.subscribe(TEAM_TIMES_CHANGED, 'rank-work-orders', async () => {
    await rankAllAgain(deps)
  })
  jobs.schedule('work-orders.rank', '9 * * * *', async () => {
    // Also letters that waited for the seller until today.
    const ranked = await rankAllAgain(deps, { isUnranked: true })
    if (ranked > 0) deps.log.info({ ranked }, 'work orders ranked that had no rank')
  })
  jobs.subscribe(ORDER_DISPUTED, 'note-dispute', (told) => noteDispute(deps, told))
  jobs.subscribe(MANDATE_REVOKED, 'note-revocation', (told) => noteRevocation(deps, told))
  // Under the name that it had when orders could only be completed: such jobs may still wait.
  jobs.subscribe(WORK_ORDER_CLOSED, 'complete-order', ({ orderId }) => endOrder(deps, String(orderId)))
  jobs.schedule('work-orders.end-orders', '20 4 * * *', async () => {
    const ended = await endOrdersWithoutWork(deps)
    if (ended > 0) deps.log.info({ ended }, 'orders ended of which all work was cancelled')
  })
}
