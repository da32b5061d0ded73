import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { firstDayKept } from '#vat/calendar/keeping.ts'
import { dropIfEmpty, partitionsBefore } from './partitions.repository.ts'

/** Drops the tables of months whose sales are all forgotten. One that somebody reads right now is left for the next night. */
export async function dropEmptyMonths(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config' | 'log'>,
): Promise<number> {
  const kept = firstDayKept(dayOf(deps.clock.now(), deps.config.agency.timeZone))
  let dropped = 0
  for (const month of await partitionsBefore(deps.db, kept)) {
    const isGone = await dropIfEmpty(deps.db, month).catch((error: Error) => {
      deps.log.debug({ month, err: error.message }, 'month not dropped yet')
      return false
    })
    if (isGone) dropped++
  }
  if (dropped > 0) deps.log.info({ dropped }, 'empty months of sales dropped')
  return dropped
}
