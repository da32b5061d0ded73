import { PORTAL } from '#platform/shared/principal.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { localText, type LocalText } from '#platform/shared/local-text.ts'
import { isHoldOver } from '../../hold.ts'
import { dueDateAfterHold, sinceAfterHold } from '../../due-dates.ts'
import { isSupplementOpen } from '../../supplements.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { moveStatus } from '../change-status.ts'
import type { FormDeps } from '../form/node-form.ts'
import { changeAsStaff, type OnWork, type StaffText } from '../steps/change-as-staff.ts'
import { listHistory } from '../work-orders.queries.ts'
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
  shiftClocks(work, await heldSince(work))
  Object.assign(work.workOrder, { statusReason: null, holdReason: null, heldSince: null, heldUntil: null })
  work.notices = [{ what: 'resumed', nodeId: null, note: reason }]
  await writeHistory(work, { key: 'order.resumed', reason })
}

/** One from before that was kept has it in its history. */
async function heldSince({ tx, workOrder, now }: Work): Promise<Date> {
  if (workOrder.heldSince) return workOrder.heldSince
  const history = await listHistory(tx, workOrder.id)
  return history.find(({ key }) => key === 'order.held')?.at ?? now
}

/** The time on hold is nobody's delay, and nobody's wait begins anew: everything goes on as far as it had come. */
function shiftClocks(work: Work, held: Date): void {
  const { now, today } = work
  const heldOn = dayOf(held, work.deps.config.agency.timeZone)
  const shift = (row: { statusSince: Date; dueAt: Day | null }) => {
    row.statusSince = sinceAfterHold(row.statusSince, { held, now })
    if (row.dueAt) row.dueAt = dueDateAfterHold(row.dueAt, { held: heldOn, today })
  }
  const open = work.nodes.filter(({ startedAt, finishedAt }) => startedAt !== null && finishedAt === null)
  const asked = work.supplements.filter(({ status }) => isSupplementOpen(status))
  for (const row of [...open, ...asked]) shift(row)
  for (const node of open) work.changed.add(node)
  for (const supplement of asked) work.changedSupplements.add(supplement)
}
