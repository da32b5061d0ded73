import type { Day } from '#platform/shared/calendar.ts'
import type { Confidence } from './facts.ts'

export const FLOWS = ['ARRIVALS', 'DISPATCHES'] as const
/** Goods that come from other member states, and goods that go there. */
export type Flow = (typeof FLOWS)[number]

/** From which value in a calendar year a state asks for Intrastat. */
export type IntrastatRule =
  /** Whole units of the currency; 0: from the first consignment */
  | { kind: 'ABOVE'; units: number; currency: string; from: Day; source: string; confidence: Confidence }
  /** The authority writes to those who have to report. */
  | { kind: 'ON_REQUEST'; from: Day; source: string; confidence: Confidence }
  /** Nobody has to report this flow. */
  | { kind: 'NOT_ASKED'; from: Day; source: string; confidence: Confidence }

const YEAR = '2026-01-01'
type Line = readonly [
  arrivals: Value,
  dispatches: Value,
  currency: string,
  source: string,
  confidence: Confidence,
]
type Value = number | 'ON_REQUEST' | 'NOT_ASKED' | null

/**
 * Thresholds of 2026. null, or no line: not known, since no source of 2026 was read, or two of them disagree (Denmark's
 * 41 or 42 million kroner, Estonia's 325,000 or 350,000 euro).
 */
const OF_STATES: Readonly<Record<string, Line>> = {
  AT: [1_100_000, 1_100_000, 'EUR', 'ASD MARIN', 'medium'],
  BE: [1_500_000, 1_000_000, 'EUR', 'ASD MARIN', 'medium'],
  BG: [899_874, 1_150_407, 'EUR', 'MARIN ASD', 'medium'],
  CY: [380_000, 75_000, 'EUR', 'ASD MARIN', 'medium'],
  CZ: [15_000_000, 15_000_000, 'CZK', 'ASD MARIN', 'medium'],
  DE: [3_000_000, 1_000_000, 'EUR', 'DSTAT ASD', 'high'],
  EE: ['NOT_ASKED', null, 'EUR', 'ASD MARIN', 'medium'],
  ES: [400_000, 400_000, 'EUR', 'EASY', 'low'],
  FI: ['NOT_ASKED', 800_000, 'EUR', 'ASD MARIN', 'medium'],
  FR: ['ON_REQUEST', 'ON_REQUEST', 'EUR', 'ASD', 'medium'],
  GR: [200_000, 90_000, 'EUR', 'ASD', 'medium'],
  HR: [450_000, 300_000, 'EUR', 'ASD MARIN', 'medium'],
  HU: [400_000_000, 160_000_000, 'HUF', 'ASD', 'medium'],
  IE: [750_000, 750_000, 'EUR', 'ASD', 'medium'],
  // Arrivals: of one of the last four quarters, so that a year's sum errs on the safe side.
  IT: [350_000, 0, 'EUR', 'ASD', 'medium'],
  PL: [6_000_000, 2_800_000, 'PLN', 'GUS', 'high'],
}

/** null: not known for that day. */
export function intrastatRule(country: string, flow: Flow, day: Day): IntrastatRule | null {
  const line = OF_STATES[country]
  if (!line || day < YEAR) return null
  const [arrivals, dispatches, currency, source, confidence] = line
  const value = flow === 'ARRIVALS' ? arrivals : dispatches
  if (value === null) return null
  const facts = { from: YEAR, source, confidence }
  return typeof value === 'number'
    ? { kind: 'ABOVE', units: value, currency, ...facts }
    : { kind: value, ...facts }
}
