import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { FormDeps } from '../form/node-form.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { isWorkOrder } from './watching.queries.ts'
import { addWatcher, removeWatcher } from './watching.repository.ts'

/** Nothing of the work order changes by it: its revision stays. */
export async function watchWorkOrder(
  deps: FormDeps,
  staff: StaffPrincipal,
  { workOrderId, watched }: { workOrderId: string; watched: boolean },
) {
  const watch = { workOrderId, staffId: staff.staffId }
  await deps.db.transaction(async (tx) => {
    if (!(await isWorkOrder(tx, workOrderId))) throw workOrderRefusals.not_found()
    if (watched) await addWatcher(tx, { ...watch, since: deps.clock.now() })
    else await removeWatcher(tx, watch)
  })
  return { watched }
}
