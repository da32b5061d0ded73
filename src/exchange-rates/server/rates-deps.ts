import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { ExchangeRatesConfig } from './exchange-rates.config.ts'

export type RatesDeps = Pick<ServerDeps<ExchangeRatesConfig>, 'db' | 'clock' | 'config' | 'log'>
