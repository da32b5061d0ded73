import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import { absenceOf } from '#team/absences.ts'
import { absencesFrom, teamsByName } from '#team/server/public.ts'
import { startOfDay } from '#team/working-time.ts'
import { DONE_DAYS, type teamLoad } from '../../staff/load-contract.ts'
import { ASSIGNED_TO_NOBODY } from '../../staff/queue-filter.ts'
import { staffNames } from '../work-orders.queries.ts'
import { countDone, countHeld, countLoad } from './team-load.queries.ts'

const NONE = { agency: 0, beyondLevel: 0, waiting: 0, overdue: 0, onHold: 0 }

/** Who works on orders, with what each has; and who does so no more, as long as something is left with them. */
export async function readLoad(
  { db, clock, config }: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  scope: StaffScope,
): Promise<OutputOf<typeof teamLoad>> {
  const now = clock.now()
  const { timeZone } = config.agency
  const today = dayOf(now, timeZone)
  const days = Array.from({ length: DONE_DAYS }, (_, ago) => addDays(today, ago + 1 - DONE_DAYS))
  const since = startOfDay(days[0] ?? today, timeZone)
  const [open, held, workers, done, teams, absences] = await Promise.all([
    countLoad(db, { now, today, scope }),
    countHeld(db, scope),
    listCaseWorkers(db),
    countDone(db, { since, timeZone, scope }),
    teamsByName(db),
    absencesFrom(db, today),
  ])
  const doneOf = (id: string) =>
    days.map((day) => done.find((one) => one.staffId === id && one.day === day)?.done ?? 0)
  const teamsOf = (id: string) =>
    teams.filter(({ memberIds }) => memberIds.includes(id)).map(({ name }) => name)
  const absentOf = (id: string) => {
    const found = absenceOf(id, today, absences)
    if (!found) return null
    const { from, until, standInName: standIn } = found
    return { from, until, isAway: from <= today, standIn }
  }
  const loads = new Map<string | null, typeof NONE>()
  for (const { assigneeId: id, ...load } of [...open, ...held])
    loads.set(id, { ...NONE, ...loads.get(id), ...load })
  const left = [...loads.keys()].flatMap((id) =>
    id === null || workers.some((one) => one.id === id) ? [] : [id],
  )
  const gone = [...(await staffNames(db, left))].map(([id, name]) => ({ id, name }))
  const shown = (people: readonly { id: string; name: string }[], works: boolean) =>
    people.map(({ id, name }) => ({
      id,
      name,
      works,
      teams: teamsOf(id),
      absence: works ? absentOf(id) : null,
      ...(loads.get(id) ?? NONE),
      done: doneOf(id),
    }))
  return {
    days,
    people: [...shown(gone, false), ...shown(workers, true)].toSorted(
      (a, b) => Number(a.works) - Number(b.works) || b.agency - a.agency || a.name.localeCompare(b.name),
    ),
    nobody: { id: ASSIGNED_TO_NOBODY, ...(loads.get(null) ?? NONE) },
  }
}
