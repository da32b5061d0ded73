import { getCompany } from '#accounts/server/public.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import { chooseAssignee, type Chosen } from '#team/assignment.ts'
import { readAssignment } from '#team/server/public.ts'
import { assignedBecause } from '../../assigned-because.ts'
import { insertNotes } from '../team/watching.repository.ts'
import { writeHistory, type Work } from '../work.ts'
import { countOpenWork } from './open-work.queries.ts'

type Worker = Awaited<ReturnType<typeof listCaseWorkers>>[number]

/** It has just become the agency's turn, and nobody has it. */
export const waitsForAssignee = ({ workOrder, before, isNew }: Work): boolean =>
  workOrder.status === 'OPEN' &&
  workOrder.assigneeId === null &&
  workOrder.turn === 'agency' &&
  (isNew || before.turn !== 'agency')

/** Gives it to whom the rules of the team say; without rules nothing is assigned by itself. */
export async function assignByRules(work: Work): Promise<void> {
  const found = await findByRules(work)
  if (found.hasRules) await assignTo(work, found)
}

type Found = {
  hasRules: boolean
  chosen: Chosen
  workers: readonly Worker[]
  nameOf: (staffId: string) => string
}

/** @param without who is not to get it */
export async function findByRules(work: Work, without?: string): Promise<Found> {
  const { tx, workOrder, today } = work
  const { rules, absences } = await readAssignment(tx, today)
  const hasRules = rules.length > 0
  if (!hasRules && without === undefined)
    return { hasRules, chosen: { staffId: null, because: 'NO_RULE' }, workers: [], nameOf: () => '' }
  const [workers, open, company] = await Promise.all([
    listCaseWorkers(tx),
    countOpenWork(tx, workOrder.companyId),
    getCompany(tx, workOrder.companyId),
  ])
  const { productCode, country } = workOrder
  const load = workers
    .filter(({ id }) => id !== without)
    .map(({ id }) => ({ id, ...(open.get(id) ?? { open: 0, ofCompany: 0 }) }))
  const order = { productCode, country, lang: company?.lang ?? 'en', day: today }
  const chosen = chooseAssignee(order, rules, load, absences)
  return { hasRules, chosen, workers, nameOf: (id) => workers.find((one) => one.id === id)?.name ?? '' }
}

/** Only the staff read why. Administrators are told where nobody was found. */
async function assignTo(work: Work, { chosen, workers, nameOf }: Found): Promise<void> {
  const { tx, workOrder, now } = work
  const why = assignedBecause(chosen, nameOf)
  const line = { actor: PORTAL, internal: true }
  if (chosen.staffId !== null) {
    workOrder.assigneeId = chosen.staffId
    const params = { to: nameOf(chosen.staffId), why }
    return writeHistory(work, { ...line, key: 'order.assignedByRule', params })
  }
  await writeHistory(work, { ...line, key: 'order.notAssigned', params: { why } })
  const admins = workers.filter(({ role }) => role === 'admin')
  const note = { workOrderId: workOrder.id, at: now, key: 'order.notAssigned', params: { why } } as const
  insertNotes(
    tx,
    admins.map(({ id: staffId }) => ({ ...note, staffId, actorName: PORTAL.name })),
  )
}
