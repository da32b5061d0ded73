import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import { chooseAssignee } from '#team/assignment.ts'
import { isAbsent, whoStandsIn } from '#team/absences.ts'
import { readAssignment } from '#team/server/public.ts'
import { readCandidates } from '../assign/assign-by-rules.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'

type Of = { workOrder: WorkOrderRow; today: Day }

/**
 * Which colleagues hear what a seller writes: whoever has the work order, and who stands in while they are away. Where
 * nobody does its work, whom the rules would choose; without such a one every case worker who is there, as a message that
 * nobody hears of is not answered. Each reads it only as far as it is in their scope.
 */
export async function whoHears(tx: Transaction, { workOrder, today }: Of): Promise<string[]> {
  const [{ rules, absences }, workers] = await Promise.all([readAssignment(tx, today), listCaseWorkers(tx)])
  const works = (id: string | null) => id !== null && workers.some((worker) => worker.id === id)
  const { assigneeId } = workOrder
  // Whoever left is no worker any more.
  const has = assigneeId !== null && works(assigneeId) ? [assigneeId] : []
  const doesIt = has.flatMap((id) => whoStandsIn(id, today, absences) ?? []).filter(works)
  if (doesIt.length > 0) return [...new Set([...has, ...doesIt])]
  // Whom the rules would choose is asked only where nobody does the work.
  const { order, load } = await readCandidates({ tx, workOrder, today }, workers)
  const { staffId } = chooseAssignee(order, rules, load, absences)
  if (staffId !== null) return [...new Set([...has, staffId])]
  const present = workers.filter(({ id }) => !isAbsent(id, today, absences))
  return (present.length > 0 ? present : workers).map(({ id }) => id)
}
