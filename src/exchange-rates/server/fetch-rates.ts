import { type EuroRate, readEcbRates } from '../ecb-rates.ts'
import type { RateFeed } from '../feed.ts'
import { FIRST_DAY } from '../first-day.ts'
import { latestPublished } from '../latest-published.ts'
import { hasRatesOf } from './exchange-rates.queries.ts'
import { insertRates } from './exchange-rates.repository.ts'
import { fetchOfficialRates } from './fetch-official-rates.ts'
import { rateFeed } from './rate-feed.ts'
import type { RatesDeps } from './rates-deps.ts'

/** Fetches the ECB's rates if the latest published are not here yet. @returns how many rates the file had */
export async function fetchRates(deps: RatesDeps, feed: RateFeed | null = rateFeed(deps)): Promise<number> {
  const now = deps.clock.now()
  if (!feed || (await hasRatesOf(deps.db, latestPublished(now)))) return 0
  return store(deps, readEcbRates((await feed.ecb('LAST_NINETY_DAYS')) ?? ''))
}

/** Fetches the ECB's rates of all days once: returns of earlier years need theirs. */
async function fetchHistory(deps: RatesDeps, feed: RateFeed): Promise<number> {
  if (await hasRatesOf(deps.db, FIRST_DAY)) return 0
  const rates = readEcbRates((await feed.ecb('ALL_DAYS')) ?? '')
  // The first day comes last, so that an import that breaks off begins again.
  const wanted = rates.filter(({ day }) => day >= FIRST_DAY).toSorted((a, b) => (a.day > b.day ? -1 : 1))
  return store(deps, wanted)
}

async function store(deps: RatesDeps, rates: readonly EuroRate[]): Promise<number> {
  if (rates.length === 0) throw new Error('the file of exchange rates has none')
  await insertRates(deps.db, rates, deps.clock.now())
  return rates.length
}

/** Fetches what is missing of every source. One that fails does not keep the others away. @throws Error the first failure */
export async function fetchAllRates(deps: RatesDeps): Promise<number> {
  const feed = rateFeed(deps)
  if (!feed) return 0
  let fetched = 0
  const failures: unknown[] = []
  for (const fetchOne of [fetchRates, fetchHistory, ...fetchOfficialRates])
    try {
      fetched += await fetchOne(deps, feed)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
  return fetched
}
