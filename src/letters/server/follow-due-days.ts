import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { dueDay } from '../inspections/inspection-fields.ts'
import { inspectionsPastLaw } from './inspections.queries.ts'
import { lockInspection, updateInspection } from './inspections.repository.ts'
import { LETTER_DAY_CHANGED, type LetterDeps } from './move-letter.ts'

/** The last day for an objection was yesterday: lists and ranks go on with the authority's day. Nobody changed the check. */
export async function followDueDays(deps: LetterDeps): Promise<void> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  for (const id of await inspectionsPastLaw(deps.db, today)) await followDueDay(deps, id, today)
}

const followDueDay = (deps: LetterDeps, id: string, today: Day): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const row = await lockInspection(tx, id)
    if (row?.state !== 'OPEN') return
    await updateInspection(tx, { ...row, dueDay: dueDay(row, today) })
    if (row.workOrderId !== null)
      await deps.jobs.publish(tx, LETTER_DAY_CHANGED, { workOrderId: row.workOrderId })
  })
