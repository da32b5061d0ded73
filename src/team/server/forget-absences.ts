import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { deleteAbsencesBefore } from './absences.repository.ts'

/** After their last day. */
export const KEPT_DAYS = 90

/** When somebody was away is nobody's business for ever. */
export async function forgetAbsences({
  db,
  clock,
  config,
}: Pick<ServerDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  const today = dayOf(clock.now(), config.agency.timeZone)
  await db.transaction((tx) => deleteAbsencesBefore(tx, addDays(today, -KEPT_DAYS)))
}
