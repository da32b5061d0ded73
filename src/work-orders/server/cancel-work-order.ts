import { moveStatus } from './change-status.ts'
import { notifyClosed } from './change-work-order.ts'
import { cancelFiling } from './filing/close-filing.ts'
import type { FormDeps } from './form/node-form.ts'
import { changeAsStaff, localText, type OnWork, type StaffText } from './steps/change-as-staff.ts'
import { writeHistory } from './work.ts'

/** Ends it for good, with a reason that the seller reads. */
export function cancelWorkOrder(deps: FormDeps, request: OnWork & { reason: StaffText }) {
  return changeAsStaff(deps, request, async (work) => {
    moveStatus(work, 'cancel')
    const reason = localText(request.reason)
    Object.assign(work.workOrder, {
      statusReason: reason,
      holdReason: null,
      heldSince: null,
      heldUntil: null,
    })
    await cancelFiling(work)
    await notifyClosed(work)
    await writeHistory(work, { key: 'order.cancelled', reason })
    return null
  })
}
