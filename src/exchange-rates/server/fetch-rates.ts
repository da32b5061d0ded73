import type { ServerDeps } from '#platform/server/server-deps.ts'
import { readEcbRates } from '../ecb-rates.ts'
import { latestPublished } from '../latest-published.ts'
import type { ExchangeRatesConfig } from './exchange-rates.config.ts'
import { hasRatesOf } from './exchange-rates.queries.ts'
import { insertRates } from './exchange-rates.repository.ts'

/** Ninety days of thirty currencies are about 100 KB. */
const MOST_BYTES = 2_000_000

export type RatesDeps = Pick<ServerDeps<ExchangeRatesConfig>, 'db' | 'clock' | 'config' | 'log'>

/** Fetches the rates if the latest published are not here yet. @returns how many rates the file had */
export async function fetchRates(deps: RatesDeps): Promise<number> {
  const { isLive, url, timeoutMs } = deps.config.exchangeRates
  const now = deps.clock.now()
  if (!isLive || (await hasRatesOf(deps.db, latestPublished(now)))) return 0
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const rates = response.ok ? readEcbRates(await readShort(response)) : []
  if (rates.length === 0) throw new Error(`the file of exchange rates cannot be read (${response.status})`)
  await insertRates(deps.db, rates, now)
  return rates.length
}

async function readShort(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > MOST_BYTES) return ''
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
