import type { OutputOf } from '#platform/shared/call.ts'
import type { exchangeRateSources, listExchangeRates } from '#exchange-rates/staff/contract.ts'

/* Rates of states as months bring them: fetched ones, entered ones, and months that nobody has entered yet. */

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const rate = (currency: string, value: string, enteredBy: string | null) => ({
  source: 'DE_BMF' as const,
  key: '2026-09',
  currency,
  rate: value,
  document: 'BMF letter of 1 October 2026, III C 3 - S 7329/25/10001',
  storedAt: new Date().toISOString(),
  enteredBy,
})

export const RATES: OutputOf<typeof listExchangeRates> = {
  records: [rate('CNY', '8.2951', 'stf_1'), rate('GBP', '0.8672', 'stf_1'), rate('USD', '1.1643', null)],
  total: 3,
  page: 1,
  pageSize: 50,
}
export const RATE_SOURCES: OutputOf<typeof exchangeRateSources> = [
  {
    source: 'DE_BMF',
    isEntered: true,
    first: '2025-01',
    last: '2026-09',
    missing: ['2026-03', '2026-10'],
    asOf: day(0),
  },
]
