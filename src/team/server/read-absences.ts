import { dayOf } from '#platform/shared/calendar.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import { whoStandsIn } from '../absences.ts'
import type { listAbsences } from '../staff/absences-contract.ts'
import { absencesFrom } from './absences.queries.ts'
import type { TeamDeps } from './save-level.ts'

/** Who is away, and who does the work today: whoever left does none. */
export async function readAbsences({ db, clock, config }: TeamDeps): Promise<OutputOf<typeof listAbsences>> {
  const today = dayOf(clock.now(), config.agency.timeZone)
  const [rows, workers] = await Promise.all([absencesFrom(db, today), listCaseWorkers(db)])
  const people = workers.map(({ id, name }) => ({ id, name }))
  return {
    people,
    absences: rows.map(({ id, staffId, name, from, until, standInId, standInName, savedByName }) => ({
      id,
      staffId,
      name,
      from,
      until,
      standIn: standInId === null || standInName === null ? null : { id: standInId, name: standInName },
      isAway: from <= today,
      doesTheWork: people.find((one) => one.id === whoStandsIn(staffId, today, rows)) ?? null,
      savedByName,
    })),
  }
}
