import type { FormDeps } from '../form/node-form.ts'
import { changeAsStaff, type Moved, type OnWork } from '../steps/change-as-staff.ts'
import { writeHistory, type Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { isReminded, remindedSince } from '../work-orders.queries.ts'

const ONE_A_MS = 24 * 3_600_000

/**
 * Reminds the seller of what waits for them, here and by mail, at most once a day whoever asks. It
 * raises the revision: who decided on what was seen before it is told of it. One that was sent already is the same request's.
 */
export function remindSeller(deps: FormDeps, request: OnWork & { id: string }): Promise<Moved> {
  const remind = async (work: Work) => {
    const { workOrder, tx, now } = work
    if (workOrder.status !== 'OPEN' || workOrder.turn !== 'seller') throw workOrderRefusals.not_sellers_turn()
    const who = await remindedSince(tx, workOrder.id, new Date(now.getTime() - ONE_A_MS))
    if (who !== undefined) throw workOrderRefusals.reminded_already({ params: { who } })
    await writeHistory(work, { key: 'order.reminded', params: { reminder: request.id } })
    workOrder.updatedAt = now
    work.notices.push({ what: 'reminded', nodeId: null })
    return null
  }
  return changeAsStaff(deps, request, remind, ({ tx, workOrder }) => isReminded(tx, workOrder.id, request.id))
}
