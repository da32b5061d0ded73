import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

/** `high`: the law or two sources were read. `medium`: one secondary source. `low`: general knowledge. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/**
 * The rates of a state, by level, and the rates of categories of goods. A state may have several reduced rates at a
 * time, but only one of everything else.
 */
export const RATE_LEVELS = ['standard', 'reduced', 'super-reduced', 'zero', 'parking'] as const

/** One rate and its period, both days inclusive; the earliest rows begin where the data begins. */
export type RateRow = {
  /** ISO 3166, GR for Greece, XI for Northern Ireland, or the code of a special territory */
  country: string
  category: string
  /** 2550 is 25.5 % */
  basisPoints: number
  from: Day
  until: Day | null
  /** ids from `sources.ts`, separated by spaces */
  source: string
  confidence: Confidence
  note?: LocalText
}

/** A row as written in the data files, on one line. */
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
  /** ISO 3166 if there is a code; otherwise our own, beginning with the state's */
  code: string
  country: string
  /** ISO 3166 codes under which it also appears as a country */
  isoCodes: readonly string[]
  name: LocalText
  postcode: string | null
  /** Goods from there are imports, goods sent there are exports. */
  outsideVatArea: boolean
  /** The state whose rules apply there, if it is not the one on the map */
  treatedAs: string | null
  localTax: string | null
  /** Its rates hold only for traders with their seat or an establishment there */
  localTradersOnly?: true
  rates: readonly RateRow[]
}

export type CurrencyPeriod = {
  code: string
  /** null: since before the data begins, or still in force */
  from: Day | null
  until: Day | null
  /** The fixed rate at which the former currency was converted to the euro */
  perEuro?: string
}

export const FREQUENCIES = ['MONTHLY', 'BIMONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** Which working day replaces a due day on a weekend or holiday. */
export type Shift = 'NEXT' | 'PREVIOUS' | 'NONE'

export type DueRule =
  | {
      kind: 'DAY_OF_MONTH'
      day: number
      monthsAfter: number
      shift: Shift
      earliestDay?: number
      /** By the month in which a period ends: the `MM-DD` on which it is due instead */
      exceptions?: Readonly<Record<number, string>>
    }
  | { kind: 'LAST_DAY_OF_MONTH'; monthsAfter: number; shift: Shift }
  | { kind: 'MONTHS_AND_DAYS'; months: number; days: number; shift: Shift }
  /**
   * One `MM-DD` (or `MM-last`) for each period of the year; one before the end of its period falls in the next year.
   */
  | { kind: 'TABLE'; days: readonly string[]; shift: Shift }

/** Sellers for whom a state has a due day of their own: established in another member state, without a representative. */
export type FilingGroup = 'EU_WITHOUT_REPRESENTATIVE'

export type FilingRule = {
  frequency: Frequency
  /** Only these sellers; all others file by the rule beside it */
  group?: FilingGroup
  due: DueRule
  form: string | null
  /** Who files at this frequency */
  when: LocalText | null
  /** What has to be reported beside these returns, at another frequency; due by the rule of that frequency */
  reports?: Frequency
  note: LocalText | null
  /** Where the rule changed: the periods to which it applies, by their last days */
  firstPeriodEnd?: Day
  lastPeriodEnd?: Day
  source: string
  confidence: Confidence
}

export type CountryFacts = {
  code: string
  /** What the state itself calls the tax and its number */
  vatName: string
  vatNumberName: string
  currencies: readonly CurrencyPeriod[]
  /** The state whose rates it shares, so that a rate added for that one applies here too */
  ratesAsIn?: string
  rates: readonly RateRow[]
  territories: readonly SpecialTerritory[]
  notes: readonly LocalText[]
}
