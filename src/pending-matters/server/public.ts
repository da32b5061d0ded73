import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { createAmazon, type ShopsConfig } from '#shops/server/public.ts'
import type { PendingMatter } from '../contract.ts'
import { listMatters, type Reading } from './list-matters.ts'

/** More than a company will ever have to do at a time. */
const AT_MOST = 500

/** What waits for a company until a day, also what is overdue; in the agency's calendar. */
export async function mattersDueBy(
  deps: Pick<ServerDeps<ShopsConfig>, 'db' | 'config'>,
  { companyId, dueBy }: { companyId: string; dueBy: Day },
  reading: Omit<Reading, 'timeZone'>,
): Promise<PendingMatter[]> {
  const connectsAmazon = createAmazon(deps) !== undefined
  const filter = { companyId, connectsAmazon, dueBy, page: 1, pageSize: AT_MOST }
  const timeZone = deps.config.agency.timeZone
  const { records } = await listMatters(deps.db, filter, { ...reading, timeZone })
  return records
}

export { isStillWaiting } from './pending-matters.queries.ts'
