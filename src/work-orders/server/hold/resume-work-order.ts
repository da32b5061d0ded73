import { PORTAL } from '#platform/shared/principal.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { isHoldOver } from '../../hold.ts'
import { answerDueDate, dueDateAfterHold, nodeDueDate } from '../../due-dates.ts'
import { isSupplementOpen } from '../../supplements.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { moveStatus } from '../change-status.ts'
import type { FormDeps } from '../form/node-form.ts'
import { changeAsStaff, localText, type OnWork, type StaffText } from '../steps/change-as-staff.ts'
import { writeHistory, type Work, type WorkDeps } from '../work.ts'

const DAY_CAME: LocalText = {
  en: 'The day until which it was on hold has come.',
  zh: '暂停期已满。',
}

export function resumeWorkOrder(deps: FormDeps, request: OnWork & { reason: StaffText }) {
  return changeAsStaff(deps, request, async (work) => {
    moveStatus(work, 'resume')
    await goOn(work, localText(request.reason))
    return null
  })
}

/** @returns whether it was still on hold, and its day had come */
export function endHold(deps: WorkDeps, workOrderId: string): Promise<boolean> {
  return changeWorkOrder(deps, { workOrderId, actor: PORTAL }, async (work) => {
    const { status, heldUntil } = work.workOrder
    if (status !== 'ON_HOLD' || !isHoldOver(heldUntil, work.today)) return false
    moveStatus(work, 'resume')
    await goOn(work, DAY_CAME)
    return true
  })
}

async function goOn(work: Work, reason: LocalText): Promise<void> {
  restartClocks(work)
  Object.assign(work.workOrder, { statusReason: null, holdReason: null, heldSince: null, heldUntil: null })
  work.notices = [{ what: 'resumed', nodeId: null, note: reason }]
  await writeHistory(work, { key: 'order.resumed', reason })
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
