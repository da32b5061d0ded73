import { dayOf, daysBetween, type Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { expectSame } from '#platform/server/http/once.ts'
import type { StaffRole } from '#platform/shared/call.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import type { Absence } from '../absences.ts'
import { MOST_ABSENCES, MOST_ABSENT_DAYS } from '../staff/absences-contract.ts'
import { absenceBeside, countAbsencesFrom, findAbsence } from './absences.queries.ts'
import { deleteAbsence, putAbsence } from './absences.repository.ts'
import { auditTimes, type TeamActor, type TeamDeps } from './save-level.ts'
import { teamRefusals } from './team.errors.ts'
import { lockTeam } from './team.repository.ts'

type Person = TeamActor & { role: StaffRole }
/** @property newId of one that is new: that of its request */
type Said = Absence & { absenceId?: string | undefined; newId: string }
type Tx = Parameters<typeof lockTeam>[0]

/** @throws what the contract of `saveAbsence` names */
export async function saveAbsence(deps: TeamDeps, actor: Person, said: Said): Promise<{ id: string }> {
  const at = deps.clock.now()
  const today = dayOf(at, deps.config.agency.timeZone)
  const { absenceId, newId, ...absence } = said
  checkDays(absence, today)
  requireOwn(actor, said.staffId)
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    await requireColleagues(tx, absence)
    if (absenceId !== undefined) await requireChangeable(tx, actor, absenceId)
    const id = absenceId ?? newId
    const before = absenceId === undefined ? await findAbsence(tx, id) : undefined
    if (before) {
      expectSame(before, absence)
      return { id }
    }
    await requireFree(tx, { ...absence, id })
    await putAbsence(tx, { ...absence, id, savedAt: at, savedByName: actor.staffName })
    if ((await countAbsencesFrom(tx, today)) > MOST_ABSENCES)
      throw teamRefusals.too_many_absences({ params: { count: MOST_ABSENCES } })
    await auditTimes(tx, { actor, at, action: 'team.absenceSaved', record: id, detail: absence })
    return { id }
  })
}

/** One that is gone already is as it was wanted. @throws team.not_yours */
export async function removeAbsence(deps: TeamDeps, actor: Person, id: string): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    const gone = await findAbsence(tx, id)
    if (!gone) return
    requireOwn(actor, gone.staffId)
    await deleteAbsence(tx, id)
    const { staffId, from, until, standInId } = gone
    const detail = { staffId, from, until, standInId }
    await auditTimes(tx, { actor, at, action: 'team.absenceRemoved', record: id, detail })
  })
}

function checkDays({ staffId, from, until, standInId }: Absence, today: Day): void {
  if (until < from) throw teamRefusals.absence_backwards()
  if (until < today) throw teamRefusals.absence_over()
  if (daysBetween(from, until) >= MOST_ABSENT_DAYS)
    throw teamRefusals.absence_too_long({ params: { count: MOST_ABSENT_DAYS } })
  if (standInId === staffId) throw teamRefusals.own_stand_in()
}

function requireOwn({ role, staffId }: Person, whose: string): void {
  if (role !== 'admin' && staffId !== whose) throw teamRefusals.not_yours()
}

async function requireColleagues(tx: Tx, { staffId, standInId }: Absence): Promise<void> {
  const known = new Set((await listCaseWorkers(tx)).map(({ id }) => id))
  if (!known.has(staffId) || (standInId !== null && !known.has(standInId)))
    throw teamRefusals.not_a_colleague()
}

/** Of two absences on the same day, with different people standing in, nobody could say which counts. */
async function requireFree(tx: Tx, absence: Absence & { id: string }): Promise<void> {
  const other = await absenceBeside(tx, absence)
  if (!other) return
  const { name } = other
  const params = { name, from: inBoth(other.from), until: inBoth(other.until) }
  const said = teamRefusals.absence_overlaps({ params })
  const from = { en: said.messageIn('en'), zh: said.messageIn('zh') }
  throw teamRefusals.absence_overlaps({ params, fields: { from } })
}

const inBoth = (day: Day) => ({ en: formatDay(day, 'en'), zh: formatDay(day, 'zh') })

async function requireChangeable(tx: Tx, actor: Person, id: string): Promise<void> {
  const row = await findAbsence(tx, id)
  if (!row) throw teamRefusals.no_absence()
  requireOwn(actor, row.staffId)
}
