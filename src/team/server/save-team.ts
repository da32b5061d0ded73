import { expectSame } from '#platform/server/http/once.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import { MOST_TEAMS } from '../staff/teams-contract.ts'
import { auditTimes, TEAM_TIMES_CHANGED, type TeamActor, type TeamDeps } from './save-level.ts'
import { teamRefusals } from './team.errors.ts'
import { lockTeam } from './team.repository.ts'
import { teamsByName } from './teams.queries.ts'
import { deleteTeam, isInRule, putTeam } from './teams.repository.ts'

/** @property newId of one that is new: that of its request */
type Said = {
  teamId?: string | undefined
  newId: string
  name: string
  memberIds: string[]
  countries: string[]
  seat: string | null
}

/** @throws what the contract of `saveTeam` names */
export async function saveTeam(deps: TeamDeps, actor: TeamActor, said: Said): Promise<{ id: string }> {
  const at = deps.clock.now()
  const team = {
    name: said.name,
    memberIds: [...new Set(said.memberIds)],
    countries: [...new Set(said.countries)].toSorted(),
    seat: said.seat,
  }
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    const teams = await teamsByName(tx)
    const before = said.teamId === undefined ? teams.find(({ id }) => id === said.newId) : undefined
    if (before) {
      expectSame(before, team)
      return { id: before.id }
    }
    const known = teams.find(({ id }) => id === said.teamId)
    if (said.teamId !== undefined && !known) throw teamRefusals.no_team()
    if (!known && teams.length >= MOST_TEAMS)
      throw teamRefusals.too_many_teams({ params: { count: MOST_TEAMS } })
    if (teams.some((other) => other !== known && isSameName(other.name, team.name)))
      throw teamRefusals.team_name_taken()
    const workers = new Set((await listCaseWorkers(tx)).map(({ id }) => id))
    if (!team.memberIds.every((id) => workers.has(id))) throw teamRefusals.not_a_colleague()
    const id = known?.id ?? said.newId
    await putTeam(tx, { ...team, id, savedAt: at, savedByName: actor.staffName })
    await auditTimes(tx, { actor, at, action: 'team.teamSaved', record: id, detail: team })
    // Whose clock runs by another calendar now.
    if (team.seat !== null || (known && known.seat !== null))
      await deps.jobs.publish(tx, TEAM_TIMES_CHANGED, {})
    return { id }
  })
}

/** One that is gone already is as it was wanted. @throws team.team_in_rule */
export async function removeTeam(deps: TeamDeps, actor: TeamActor, teamId: string): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    if (await isInRule(tx, teamId)) throw teamRefusals.team_in_rule()
    const gone = await deleteTeam(tx, teamId)
    if (!gone) return
    const { name, memberIds, countries, seat } = gone
    const detail = { name, memberIds, countries, seat }
    if (seat !== null) await deps.jobs.publish(tx, TEAM_TIMES_CHANGED, {})
    await auditTimes(tx, { actor, at, action: 'team.teamRemoved', record: teamId, detail })
  })
}

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
