import type { Day } from '#platform/shared/calendar.ts'
import type { DueRule } from '#vat/rates/facts.ts'
import { dueOn, nominalDue } from './due-on.ts'
import { shifted } from './working-day.ts'

const onDay = (day: string): DueRule => ({ kind: 'TABLE', days: [day], shift: 'NEXT' })

/**
 * Annual returns beside the monthly or quarterly ones, without the longer terms of those whom a tax adviser represents:
 * AT electronically by 30 June (BAO § 134), DE 31 July (AO § 149(2)), ES modelo 390 by 30 January, IE the Return of
 * Trading Details with the last return of the year, LU before 1 May (Guichet.lu) where returns are due by the month or
 * quarter: who files by the year alone does so by the rule of that rhythm.
 */
const ANNUAL: Readonly<Record<string, DueRule>> = {
  AT: onDay('06-30'),
  DE: onDay('07-31'),
  ES: onDay('01-30'),
  IE: onDay('01-19'),
  LU: onDay('04-30'),
}

/** Whether a state is known to ask for a return of each year beside the others. Italy's stands in its filing rules. */
export const hasAnnualReturn = (country: string): boolean => country in ANNUAL || country === 'IT'

/** The day of the rule and the working day for the return of a calendar year; undefined where it is not known. */
export function annualDue(country: string, yearEnd: Day): { nominal: Day; shifted: Day } | undefined {
  if (!hasAnnualReturn(country)) return undefined
  const due = ANNUAL[country]
  if (!due) {
    const yearly = dueOn(country, 'YEARLY', yearEnd)
    return 'refused' in yearly ? undefined : yearly
  }
  const nominal = nominalDue({ due, frequency: 'YEARLY' }, yearEnd)
  return nominal ? { nominal, shifted: shifted(nominal, due.shift, country) } : undefined
}

/** The working day on which the return for a calendar year is due; undefined where it is not known. */
export function annualDueOn(country: string, yearEnd: Day): Day | undefined {
  return annualDue(country, yearEnd)?.shifted
}
