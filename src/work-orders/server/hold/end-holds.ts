import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { holdsOver } from '../work-orders.queries.ts'
import type { WorkDeps } from '../work.ts'
import { endHold } from './resume-work-order.ts'

/** More wait for the next run. */
const BATCH = 500

type Deps = WorkDeps & Pick<ServerDeps, 'log'>

/**
 * Resumes what was on hold until today. Each in its own transaction, which looks again behind the lock: what another
 * process or a colleague resumed meanwhile is left as it is.
 * @returns how many
 */
export async function endHolds(deps: Deps): Promise<number> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  let ended = 0
  for (const id of await holdsOver(deps.db, today, BATCH)) {
    const done = await endHold(deps, id).catch((error: Error) =>
      deps.log.warn({ workOrder: id, err: error.message }, 'hold could not be ended'),
    )
    if (done === true) ended++
  }
  return ended
}
