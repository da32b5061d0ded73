import { createHash } from 'node:crypto'
import type { Transaction } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { awaitsConfirmation, findShop } from '#shops/server/public.ts'
import { firstDayOf, lastReadyMonth, mayBeFetched } from '../../fetch-states.ts'
import { FETCH_JOB } from '../job-names.ts'
import { reportsRefusals } from '../reports.errors.ts'
import { beginFetch, beginFetchesOf, type FetchId } from './fetches.repository.ts'
import type { FetchDeps } from './fetch-deps.ts'

const REQUESTS_AN_HOUR = 60
/** An hour's share: more wait for the next hour. */
const AT_ONCE = 500

/** Somebody wants the report of a month, again or for the first time. One that is on its way goes on. */
export async function requestFetch(
  deps: FetchDeps,
  { companyId, userId }: Pick<SellerPrincipal, 'companyId' | 'userId'>,
  { shopId, month }: { shopId: string; month: string },
): Promise<void> {
  await deps.limits.count({ key: `fetch:${companyId}`, limit: REQUESTS_AN_HOUR, windowMinutes: 60 })
  const at = deps.clock.now()
  const found = await findShop(deps.db, companyId, shopId)
  if (!found) throw reportsRefusals.shop_not_found()
  if (found.authorisation?.status !== 'GRANTED' || !deps.amazon) throw reportsRefusals.shop_not_connected()
  if (awaitsConfirmation(found.authorisation)) throw reportsRefusals.account_of_another()
  if (!mayBeFetched(month, at)) throw reportsRefusals.month_not_ready()
  const id = { companyId, shopId, month: firstDayOf(month) }
  await deps.db.transaction(async (tx) => {
    if (await beginFetch(tx, id, { at, askedById: userId })) await addFetchJob(deps, tx, id)
  })
}

/** Asks for the last month of every shop, once each; whatever other process does the same. */
export async function requestLastMonth(deps: FetchDeps): Promise<void> {
  if (!deps.amazon) return
  const at = deps.clock.now()
  const month = firstDayOf(lastReadyMonth(at))
  await deps.db.transaction(async (tx) => {
    const begun = await beginFetchesOf(tx, month, { at, limit: AT_ONCE })
    for (const id of begun) await addFetchJob(deps, tx, id)
  })
}

/** Few at a time, and those of a shop one after the other: no two processes write the same report. */
const LANES = 4
const laneOf = (shopId: string): string =>
  `report-fetches-${(createHash('sha256').update(shopId).digest()[0] ?? 0) % LANES}`

export function addFetchJob(
  { jobs }: Pick<FetchDeps, 'jobs'>,
  tx: Transaction,
  { companyId, shopId, month }: FetchId,
  runAt?: Date,
): Promise<void> {
  const key = `${FETCH_JOB}:${shopId}:${month}`
  return jobs.add(
    tx,
    FETCH_JOB,
    { companyId, shopId, month },
    { key, queue: laneOf(shopId), ...(runAt && { runAt }) },
  )
}
