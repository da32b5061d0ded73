import { listCaseWorkers } from '#staff/server/public.ts'
import { changeAsStaff, type OnWork } from '../steps/change-as-staff.ts'
import type { FormDeps } from '../form/node-form.ts'
import { writeHistory } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'

/** Assigns a work order to a colleague, or unassigns it. */
export function assignWorkOrder(deps: FormDeps, request: OnWork & { staffId: string | null }) {
  return changeAsStaff(deps, request, async (work) => {
    const colleagues = await listCaseWorkers(work.tx)
    const colleague = colleagues.find((candidate) => candidate.id === request.staffId)
    if (request.staffId !== null && !colleague) throw workOrderRefusals.unknown_colleague()
    if (work.workOrder.assigneeId === request.staffId) return null
    work.workOrder.assigneeId = request.staffId
    if (colleague) await writeHistory(work, { key: 'order.assigned', params: { to: colleague.name } })
    else await writeHistory(work, { key: 'order.unassigned' })
    return null
  })
}
