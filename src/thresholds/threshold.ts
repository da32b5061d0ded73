import type { Total } from '#reports/totals.ts'
import type { Confidence } from '#vat/rates/facts.ts'
import type { Day } from '#platform/shared/calendar.ts'

/** What a limit is about; in the order in which a seller should hear of them. */
export const THRESHOLD_KINDS = [
  'UNREGISTERED',
  'DISTANCE_SALES',
  'CONSIGNMENTS',
  'REGISTRATION',
  'INTRASTAT_ARRIVALS',
  'INTRASTAT_DISPATCHES',
] as const
export type ThresholdKind = (typeof THRESHOLD_KINDS)[number]

/** NEAR: 85 % and more. UNKNOWN: nobody can say, for the reason beside it. NOT_APPLICABLE: the rule is not for this company. */
export const LEVELS = ['OK', 'NEAR', 'CROSSED', 'UNKNOWN', 'NOT_APPLICABLE'] as const
export type Level = (typeof LEVELS)[number]

export const DOUBTS = ['RATE_MISSING', 'ROWS_WAITING', 'LIMIT_NOT_KNOWN', 'ON_REQUEST'] as const
type Doubt = (typeof DOUBTS)[number]

type Amount = { amount: number; currency: string }

/** How far a company is from a limit. */
export type ThresholdState = {
  kind: ThresholdKind
  /** The state whose limit it is; `EU` for those of the Union */
  country: string
  level: Level
  doubt: Doubt | null
  /** null: there is none (the first sale counts), or it is not known */
  limit: Amount | null
  /** What counts towards it, in the limit's currency; null where it cannot be said */
  reached: Amount | null
  /** Of the limit; 12000 is 120 % */
  basisPoints: number | null
  /** The month in which it was crossed */
  since: string | null
  /** How often, where each case counts for itself */
  cases: number
  /** The company has done already what it asks for. */
  settled: boolean
  /** Of the catalogue; null: none is needed, or none is sold */
  serviceCode: string | null
  source: string
  confidence: Confidence
}

export type Held = { country: string; from: Day | null; to: Day | null }

/** A parcel from outside the Union or Great Britain, declared under a scheme that ends at a limit. */
export type Consignment = { month: string; to: 'EU' | 'GB'; net: number; currency: string }

/** Distance sales that no report tells of, in euro cents, and what follows of all of them. */
type StandingOfDistance = {
  said: readonly {
    year: number
    previousYear: number | null
    before: { month: string; amount: number } | null
  }[]
  years: readonly { year: number; crossed: Day | null }[]
  /** On these days the limit does not matter. */
  opted: { from?: Day; to?: Day } | null
  /** Establishments in other member states, and when */
  elsewhere: readonly { country: string; from?: Day; to?: Day }[]
}

/** What the limits are held against: sums of the year before and of this one. */
export type Watched = {
  today: Day
  /** Where the company has its seat */
  established: readonly string[]
  /** VAT numbers, whatever the state */
  registrations: readonly Held[]
  /** Numbers of the Union scheme */
  oss: readonly Held[]
  totals: readonly Total[]
  consignments: readonly Consignment[]
  /** Of a company in the EU: what it said of its distance sales, and when they exceeded their limit */
  distance?: StandingOfDistance | null
  /** Rows of reports with money that are in no sum until somebody answers a question */
  rowsWaiting: number
  /** An amount of a month in another currency; null: no rate */
  worth: (units: number, from: string, to: string, month: string) => number | null
}

const NEAR_BASIS_POINTS = 8500
const WHOLE_BASIS_POINTS = 10_000

/** A limit is crossed by more than it, not by as much. */
export function levelOf(reached: number, limit: number): { level: Level; basisPoints: number | null } {
  if (limit === 0) return { level: reached > 0 ? 'CROSSED' : 'OK', basisPoints: null }
  const basisPoints = Math.floor((reached * WHOLE_BASIS_POINTS) / limit)
  if (reached > limit) return { level: 'CROSSED', basisPoints }
  return { level: basisPoints >= NEAR_BASIS_POINTS ? 'NEAR' : 'OK', basisPoints }
}

export const holds = ({ from, to }: Held, month: string): boolean =>
  (from === null || from.slice(0, 7) <= month) && (to === null || to.slice(0, 7) >= month)

/** One registration covers Great Britain and Northern Ireland. */
export const stateOfNumber = (country: string): string => (country === 'XI' ? 'GB' : country)

export const isRegistered = ({ registrations }: Watched, country: string, month: string): boolean =>
  registrations.some((held) => stateOfNumber(held.country) === stateOfNumber(country) && holds(held, month))

export const yearOf = (day: string): number => Number(day.slice(0, 4))
