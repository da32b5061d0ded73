import { isDay, type Day } from '#platform/shared/calendar.ts'
import type { Rhythm } from '#catalogue/codes.ts'
import { normaliseNumber } from './granted-number.ts'

/** What a filing form says about the number; these keys are the same in the forms of all countries. */
export type FilingFacts = {
  number: string
  /** The local one, where it is another: Steuernummer, SIRET. */
  taxNumber: string | null
  rhythm: Rhythm | undefined
  /** `2026-10`: the first month of the first period. */
  firstMonth: string | undefined
  validFrom: Day | null
  certificateFileId: string | null
}

const RHYTHMS: Readonly<Record<string, Rhythm>> = {
  monthly: 'MONTHLY',
  twoMonthly: 'BIMONTHLY',
  quarterly: 'QUARTERLY',
  yearly: 'YEARLY',
}

const NUMBER_KEYS: Readonly<Record<string, string>> = {
  OSS_UNION: 'ossNumber',
  OSS_NON_UNION: 'ossNumber',
  IOSS: 'iossNumber',
}

/** The facts of an accepted form; undefined where it has no valid number of the country or scheme. */
export function filingFactsOf(
  answers: Readonly<Record<string, unknown>>,
  { calendar, country }: { calendar: string; country: string },
): FilingFacts | undefined {
  const key = NUMBER_KEYS[calendar]
  const raw = answers[key ?? 'vatNumber']
  if (typeof raw !== 'string') return undefined
  const number = normaliseNumber(key ? 'OSS_CONFIRMATION' : 'VAT_NUMBER', country, raw)
  if (number === undefined) return undefined
  const { filingRhythm, firstPeriod, registeredSince, vatCertificate } = answers
  return {
    number,
    taxNumber: typeof answers['taxNumber'] === 'string' ? answers['taxNumber'].trim() || null : null,
    rhythm: typeof filingRhythm === 'string' ? RHYTHMS[filingRhythm] : undefined,
    firstMonth: isMonth(firstPeriod) ? firstPeriod : undefined,
    validFrom: isDay(registeredSince) ? registeredSince : null,
    certificateFileId: firstFile(vatCertificate),
  }
}

function firstFile(answer: unknown): string | null {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined
  return typeof first === 'string' ? first : null
}

const isMonth = (value: unknown): value is string => typeof value === 'string' && isDay(`${value}-01`)
