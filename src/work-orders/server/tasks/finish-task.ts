import type { InputOf } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { finishTask as call } from '../../staff/tasks-contract.ts'
import { staffActor } from '../actors.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { writeHistory, type WorkDeps } from '../work.ts'
import { checkRoom } from './add-task.ts'
import { taskRefusals } from './tasks.errors.ts'
import { findTask } from './tasks.queries.ts'
import { setTaskDone } from './tasks.repository.ts'

/** Marks a task as done, or opens it again; asked twice, it happens once. */
export function finishTask(
  deps: WorkDeps,
  { workOrderId, id, done, staff }: InputOf<typeof call> & { staff: StaffPrincipal },
): Promise<{ done: boolean }> {
  return changeWorkOrder(deps, { workOrderId, actor: staffActor(staff) }, async (work) => {
    const { tx, workOrder, now } = work
    const task = await findTask(tx, workOrder.companyId, id)
    if (task?.workOrderId !== workOrderId) throw taskRefusals.not_found()
    if ((task.doneAt !== null) === done) return { done }
    if (!done) await checkRoom(work)
    await setTaskDone(tx, task, {
      doneAt: done ? now : null,
      doneByName: done ? staff.staffName : null,
    })
    await writeHistory(work, {
      key: done ? 'task.done' : 'task.reopened',
      params: { text: task.text },
      internal: true,
    })
    return { done }
  })
}
