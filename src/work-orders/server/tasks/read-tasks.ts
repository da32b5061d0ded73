import { nameFor } from '#platform/shared/original-name.ts'
import type { Executor } from '#platform/server/database.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { pickText } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { listTasks as call, Task } from '../../staff/tasks-contract.ts'
import { todayOf, type Reading } from '../present-card.ts'
import { findWorkOrder } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { TaskRow } from '../tasks.tables.ts'
import { pageOfTasks, tasksOfWorkOrder } from './tasks.queries.ts'

function presentTask({ task, staffName }: { task: TaskRow; staffName: string }, reading: Reading): Task {
  const { id, text, dueOn, staffId, createdAt, createdByName, doneAt, doneByName } = task
  return {
    id,
    text,
    dueOn,
    late: doneAt === null && dueOn !== null && dueOn < todayOf(reading),
    staff: { id: staffId, name: staffName },
    createdAt: createdAt.toISOString(),
    createdBy: createdByName,
    done: doneAt && { at: doneAt.toISOString(), by: doneByName ?? '' },
  }
}

export async function readTasks(executor: Executor, workOrderId: string, reading: Reading): Promise<Task[]> {
  if (!(await findWorkOrder(executor, workOrderId))) throw workOrderRefusals.not_found()
  const rows = await tasksOfWorkOrder(executor, workOrderId)
  return rows.map((row) => presentTask(row, reading))
}

/** Of one member of staff, over all work orders that they see. */
export async function listTasks(
  executor: Executor,
  { staffId, scope }: StaffPrincipal,
  { view, page, pageSize }: InputOf<typeof call>,
  reading: Reading,
) {
  const { rows, total } = await pageOfTasks(executor, { view, staffId, scope, page, pageSize })
  const records = rows.map((row) => ({
    ...presentTask(row, reading),
    workOrder: { id: row.task.workOrderId, number: row.number, product: pickText(row.product, reading.lang) },
    country: row.country,
    company: nameFor({ name: row.company, nameOriginal: row.companyOriginal }, reading.lang),
  }))
  return { records, total, page, pageSize }
}
