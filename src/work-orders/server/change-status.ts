import { canTake, next } from '#platform/shared/state-machine.ts'
import { WORK_ORDER_MOVES, type WorkOrderAction } from '../states.ts'
import { answerDueDate, dueDateAfterHold, nodeDueDate } from '../due-dates.ts'
import { isSupplementOpen } from '../supplements.ts'
import { changeAsStaff, localText, type OnWork, type StaffText } from './steps/change-as-staff.ts'
import type { FormDeps } from './form/node-form.ts'
import { cancelFiling } from './filing/close-filing.ts'
import { notifyClosed } from './change-work-order.ts'
import { writeHistory, type Work } from './work.ts'
import { workOrderRefusals } from './work-orders.errors.ts'

type WithReason = OnWork & { reason: StaffText }
export type StatusAction = Exclude<WorkOrderAction, 'complete'>

/** Its name in the history, and the refusal where it is not possible. */
const STATUS_ACTIONS = {
  hold: { key: 'order.held', refusal: 'not_open' },
  resume: { key: 'order.resumed', refusal: 'not_on_hold' },
  cancel: { key: 'order.cancelled', refusal: 'closed' },
} as const

/** Puts a work order on hold, resumes or cancels it; always with a reason that the seller reads. */
export function changeStatus(deps: FormDeps, action: StatusAction, request: WithReason) {
  return changeAsStaff(deps, request, async (work) => {
    const { key, refusal } = STATUS_ACTIONS[action]
    const status = next(WORK_ORDER_MOVES, work.workOrder.status, action)
    if (!status) throw workOrderRefusals[refusal]()
    const reason = localText(request.reason)
    work.workOrder.status = status
    work.workOrder.statusReason = action === 'resume' ? null : reason
    if (action === 'resume') restartClocks(work)
    if (action === 'cancel') {
      await cancelFiling(work)
      await notifyClosed(work)
    }
    await writeHistory(work, { key, reason })
    return null
  })
}

/** The time on hold is nobody's delay: open nodes restart their clocks with their full number of days. */
function restartClocks(work: Work): void {
  for (const node of work.nodes.filter(
    (candidate) => candidate.startedAt !== null && candidate.finishedAt === null,
  )) {
    node.statusSince = work.now
    if (node.dueAt) node.dueAt = dueDateAfterHold(node.dueAt, nodeDueDate(work.nodes, node, work.today))
    work.changed.add(node)
  }
  for (const supplement of work.supplements.filter(({ status }) => isSupplementOpen(status))) {
    supplement.statusSince = work.now
    if (supplement.dueAt) supplement.dueAt = dueDateAfterHold(supplement.dueAt, answerDueDate(work.today))
    work.changedSupplements.add(supplement)
  }
}

export function obstacleToStatusAction(action: StatusAction, status: Work['workOrder']['status']) {
  return canTake(WORK_ORDER_MOVES, status, action) ? undefined : STATUS_ACTIONS[action].refusal
}
