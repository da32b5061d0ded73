import type { Day } from '#platform/shared/calendar.ts'

/** What goes on after a number has ended: records to be kept, mistakes that can still be corrected. */
export const DUTIES = ['RECORDS', 'INVOICES', 'SCHEME_RECORDS', 'CORRECTIONS', 'SCHEME_CORRECTIONS'] as const
export type Duty = {
  kind: (typeof DUTIES)[number]
  /** Null where no source was read for this country: then nothing is thrown away. */
  years: number | null
  /** At least until this day, counted from the last day of the registration or of its year; null with `years`. */
  until: Day | null
  /** Null where there is none. */
  source: string | null
}

type Rule = Pick<Duty, 'kind' | 'years' | 'source'> & {
  /** `YEAR`: the law counts from the end of the calendar year. */
  from: 'END' | 'YEAR'
}

const UNKNOWN: Rule = { kind: 'RECORDS', years: null, source: null, from: 'END' }

/**
 * Only what a source says that was read (November 2026). Not read at an official source, so not here: Poland (5 years
 * from the end of the year in which tax fell due), Spain (4 years from the last day for filing), Czechia (10 years).
 */
const OF_COUNTRY: Readonly<Record<string, readonly Rule[]>> = {
  // The longer period for books and returns. For invoices 8 years since 2025 (BMF, 8 July 2025, III C 2 - S 7295).
  DE: [
    { kind: 'RECORDS', years: 10, source: '§ 147 AO', from: 'YEAR' },
    { kind: 'INVOICES', years: 8, source: '§ 14b UStG', from: 'YEAR' },
  ],
  // gov.uk/vat-record-keeping; gov.uk, "How to correct VAT errors and make adjustments or claims".
  GB: [
    { kind: 'RECORDS', years: 6, source: 'VAT Notice 700/21', from: 'END' },
    { kind: 'CORRECTIONS', years: 4, source: 'VAT Notice 700/45', from: 'END' },
  ],
  // bofip.impots.gouv.fr, BOI-CF-COM-10-10-30-10: from the last entry or the day of the document.
  FR: [{ kind: 'RECORDS', years: 6, source: 'Art. L102 B LPF', from: 'END' }],
  // Ten years from the last entry, for books and invoices.
  IT: [{ kind: 'RECORDS', years: 10, source: 'Art. 2220 Codice civile', from: 'END' }],
}

/**
 * vat-one-stop-shop.ec.europa.eu, "Record keeping and audits", and art. 369k as published. Corrections through the
 * scheme: within three years of the day on which the first return was due (sede.agenciatributaria.gob.es, form 369).
 */
const OF_SCHEME: readonly Rule[] = [
  { kind: 'SCHEME_RECORDS', years: 10, source: 'Art. 369, 369k, 369x Dir. 2006/112/EC', from: 'YEAR' },
  { kind: 'SCHEME_CORRECTIONS', years: 3, source: 'Art. 365, 369g, 369t Dir. 2006/112/EC', from: 'END' },
]

/** The duties that outlive a number, each with its day. */
export function dutiesAfter(end: Day, of: { country: string; isScheme: boolean }): Duty[] {
  const rules = of.isScheme ? OF_SCHEME : (OF_COUNTRY[of.country] ?? [UNKNOWN])
  return rules.map(({ from, ...rule }) => {
    const first: Day = from === 'YEAR' ? `${end.slice(0, 4)}-12-31` : end
    return { ...rule, until: rule.years === null ? null : yearsLater(first, rule.years) }
  })
}

/** 29 February ends with 28 February. */
function yearsLater(day: Day, years: number): Day {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0')
  return day.endsWith('-02-29') && !isLeap(Number(year)) ? `${year}-02-28` : `${year}${day.slice(4)}`
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
