import type { Day } from '#platform/shared/calendar.ts'

/**
 * How HMRC takes an error in a return that was filed: in the next return, in that return only if box 6 of it is large
 * enough, by its online form alone, or no more. The online form is open to errors of any size.
 */
export const GB_CORRECTIONS = ['NEXT_RETURN', 'BY_BOX_6', 'ONLINE_FORM', 'TOO_LATE'] as const
export type GbCorrection = (typeof GB_CORRECTIONS)[number]

/** Pence. */
const ALWAYS_IN_RETURN = 1_000_000
const MOST_IN_RETURN = 5_000_000
const YEARS_TO_CORRECT = 4

/**
 * Source: HMRC, VAT Notice 700/45, section 4 (net errors) and VAT Regulations 1995, regulation 34 (limits, four years).
 * @param error pence; what the correction changes in box 5, whichever way
 * @param toDay the last day of the period that was filed
 */
export function gbCorrection({ error, toDay, on }: { error: number; toDay: Day; on: Day }): GbCorrection {
  // Periods end with a month: the same day some years later compares rightly, be it a day or not.
  const last = `${Number(toDay.slice(0, 4)) + YEARS_TO_CORRECT}${toDay.slice(4)}`
  if (on > last) return 'TOO_LATE'
  const size = Math.abs(error)
  if (size <= ALWAYS_IN_RETURN) return 'NEXT_RETURN'
  return size <= MOST_IN_RETURN ? 'BY_BOX_6' : 'ONLINE_FORM'
}

type Asked = { country: string; scheme: string; corrects: unknown; payable: number | null; toDay: Day }

/** null: it is no British correction, or has no figures yet */
export function gbCorrectionOf(
  { country, scheme, corrects, payable, toDay }: Asked,
  on: Day,
): GbCorrection | null {
  if (country !== 'GB' || scheme !== 'LOCAL' || corrects === null || payable === null) return null
  return gbCorrection({ error: payable, toDay, on })
}
