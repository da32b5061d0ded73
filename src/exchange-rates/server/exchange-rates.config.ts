import { z } from 'zod'
import type { Mode } from '#platform/server/config.ts'
import { httpAddress, type RawSettings, setting } from '#platform/server/settings.ts'

export const EXCHANGE_RATES_SETTINGS = {
  exchangeRates: setting({
    env: 'GREENLANE_EXCHANGE_RATES',
    doc: 'Where exchange rates come from: `live` fetches those of the European Central Bank, of Narodowy Bank Polski and of HMRC (those of the German finance ministry are entered by staff), `local` makes them up inside this process, `off` has none. An invoice with VAT in another currency than the agency’s waits for its rate, and so does a return. Without it, a demo uses `local`, production `live`.',
    schema: z.enum(['live', 'local', 'off']),
    production: (mode) => (mode === 'local' ? 'must not be `local`' : undefined),
  }),
  ecbRatesUrl: setting({
    env: 'GREENLANE_ECB_RATES_URL',
    doc: 'The file of the European Central Bank with the rates of the last ninety days.',
    schema: httpAddress,
    default: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml',
  }),
  ecbHistoryUrl: setting({
    env: 'GREENLANE_ECB_HISTORY_URL',
    doc: 'Its file with the rates of all days, which is fetched once.',
    schema: httpAddress,
    default: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.xml',
  }),
  nbpRatesUrl: setting({
    env: 'GREENLANE_NBP_RATES_URL',
    doc: 'Where Narodowy Bank Polski answers with its tables A, before `/<first day>/<last day>/`.',
    schema: httpAddress,
    default: 'https://api.nbp.pl/api/exchangerates/tables/a',
  }),
  hmrcRatesUrl: setting({
    env: 'GREENLANE_HMRC_RATES_URL',
    doc: 'Where HMRC keeps the files of its monthly rates, before `<year>-<month>.xml`.',
    schema: httpAddress,
    default: 'https://www.trade-tariff.service.gov.uk/api/v2/exchange_rates/files/monthly_xml_',
  }),
} as const

export type ExchangeRatesConfig = {
  exchangeRates: {
    mode: 'live' | 'local' | 'off'
    urls: { ecb: string; ecbHistory: string; nbp: string; hmrc: string }
    timeoutMs: number
  }
}

export function exchangeRatesConfig(
  raw: RawSettings<typeof EXCHANGE_RATES_SETTINGS> & Mode,
): ExchangeRatesConfig {
  return {
    exchangeRates: {
      mode: raw.exchangeRates ?? (raw.mode === 'production' ? 'live' : 'local'),
      urls: {
        ecb: raw.ecbRatesUrl ?? '',
        ecbHistory: raw.ecbHistoryUrl ?? '',
        nbp: raw.nbpRatesUrl ?? '',
        hmrc: raw.hmrcRatesUrl ?? '',
      },
      timeoutMs: 20_000,
    },
  }
}
