import { z } from 'zod'
import type { Mode } from '#platform/server/config.ts'
import { httpAddress, type RawSettings, setting } from '#platform/server/settings.ts'

export const EXCHANGE_RATES_SETTINGS = {
  exchangeRates: setting({
    env: 'GREENLANE_EXCHANGE_RATES',
    doc: 'Where exchange rates come from: `live` fetches the reference rates of the European Central Bank, `off` none. An invoice with VAT in another currency than the agency’s waits for its rate. Without it, a demo uses `off`, and its invoices say what is missing; production `live`.',
    schema: z.enum(['live', 'off']),
  }),
  ecbRatesUrl: setting({
    env: 'GREENLANE_ECB_RATES_URL',
    doc: 'The file of the European Central Bank with the rates of the last ninety days.',
    schema: httpAddress,
    default: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml',
  }),
} as const

export type ExchangeRatesConfig = {
  exchangeRates: { isLive: boolean; url: string; timeoutMs: number }
}

export function exchangeRatesConfig(
  raw: RawSettings<typeof EXCHANGE_RATES_SETTINGS> & Mode,
): ExchangeRatesConfig {
  return {
    exchangeRates: {
      isLive: raw.exchangeRates === undefined ? raw.mode === 'production' : raw.exchangeRates === 'live',
      url: raw.ecbRatesUrl ?? '',
      timeoutMs: 20_000,
    },
  }
}
