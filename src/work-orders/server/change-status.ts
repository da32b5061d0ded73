import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { answerDueDate, dueDateAfterRest, nodeDueDate } from '../due-dates.ts'
import { isSupplementOpen } from '../supplements.ts'
import { changeAsStaff, localText, type StaffText } from './steps/change-as-staff.ts'
import type { FormDeps } from './form/node-form.ts'
import { notifyClosed } from './change-work-order.ts'
import { writeHistory, type Work } from './work.ts'
import { workOrderRefusals } from './work-orders.errors.ts'

type WithReason = { staff: StaffPrincipal; workOrderId: string; reason: StaffText }
export type StatusAction = 'hold' | 'resume' | 'cancel'

const MOVES = {
  hold: { from: ['OPEN'], to: 'ON_HOLD', key: 'order.held', refusal: 'not_open' },
  resume: { from: ['ON_HOLD'], to: 'OPEN', key: 'order.resumed', refusal: 'not_on_hold' },
  cancel: { from: ['OPEN', 'ON_HOLD'], to: 'CANCELLED', key: 'order.cancelled', refusal: 'closed' },
} as const

/** Puts a work order on hold, lets it go on, or ends it; always with a reason that the seller reads. */
export function changeStatus(deps: FormDeps, action: StatusAction, request: WithReason) {
  return changeAsStaff(deps, request, async (work) => {
    const obstacle = obstacleToStatus(action, work.workOrder.status)
    if (obstacle) throw workOrderRefusals[obstacle]()
    const move = MOVES[action]
    const reason = localText(request.reason)
    work.workOrder.status = move.to
    work.workOrder.statusReason = action === 'resume' ? null : reason
    if (action === 'resume') restartClocks(work)
    if (action === 'cancel') await notifyClosed(work)
    await writeHistory(work, { key: move.key, reason })
    return null
  })
}

/** The time on hold is nobody's delay: what is open begins its wait anew, with as many days as at its beginning. */
function restartClocks(work: Work): void {
  for (const node of work.nodes.filter(
    (candidate) => candidate.startedAt !== null && candidate.finishedAt === null,
  )) {
    node.statusSince = work.now
    if (node.dueAt) node.dueAt = dueDateAfterRest(node.dueAt, nodeDueDate(work.nodes, node, work.today))
    work.changed.add(node)
  }
  for (const supplement of work.supplements.filter(({ status }) => isSupplementOpen(status))) {
    supplement.statusSince = work.now
    if (supplement.dueAt) supplement.dueAt = dueDateAfterRest(supplement.dueAt, answerDueDate(work.today))
    work.changedSupplements.add(supplement)
  }
}

export function obstacleToStatus(action: StatusAction, status: Work['workOrder']['status']) {
  const move = MOVES[action]
  return move.from.some((from) => from === status) ? undefined : move.refusal
}
