import { proposeRefund } from '#payments/server/public.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { localText, type LocalText } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'
import { moveStatus } from './change-status.ts'
import { notifyClosed } from './change-work-order.ts'
import { cancelFiling } from './filing/close-filing.ts'
import type { FormDeps } from './form/node-form.ts'
import { changeAsStaff, type OnWork, type StaffText } from './steps/change-as-staff.ts'
import { writeHistory, type Work } from './work.ts'

type Cancel = OnWork & { reason: StaffText; refund?: Money | undefined }

/** Ends it for good and proposes what should go back, with a reason that the seller reads. */
export function cancelWorkOrder(deps: FormDeps, request: Cancel) {
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
    work.notices = [{ what: 'cancelled', nodeId: null, note: reason }]
    if (request.refund) await proposeFor(work, request.refund, reason)
    await writeHistory(work, { key: 'order.cancelled', reason })
    return null
  })
}

/** Finance decides; until then it is a line that only colleagues read. */
async function proposeFor(work: Work, amount: Money, reason: LocalText): Promise<void> {
  const { tx, deps, workOrder, actor } = work
  await proposeRefund(tx, deps, { orderId: workOrder.orderId, workOrder, amount, reason, by: actor })
  const sum = { en: formatMoney(amount, 'en'), zh: formatMoney(amount, 'zh') }
  await writeHistory(work, { key: 'order.refundProposed', params: { sum }, internal: true })
}
