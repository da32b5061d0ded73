import { getCompany } from '#accounts/server/public.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import { isAbsent } from '#team/absences.ts'
import { chooseAssignee, chooseInstead, type Chosen } from '#team/assignment.ts'
import { readAssignment } from '#team/server/public.ts'
import { assignedBecause } from '../../assigned-because.ts'
import { insertNotes } from '../team/watching.repository.ts'
import { writeHistory, type Work } from '../work.ts'
import { countOpenWork } from './open-work.queries.ts'

type Worker = Awaited<ReturnType<typeof listCaseWorkers>>[number]

/** It has just become the agency's turn. */
export const waitsForAssignee = ({ workOrder, before, isNew }: Work): boolean =>
  workOrder.status === 'OPEN' && workOrder.turn === 'agency' && (isNew || before.turn !== 'agency')

/** A letter has just made it the agency's to answer, whosever turn it is: nothing else gives a rank outside of its turn. */
export const isCalledForByLetter = ({ workOrder, before }: Work): boolean =>
  workOrder.turn !== 'agency' && workOrder.urgentAt !== null && before.urgentAt === null

/**
 * Gives what nobody has, or somebody who is away or has left, to whom the rules of the team say. Without rules nothing is
 * assigned by itself, but nobody who is not there keeps what is to be done.
 */
export async function assignByRules(work: Work): Promise<void> {
  const { tx, workOrder, today } = work
  const had = workOrder.assigneeId
  // Who acts is there, whatever the calendar says.
  if (had !== null && work.actor.id === had) return
  const { rules, absences } = await readAssignment(tx, today)
  if (had === null && rules.length === 0) return
  const workers = await listCaseWorkers(tx)
  const works = had !== null && workers.some(({ id }) => id === had)
  if (works && !isAbsent(had, today, absences)) return
  const { order, load, ...found } = await readCandidates(work, workers)
  const choose = (): Chosen => {
    if (works) return chooseInstead(had, order, { rules, load, absences })
    if (rules.length === 0) return { staffId: null, because: 'LEFT' }
    return chooseAssignee(order, rules, load, absences)
  }
  await assignTo(work, { ...found, chosen: choose() })
}

type Found = { chosen: Chosen; workers: readonly Worker[]; nameOf: (staffId: string) => string }

/** @param without who is not to get it */
export async function findByRules(work: Work, without: string): Promise<Found> {
  const [{ rules, absences }, { order, load, ...found }] = await Promise.all([
    readAssignment(work.tx, work.today),
    readCandidates(work),
  ])
  const others = load.filter(({ id }) => id !== without)
  return { ...found, chosen: chooseAssignee(order, rules, others, absences) }
}

/**
 * Who may get a work order, with what decides among them.
 * @param known the case workers, where they were read before
 */
export async function readCandidates(
  { tx, workOrder, today }: Pick<Work, 'tx' | 'workOrder' | 'today'>,
  known?: Worker[],
) {
  const { companyId, productCode, country } = workOrder
  const [workers, open, company] = await Promise.all([
    known ?? listCaseWorkers(tx),
    countOpenWork(tx, companyId),
    getCompany(tx, companyId),
  ])
  return {
    workers,
    nameOf: (staffId: string) => workers.find(({ id }) => id === staffId)?.name ?? '',
    load: workers.map(({ id }) => ({ id, ...(open.get(id) ?? { open: 0, ofCompany: 0 }) })),
    order: { productCode, country, lang: company?.lang ?? 'en', day: today } as const,
  }
}

/** Only the staff read why. Administrators are told where nobody was found. */
async function assignTo(work: Work, { chosen, workers, nameOf }: Found): Promise<void> {
  const { workOrder, tx, now } = work
  const why = assignedBecause(chosen, nameOf)
  const line = { actor: PORTAL, internal: true }
  if (chosen.staffId !== null) {
    workOrder.assigneeId = chosen.staffId
    const params = { to: nameOf(chosen.staffId), why }
    return writeHistory(work, { ...line, key: 'order.assignedByRule', params })
  }
  workOrder.assigneeId = null
  await writeHistory(work, { ...line, key: 'order.notAssigned', params: { why } })
  const admins = workers.filter(({ role }) => role === 'admin')
  const note = { workOrderId: workOrder.id, at: now, key: 'order.notAssigned', params: { why } } as const
  insertNotes(
    tx,
    admins.map(({ id: staffId }) => ({ ...note, staffId, actorName: PORTAL.name })),
  )
}
