import { readShort } from '#platform/server/read-short.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { RateFeed } from '../feed.ts'
import { createLocalFeed } from '../local-feed/local-feed.ts'
import type { ExchangeRatesConfig } from './exchange-rates.config.ts'

type FeedDeps = Pick<ServerDeps<ExchangeRatesConfig>, 'config' | 'clock'>

/** The feed as it is configured; null where it is switched off. */
export function rateFeed({ config, clock }: FeedDeps): RateFeed | null {
  const { mode, urls, timeoutMs } = config.exchangeRates
  if (mode === 'off') return null
  if (mode === 'local') return createLocalFeed(clock.now)
  const fetched = (url: string) => fetchText(url, timeoutMs)
  return {
    ecb: (file) => fetched(file === 'ALL_DAYS' ? urls.ecbHistory : urls.ecb),
    nbp: (from, to) => fetched(`${urls.nbp}/${from}/${to}/?format=json`),
    // The month without a zero before it: `2026-3`.
    hmrc: (month) => fetched(`${urls.hmrc}${month.replace('-0', '-')}.xml`),
    bmf: null,
  }
}

/** All days of thirty currencies since 1999 are about 8 MB. */
const MOST_BYTES = 32_000_000

/** @throws Error naming the status, where the source does not work */
async function fetchText(url: string, timeoutMs: number): Promise<string | null> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  const text = response.ok ? await readShort(response, MOST_BYTES) : undefined
  if (!text) throw new Error(`exchange rates cannot be read (${response.status})`)
  return text
}
