import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

/** `high`: law text or two sources were read. `medium`: one secondary source. `low`: general knowledge. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/**
 * The rates that a state has, by their place in its law, and the rates of kinds of goods. A state may have several
 * reduced rates at a time, of everything else one.
 */
export const RATE_LEVELS = ['standard', 'reduced', 'super-reduced', 'zero', 'parking'] as const

/** One rate and how long it holds. Both days are within; the first rows of all begin where the data begins. */
export type RateRow = {
  /** ISO 3166, GR for Greece, XI for Northern Ireland, or the code of a special territory */
  country: string
  category: string
  /** 2550 is 25.5 % */
  basisPoints: number
  from: Day
  until: Day | null
  /** ids of `sources.ts`, with spaces between */
  source: string
  confidence: Confidence
  note?: LocalText
}

/** A row as the data files write it, on one line. */
export type RateLine = readonly [
  category: string,
  basisPoints: number,
  from: Day,
  until: Day | null,
  source: string,
  confidence: Confidence,
  note?: LocalText,
]

export function ratesOf(country: string, lines: readonly RateLine[]): RateRow[] {
  return lines.map(([category, basisPoints, from, until, source, confidence, note]) => ({
    country,
    category,
    basisPoints,
    from,
    until,
    source,
    confidence,
    ...(note ? { note } : {}),
  }))
}

/** A part of a state with VAT rules of its own. Postcodes are patterns for the whole code without spaces. */
export type SpecialTerritory = {
  /** ISO 3166 where there is a code; otherwise ours, beginning with the state's */
  code: string
  country: string
  /** ISO 3166 codes under which it also appears as a country */
  isoCodes: readonly string[]
  name: LocalText
  postcode: string | null
  /** What comes from there is imported, what goes there is exported. */
  outsideVatArea: boolean
  /** The state whose rules hold there, where it is another one than the map says */
  treatedAs: string | null
  localTax: string | null
  rates: readonly RateRow[]
}

export type CurrencyPeriod = {
  code: string
  /** null: since before the data begins, or still */
  from: Day | null
  until: Day | null
  /** The fixed rate at which the former currency went over into the euro */
  perEuro?: string
}

export const FREQUENCIES = ['MONTHLY', 'BIMONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** Which working day a due day on a weekend or holiday becomes. */
export type Shift = 'NEXT' | 'PREVIOUS' | 'NONE'

export type DueRule =
  | { kind: 'DAY_OF_MONTH'; day: number; monthsAfter: number; shift: Shift; earliestDay?: number }
  | { kind: 'LAST_DAY_OF_MONTH'; monthsAfter: number; shift: Shift }
  | { kind: 'MONTHS_AND_DAYS'; months: number; days: number; shift: Shift }
  /** One `MM-DD` (or `MM-last`) for each period of the year; one that lies before its period's end is next year's. */
  | { kind: 'TABLE'; days: readonly string[]; shift: Shift }

export type FilingRule = {
  frequency: Frequency
  due: DueRule
  form: string | null
  /** Who files at this rhythm */
  when: LocalText | null
  note: LocalText | null
  /** Where the rule changed: the periods for which it holds, by their last days */
  firstPeriodEnd?: Day
  lastPeriodEnd?: Day
  source: string
  confidence: Confidence
}

export type CountryFacts = {
  code: string
  /** How the state itself calls the tax and its number */
  vatName: string
  vatNumberName: string
  currencies: readonly CurrencyPeriod[]
  /** The state whose rates it has, so that what is added for that one holds here too */
  ratesAsIn?: string
  rates: readonly RateRow[]
  territories: readonly SpecialTerritory[]
  notes: readonly LocalText[]
}
