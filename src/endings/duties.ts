import type { Day } from '#platform/shared/calendar.ts'

/** What goes on after a number has ended: records to be kept, mistakes that can still be corrected. */
export const DUTIES = ['RECORDS', 'INVOICES', 'SCHEME_RECORDS', 'CORRECTIONS', 'SCHEME_CORRECTIONS'] as const
export type Duty = {
  kind: (typeof DUTIES)[number]
  /** Null where no source was read for this country: then nothing is thrown away. */
  years: number | null
  /** At least until this day, counted from the last day of the registration; null with `years`. */
  until: Day | null
  /** Null where there is none. */
  source: string | null
}

type Rule = Pick<Duty, 'kind' | 'years' | 'source'>

const UNKNOWN: Rule = { kind: 'RECORDS', years: null, source: null }

/** Only what a source says. Of Germany the longer period for books and returns, the shorter for invoices. */
const OF_COUNTRY: Readonly<Record<string, readonly Rule[]>> = {
  DE: [
    { kind: 'RECORDS', years: 10, source: '§ 147 AO' },
    { kind: 'INVOICES', years: 8, source: '§ 14b UStG' },
  ],
  GB: [
    { kind: 'RECORDS', years: 6, source: 'VAT Notice 700/21' },
    { kind: 'CORRECTIONS', years: 4, source: 'VAT Notice 700/45' },
  ],
}

const OF_SCHEME: readonly Rule[] = [
  { kind: 'SCHEME_RECORDS', years: 10, source: 'Art. 63c Reg. (EU) 282/2011' },
  { kind: 'SCHEME_CORRECTIONS', years: 3, source: 'Art. 365, 369g, 369t Dir. 2006/112/EC' },
]

/** The duties that outlive a number, each with its day. */
export function dutiesAfter(end: Day, of: { country: string; isScheme: boolean }): Duty[] {
  const rules = of.isScheme ? OF_SCHEME : (OF_COUNTRY[of.country] ?? [UNKNOWN])
  return rules.map((rule) => ({ ...rule, until: rule.years === null ? null : yearsLater(end, rule.years) }))
}

/** 29 February ends with 28 February. */
function yearsLater(day: Day, years: number): Day {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0')
  return day.endsWith('-02-29') && !isLeap(Number(year)) ? `${year}-02-28` : `${year}${day.slice(4)}`
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
