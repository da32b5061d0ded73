import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { sellerActor } from './actors.ts'
import { changeWorkOrder } from './change-work-order.ts'
import type { WorkDeps } from './work.ts'

/** Gives a work order the company's own name, or takes it away. */
export function nameWorkOrder(
  deps: WorkDeps,
  request: { principal: SellerPrincipal; workOrderId: string; label: string },
) {
  const { principal, workOrderId } = request
  const of = { workOrderId, companyId: principal.companyId, actor: sellerActor(principal) }
  return changeWorkOrder(deps, of, async ({ workOrder }) => {
    workOrder.label = request.label === '' ? null : request.label
    return { label: workOrder.label }
  })
}
