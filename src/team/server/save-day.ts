import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { MOST_AGENCY_DAYS } from '../staff/contract.ts'
import { auditTimes, TEAM_TIMES_CHANGED, type TeamActor, type TeamDeps } from './save-level.ts'
import { teamRefusals } from './team.errors.ts'
import { countAgencyDays } from './team.queries.ts'
import { deleteAgencyDay, lockTeam, putAgencyDay } from './team.repository.ts'
import type { AgencyDayRow } from './team.tables.ts'

/** @throws team.day_past, team.too_many_days */
export async function saveDay(
  deps: TeamDeps,
  actor: TeamActor,
  said: { day: Day; works: boolean; name: string },
): Promise<AgencyDayRow> {
  refuseThePast(deps, said.day)
  const at = deps.clock.now()
  const row = { ...said, savedAt: at, savedByName: actor.staffName }
  await deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    await putAgencyDay(tx, row)
    if ((await countAgencyDays(tx)) > MOST_AGENCY_DAYS)
      throw teamRefusals.too_many_days({ params: { count: MOST_AGENCY_DAYS } })
    await auditTimes(tx, { actor, at, action: 'team.daySaved', record: said.day, detail: said })
    await deps.jobs.publish(tx, TEAM_TIMES_CHANGED, {})
  })
  return row
}

/** @throws team.day_past */
export async function removeDay(deps: TeamDeps, actor: TeamActor, day: Day): Promise<void> {
  refuseThePast(deps, day)
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const gone = await deleteAgencyDay(tx, day)
    if (!gone) return
    const { works, name } = gone
    await auditTimes(tx, { actor, at, action: 'team.dayRemoved', record: day, detail: { works, name } })
    await deps.jobs.publish(tx, TEAM_TIMES_CHANGED, {})
  })
}

/** What was worked or missed then is not judged by another calendar afterwards. */
function refuseThePast({ clock, config }: TeamDeps, day: Day): void {
  if (day < dayOf(clock.now(), config.agency.timeZone)) throw teamRefusals.day_past()
}
