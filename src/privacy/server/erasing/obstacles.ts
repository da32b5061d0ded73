import { companiesEverOf, solelyOwned } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { ErasureObstacle } from '../../erasure-contract.ts'
import { keptRecords, keptUntil, type Retention } from '../../retention.ts'
import type { ClosingPort } from '../closing-port.ts'

/**
 * What has to be over before somebody can be erased: a company of which they are the only owner has to be closed or
 * handed over, and its running work keeps it from closing.
 */
export async function obstaclesOf(
  executor: Executor,
  closing: ClosingPort,
  userId: string,
): Promise<ErasureObstacle[]> {
  const found: ErasureObstacle[] = []
  for (const { id, name, members } of await solelyOwned(executor, userId)) {
    found.push({ company: name, kind: 'SOLE_OWNER', count: members })
    for (const { kind, count } of await closing.obstacles(executor, id))
      found.push({ company: name, kind, count })
  }
  return found
}

export type KeptRecord = Retention & { until: string }

/** What the law keeps after an erasure on a day, and the companies whose records are not the person’s own. */
export async function keptOf(
  executor: Executor,
  closing: ClosingPort,
  { userId, now, timeZone }: { userId: string; now: Date; timeZone: string },
): Promise<{ kept: KeptRecord[]; companies: string[] }> {
  const today = dayOf(now, timeZone)
  const kept = new Map<string, KeptRecord>()
  const keep = (records: readonly Retention[], day: string) => {
    for (const record of records) {
      const until = keptUntil(day, record.years)
      if ((kept.get(record.key)?.until ?? '') < until) kept.set(record.key, { ...record, until })
    }
  }
  keep(keptRecords(false), today)
  const companies: string[] = []
  for (const { id, name, closedAt } of await companiesEverOf(executor, userId))
    if (closedAt) keep(keptRecords(await closing.hasBought(executor, id)), dayOf(closedAt, timeZone))
    else companies.push(name)
  return { kept: [...kept.values()], companies }
}
