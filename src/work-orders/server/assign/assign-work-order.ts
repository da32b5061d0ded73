import { changeAsStaff, type OnWork } from '../steps/change-as-staff.ts'
import type { FormDeps } from '../form/node-form.ts'
import { writeHistory } from '../work.ts'
import { requireThere } from './require-there.ts'

/**
 * Assigns a work order to a colleague who is there, or unassigns it.
 * @throws work_orders.unknown_colleague, work_orders.colleague_away
 */
export function assignWorkOrder(deps: FormDeps, request: OnWork & { staffId: string | null }) {
  return changeAsStaff(deps, request, async (work) => {
    const { staffId: to, staff } = request
    const colleague =
      to === null ? null : await requireThere(work.tx, { to, by: staff.staffId, today: work.today })
    if (work.workOrder.assigneeId === to) return null
    work.workOrder.assigneeId = to
    if (colleague) await writeHistory(work, { key: 'order.assigned', params: { to: colleague.name } })
    else await writeHistory(work, { key: 'order.unassigned' })
    return null
  })
}
