import type { OutputOf } from '#platform/shared/call.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { runningReturnsOf } from '#registrations/server/public.ts'
import { inRegion } from '#shops/region.ts'
import type { listMonths } from '../../contract.ts'
import { fetchFaultText } from '../../fetch-faults.ts'
import { firstDayOf, lastReadyMonth, twelveMonthsTo } from '../../fetch-states.ts'
import { isNeeded, stateOfMonth, type MonthFacts } from '../../shop-months.ts'
import { importedReports } from '../reported-months.queries.ts'
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
  const [shops, connected, fetches, reports, running] = await Promise.all([
    shopsOf(deps.db, companyId),
    connectedShops(deps.db, companyId),
    fetchesSince(deps.db, companyId, firstDayOf(months[0] ?? '')),
    importedReports(deps.db, companyId),
    runningReturnsOf(deps.db, companyId, today),
  ])
  return shops.map(({ id, name, marketplace, region, createdAt }) => {
    const needed = running.filter(({ country }) => inRegion(country, region))
    const known = {
      since: lastReadyMonth(createdAt),
      neededFrom: needed.map(({ coversFrom }) => coversFrom.slice(0, 7)).toSorted()[0] ?? null,
    }
    const isReported = (month: string): boolean =>
      reports.some(
        ({ shopId, firstDay, lastDay }) =>
          (shopId === id || shopId === null) && firstDay.slice(0, 7) <= month && month <= lastDay.slice(0, 7),
      )
    const monthOf = (month: string): Month => {
      const fetch = fetches.find((one) => one.shopId === id && one.month === firstDayOf(month))
      return presentMonth(
        { ...known, month, isReported: isReported(month), fetch: fetch ?? null },
        fetch,
        lang,
      )
    }
    const mayFetch = deps.amazon !== undefined && connected.has(id)
    return { shopId: id, name, marketplace, region, mayFetch, months: months.map(monthOf) }
  })
}

function presentMonth(facts: MonthFacts, fetch: FoundFetch | undefined, lang: Lang): Month {
  const state = stateOfMonth(facts)
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
  }
}

/** The months of each shop that the running returns need and that nobody has reported. */
export async function missingMonths(
  deps: Parameters<typeof readMonths>[0],
  companyId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const shops = await readMonths(deps, companyId, 'en')
  return new Map(
    shops.map(({ shopId, months }) => [
      shopId,
      months.flatMap(({ month, state, needed }) =>
        needed && (state === 'MISSING' || state === 'RUNNING') ? [month] : [],
      ),
    ]),
  )
}
