import { fetchAllRates } from './fetch-rates.ts'
import type { RatesDeps } from './rates-deps.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'

export function registerExchangeRatesJobs(deps: RatesDeps & Pick<ServerDeps, 'jobs'>): void {
  // Hourly, so that a payment that needs a rate does not wait long for it; most of the time it is here already.
  deps.jobs.schedule('exchange-rates.fetch', '7 * * * *', async () => {
    const fetched = await fetchAllRates(deps)
    if (fetched > 0) deps.log.info({ fetched }, 'exchange rates fetched')
  })
}
