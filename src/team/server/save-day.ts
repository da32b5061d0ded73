import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { MOST_AGENCY_DAYS } from '../staff/contract.ts'
import { auditTimes, TEAM_TIMES_CHANGED, type TeamActor, type TeamDeps } from './save-level.ts'
import { teamRefusals } from './team.errors.ts'
import { countAgencyDays, countCountryDays, timesLately } from './team.queries.ts'
import {
  deleteAgencyDay,
  deleteCountryDay,
  lockTeam,
  putAgencyDay,
  putCountryDay,
} from './team.repository.ts'
import type { AgencyDayRow } from './team.tables.ts'

/** @throws team.day_past, team.too_many_days */
export async function saveDay(
  deps: TeamDeps,
  actor: TeamActor,
  { country, ...said }: { day: Day; works: boolean; name: string; country?: string | undefined },
): Promise<AgencyDayRow> {
  refuseThePast(deps, said.day)
  const at = deps.clock.now()
  const row = { ...said, savedAt: at, savedByName: actor.staffName }
  const abroad = abroadOf(deps, country)
  await deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    if (abroad === undefined) await putAgencyDay(tx, row)
    else await putCountryDay(tx, { ...row, country: abroad })
    const count = abroad === undefined ? await countAgencyDays(tx) : await countCountryDays(tx, abroad)
    if (count > MOST_AGENCY_DAYS) throw teamRefusals.too_many_days({ params: { count: MOST_AGENCY_DAYS } })
    await auditTimes(tx, {
      actor,
      at,
      action: 'team.daySaved',
      record: said.day,
      detail: { ...said, ...of(abroad) },
    })
    await deps.jobs.publish(tx, TEAM_TIMES_CHANGED, {})
  })
  timesLately.forget(deps.db)
  return row
}

/** @throws team.day_past */
export async function removeDay(
  deps: TeamDeps,
  actor: TeamActor,
  { day, country }: { day: Day; country?: string | undefined },
): Promise<void> {
  refuseThePast(deps, day)
  const at = deps.clock.now()
  const abroad = abroadOf(deps, country)
  await deps.db.transaction(async (tx) => {
    const gone =
      abroad === undefined ? await deleteAgencyDay(tx, day) : await deleteCountryDay(tx, abroad, day)
    if (!gone) return
    const { works, name } = gone
    const detail = { works, name, ...of(abroad) }
    await auditTimes(tx, { actor, at, action: 'team.dayRemoved', record: day, detail })
    await deps.jobs.publish(tx, TEAM_TIMES_CHANGED, {})
  })
  timesLately.forget(deps.db)
}

/** Another country than the agency's, whose calendar is its own. */
const abroadOf = ({ config }: TeamDeps, country: string | undefined): string | undefined =>
  country === config.agency.country ? undefined : country

const of = (abroad: string | undefined) => (abroad === undefined ? {} : { country: abroad })

/** What was worked or missed then is not judged by another calendar afterwards. */
function refuseThePast({ clock, config }: TeamDeps, day: Day): void {
  if (day < dayOf(clock.now(), config.agency.timeZone)) throw teamRefusals.day_past()
}
