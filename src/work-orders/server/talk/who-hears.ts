import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { isInScope, scopeOf } from '#staff/scope.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import { chooseAssignee } from '#team/assignment.ts'
import { isAbsent, whoStandsIn } from '#team/absences.ts'
import { readAssignment, teamsByName } from '#team/server/public.ts'
import { readCandidates } from '../assign/assign-by-rules.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'

type Of = { workOrder: WorkOrderRow; today: Day }

/**
 * Which colleagues hear what a seller writes: whoever has the work order, and who stands in while they are away. Where
 * nobody does its work, whom the rules would choose; of all of them only who may read it. Without such a one every case
 * worker who is there hears of it, as a message that nobody hears of is not answered.
 */
export async function whoHears(tx: Transaction, { workOrder, today }: Of): Promise<string[]> {
  const [{ rules, absences }, workers] = await Promise.all([readAssignment(tx, today), listCaseWorkers(tx)])
  const readers = await whoMayRead(tx, workers, workOrder)
  const works = (id: string) => readers.has(id)
  const { assigneeId } = workOrder
  // Whoever left is no worker any more.
  const has = assigneeId !== null && works(assigneeId) ? [assigneeId] : []
  const doesIt = has.flatMap((id) => whoStandsIn(id, today, absences) ?? []).filter(works)
  if (doesIt.length > 0) return [...new Set([...has, ...doesIt])]
  // Whom the rules would choose is asked only where nobody does the work.
  const { order, load } = await readCandidates({ tx, workOrder, today }, workers)
  const able = load.filter(({ id }) => works(id))
  const { staffId } = chooseAssignee(order, rules, able, absences)
  if (staffId !== null) return [...new Set([...has, staffId])]
  const present = workers.filter(({ id }) => !isAbsent(id, today, absences))
  return (present.length > 0 ? present : workers).map(({ id }) => id)
}

type Worker = Awaited<ReturnType<typeof listCaseWorkers>>[number]

/** Those of them in whose scope it is. Most see everything: then no team is read. */
async function whoMayRead(
  tx: Transaction,
  workers: readonly Worker[],
  workOrder: WorkOrderRow,
): Promise<ReadonlySet<string>> {
  const teams = workers.some(({ scope }) => scope === 'teams') ? await teamsByName(tx) : []
  const scopeOfWorker = ({ id, role, scope }: Worker) => {
    const own = teams.filter(({ memberIds }) => memberIds.includes(id)).map(({ countries }) => countries)
    return scopeOf({ staffId: id, role, scope, countries: [] }, { teams: own, signed: [] })
  }
  const able = workers.filter((worker) => isInScope(scopeOfWorker(worker), workOrder))
  return new Set(able.map(({ id }) => id))
}
