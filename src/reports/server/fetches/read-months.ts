import type { OutputOf } from '#platform/shared/call.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { runningReturnsOf } from '#registrations/server/public.ts'
import { inRegion } from '#shops/region.ts'
import { beginOfShop } from '#shops/report-months.ts'
import type { listMonths } from '../../contract.ts'
import { fetchFaultText } from '../../fetch-faults.ts'
import { firstDayOf, lastReadyMonth, twelveMonthsTo } from '../../fetch-states.ts'
import { isNeeded, stateOfMonth, type MonthFacts } from '../../shop-months.ts'
import { importedReports, type StatedMonth, statedMonths } from '../reported-months.queries.ts'
import type { FetchDeps } from './fetch-deps.ts'
import { connectedShops, fetchesSince, type FoundFetch, shopsOf } from './fetches.queries.ts'

type Months = OutputOf<typeof listMonths>
type Month = Months[number]['months'][number]

/** The last twelve months of each shop: which are reported, which are on their way, and which are missing. */
export async function readMonths(
  deps: Pick<FetchDeps, 'db' | 'clock' | 'config' | 'amazon'>,
  companyId: string,
  lang: Lang,
): Promise<Months> {
  const now = deps.clock.now()
  const months = twelveMonthsTo(lastReadyMonth(now))
  const today = dayOf(now, deps.config.agency.timeZone)
  const [shops, connected, fetches, reports, stated, running] = await Promise.all([
    shopsOf(deps.db, companyId),
    connectedShops(deps.db, companyId),
    fetchesSince(deps.db, companyId, firstDayOf(months[0] ?? '')),
    importedReports(deps.db, companyId),
    statedMonths(deps.db, companyId),
    runningReturnsOf(deps.db, companyId, today),
  ])
  return shops.map((shop) => {
    const { id, name, marketplace, region } = shop
    const factsOf = factsOfShop(shop, { running, reports, stated, fetches })
    const mayFetch = deps.amazon !== undefined && connected.has(id)
    return {
      shopId: id,
      name,
      marketplace,
      region,
      mayFetch,
      months: months.map((month) => presentMonth(factsOf(month), lang)),
    }
  })
}

type ShopKnown = Pick<Awaited<ReturnType<typeof shopsOf>>[number], 'id' | 'region' | 'createdAt'>
type Known = {
  running: Awaited<ReturnType<typeof runningReturnsOf>>
  reports: Awaited<ReturnType<typeof importedReports>>
  stated: readonly StatedMonth[]
  fetches: readonly FoundFetch[]
}
type Facts = Omit<MonthFacts, 'isStated'> & { fetch: FoundFetch | null; stated: StatedMonth | null }

/** What is known of each month of a shop. */
function factsOfShop(
  { id, region, createdAt }: ShopKnown,
  { running, reports, stated, fetches }: Known,
): (month: string) => Facts {
  const needed = running.filter(({ country }) => inRegion(country, region))
  const own = reports.filter(({ shopId }) => shopId === id)
  const since = beginOfShop(
    lastReadyMonth(createdAt),
    own.map(({ firstDay }) => firstDay),
  )
  const neededFrom = needed.map(({ coversFrom }) => coversFrom.slice(0, 7)).toSorted()[0] ?? null
  return (month) => ({
    since,
    neededFrom,
    month,
    isReported: reports.some(
      ({ shopId, months }) => (shopId === id || shopId === null) && months.includes(month),
    ),
    stated: stated.find((one) => one.shopId === id && one.month === firstDayOf(month)) ?? null,
    fetch: fetches.find((one) => one.shopId === id && one.month === firstDayOf(month)) ?? null,
  })
}

function presentMonth(facts: Facts, lang: Lang): Month {
  const { fetch, stated } = facts
  const state = stateOf(facts)
  const isOver = fetch?.status === 'FAILED'
  const fault =
    fetch && fetch.fault !== null && state !== 'REPORTED' && state !== 'NO_SALES' ? fetch.fault : null
  return {
    month: facts.month,
    state,
    needed: isNeeded(facts),
    importId: fetch?.importId ?? null,
    askAgainAt: state === 'RUNNING' ? (fetch?.askAgainAt?.toISOString() ?? null) : null,
    fault: fault === null ? null : pickText(fetchFaultText(fault, isOver), lang),
    stated: state === 'NO_SALES' ? presentStated(stated) : null,
  }
}

const stateOf = (facts: Facts) => stateOfMonth({ ...facts, isStated: facts.stated !== null })

function presentStated(stated: StatedMonth | null): Month['stated'] {
  if (stated === null) return null
  const { statedAt, byKind, byName, reason } = stated
  return { at: statedAt.toISOString(), by: { kind: byKind, name: byName }, reason }
}

/** The months of shops that the running returns need and that nobody has reported, by the id of the shop. */
export async function missingMonths(
  { db, clock }: Pick<FetchDeps, 'db' | 'clock'>,
  companyId: string,
  { shops, running }: { shops: readonly ShopKnown[] } & Pick<Known, 'running'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (shops.length === 0 || running.length === 0) return new Map()
  const months = twelveMonthsTo(lastReadyMonth(clock.now()))
  const [fetches, reports, stated] = await Promise.all([
    fetchesSince(db, companyId, firstDayOf(months[0] ?? '')),
    importedReports(db, companyId),
    statedMonths(db, companyId),
  ])
  return new Map(
    shops.map((shop) => {
      const factsOf = factsOfShop(shop, { running, reports, stated, fetches })
      return [shop.id, months.filter((month) => isMissing(factsOf(month)))]
    }),
  )
}

function isMissing(facts: Facts): boolean {
  const state = stateOf(facts)
  return isNeeded(facts) && (state === 'MISSING' || state === 'RUNNING')
}
