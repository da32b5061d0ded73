import { expectSame } from '#platform/server/http/once.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { withoutHiddenMarks } from '#platform/shared/line-input.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import { MOST_OPEN_TASKS, type addTask as call } from '../../staff/tasks-contract.ts'
import { staffActor } from '../actors.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { insertNotes } from '../team/watching.repository.ts'
import { writeHistory, type Work, type WorkDeps } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { taskRefusals } from './tasks.errors.ts'
import { countOpenTasks, findTask } from './tasks.queries.ts'
import { insertTask } from './tasks.repository.ts'

type Request = InputOf<typeof call> & { id: string; staff: StaffPrincipal }

/** Leaves somebody of the staff something to do about a work order. One that is there already is the same request's. */
export function addTask(deps: WorkDeps, request: Request): Promise<{ id: string }> {
  const { id, staff, workOrderId, dueOn } = request
  return changeWorkOrder(deps, { workOrderId, actor: staffActor(staff) }, async (work) => {
    const { tx, workOrder, now, today } = work
    const text = withoutHiddenMarks(request.text)
    const before = await findTask(tx, workOrder.companyId, id)
    if (before) {
      expectSame(before, { workOrderId, text, dueOn: dueOn ?? null })
      return { id }
    }
    if (dueOn && dueOn < today) throw workOrderRefusals.day_in_past()
    const owner = await ownerOf(work, request)
    await checkRoom(work)
    await insertTask(tx, {
      companyId: workOrder.companyId,
      id,
      workOrderId,
      text,
      dueOn: dueOn ?? null,
      staffId: owner.id,
      createdAt: now,
      createdBy: staff.staffId,
      createdByName: staff.staffName,
      doneAt: null,
      doneByName: null,
    })
    const line = { key: 'task.added', params: { to: owner.name, text } } as const
    await writeHistory(work, { ...line, internal: true })
    if (owner.id !== staff.staffId)
      insertNotes(tx, [{ ...line, staffId: owner.id, workOrderId, at: now, actorName: staff.staffName }])
    return { id }
  })
}

/** @throws work_orders.unknown_colleague */
async function ownerOf({ tx }: Work, { staff, staffId = staff.staffId }: Request) {
  const owner = (await listCaseWorkers(tx)).find(({ id }) => id === staffId)
  if (!owner) throw workOrderRefusals.unknown_colleague()
  return owner
}

/** @throws tasks.too_many */
export async function checkRoom({ tx, workOrder }: Work): Promise<void> {
  if ((await countOpenTasks(tx, workOrder.id)) >= MOST_OPEN_TASKS)
    throw taskRefusals.too_many({ params: { most: MOST_OPEN_TASKS } })
}
