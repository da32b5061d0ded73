import type { Day } from '#platform/shared/calendar.ts'
import type { Confidence } from './facts.ts'

/** Up to which turnover a state asks a seller for no registration. */
export type RegistrationThreshold = {
  country: string
  /** ESTABLISHED: those with their seat there; all others register with their first sale. ALL: everybody. */
  who: 'ESTABLISHED' | 'ALL'
  /** HOME: sales that are taxable there. WORLD: sales anywhere. */
  counts: 'HOME' | 'WORLD'
  /** Whole units; null: there is none, the first sale counts */
  previousYear: number | null
  currentYear: number | null
  currency: string
  from: Day
  source: string
  confidence: Confidence
}

type Line = readonly [
  country: string,
  who: RegistrationThreshold['who'],
  previousYear: number | null,
  currentYear: number | null,
  currency: string,
  from: Day,
  confidence: Confidence,
]

const LINES: readonly Line[] = [
  ['AT', 'ESTABLISHED', 55_000, 60_500, 'EUR', '2025-01-01', 'medium'],
  ['BE', 'ESTABLISHED', 25_000, 25_000, 'EUR', '2016-01-01', 'medium'],
  ['CH', 'ALL', 100_000, 100_000, 'CHF', '2018-01-01', 'medium'],
  ['CZ', 'ESTABLISHED', 2_000_000, 2_000_000, 'CZK', '2023-01-01', 'medium'],
  ['DE', 'ESTABLISHED', 25_000, 100_000, 'EUR', '2025-01-01', 'medium'],
  ['ES', 'ESTABLISHED', null, null, 'EUR', '2020-01-01', 'medium'],
  ['FR', 'ESTABLISHED', 85_000, 93_500, 'EUR', '2025-01-01', 'medium'],
  ['GB', 'ESTABLISHED', 90_000, 90_000, 'GBP', '2024-04-01', 'medium'],
  ['IE', 'ESTABLISHED', 85_000, 85_000, 'EUR', '2025-01-01', 'medium'],
  ['IT', 'ESTABLISHED', 85_000, 100_000, 'EUR', '2023-01-01', 'low'],
  ['NL', 'ESTABLISHED', 20_000, 20_000, 'EUR', '2020-01-01', 'medium'],
  ['NO', 'ALL', 50_000, 50_000, 'NOK', '2020-01-01', 'medium'],
  ['PL', 'ESTABLISHED', 240_000, 240_000, 'PLN', '2026-01-01', 'medium'],
  ['SE', 'ESTABLISHED', 120_000, 120_000, 'SEK', '2025-01-01', 'medium'],
]

/** null: not known for that day. */
export function registrationThreshold(country: string, day: Day): RegistrationThreshold | null {
  const line = LINES.find(([state, , , , , from]) => state === country && from <= day)
  if (!line) return null
  const [, who, previousYear, currentYear, currency, from, confidence] = line
  const counts = country === 'CH' ? 'WORLD' : 'HOME'
  return { country, who, counts, previousYear, currentYear, currency, from, source: 'OWN', confidence }
}

/** States in which every seller counts, wherever established. */
export const COUNTING_EVERYBODY: readonly string[] = LINES.flatMap(([country, who]) =>
  who === 'ALL' ? [country] : [],
)
