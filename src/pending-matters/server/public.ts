import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { createAmazon, type ShopsConfig } from '#shops/server/public.ts'
import type { PendingMatter } from '../contract.ts'
import { listMatters, presentMatter, whenDue, type Reading } from './list-matters.ts'
import { mattersDueOf } from './pending-matters.queries.ts'

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

/** What waits for any of these companies until a day: when it is due, and the rest for whoever reads it. */
export async function mattersDueOfMany(
  deps: Pick<ServerDeps<ShopsConfig>, 'db' | 'config'>,
  { companyIds, dueBy }: { companyIds: readonly string[]; dueBy: Day },
  now: Date,
) {
  const connectsAmazon = createAmazon(deps) !== undefined
  const { timeZone } = deps.config.agency
  const today = dayOf(now, timeZone)
  const rows = await mattersDueOf(deps.db, companyIds, { connectsAmazon, timeZone, today, dueBy })
  return rows.map((row) => ({
    companyId: row.companyId,
    id: row.id,
    ...whenDue(row, { now, timeZone }),
    readIn: (lang: Lang) => presentMatter(row, { lang, now, timeZone }),
  }))
}

export { isStillWaiting } from './pending-matters.queries.ts'
