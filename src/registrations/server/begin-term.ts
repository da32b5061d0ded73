import type { Transaction } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { offsetOf } from '#vat/calendar/periods.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import { rhythmsOf } from '../filing-rhythms.ts'
import { firstDayOf } from '../first-day.ts'
import { lastDueOf, planPeriods } from '../plan-periods.ts'
import { coveredUntil, insertPeriods, moveTerm, type TermRow } from './filing-terms.repository.ts'
import { updateRegistration, type RegistrationRow } from './registrations.repository.ts'

export type TermBegin = {
  term: TermRow
  /** Locked, so that two terms of one registration follow each other. */
  registration: RegistrationRow
  /** What the tax office decided; what was bought, or is usual in the country, unless it is said. */
  rhythm?: Frequency | undefined
  /** The first month of the first period, `2026-10`. */
  firstMonth?: string | undefined
  /** For a number that is new: how many missing months were bought. */
  earlierMonths?: number | undefined
  /** The agency's day. */
  today: Day
  at: Date
}

/** A number is there: the term begins, and its periods are written. Does nothing for a term that began before. */
export async function beginTerm(tx: Transaction, begin: TermBegin): Promise<void> {
  const { term, registration, today, at } = begin
  if (term.status !== 'WAITING') return
  const { firstMonth } = begin
  const { months, firstMonth: chosen } = term
  const { validFrom } = registration
  const firstDay = firstMonth
    ? `${firstMonth}-01`
    : firstDayOf({ firstMonth: chosen, months, validFrom, today, earlierMonths: begin.earlierMonths })
  const rhythm = begin.rhythm ?? usualRhythm(term, firstDay)
  // Only British periods may begin in any month.
  const offset =
    firstMonth && term.calendar === 'GB' ? offsetOf(rhythm, firstMonth) : registration.periodOffset
  const covered = await coveredUntil(tx, registration)
  const periods = planPeriods({
    calendar: term.calendar,
    rhythm,
    offset,
    months,
    annualReturns: term.annualReturns,
    firstDay,
    validFrom,
    coveredUntil: covered.returns,
    ...(covered.annual && { firstYear: Number(addDays(covered.annual, 1).slice(0, 4)) }),
  })
  const returns = periods.filter(({ kind }) => kind === 'RETURN')
  const began = await moveTerm(tx, term.id, 'begin', {
    statusSince: at,
    registrationId: registration.id,
    rhythm,
    coversFrom: returns[0]?.fromDay ?? firstDay,
    coversUntil: returns.at(-1)?.toDay ?? firstDay,
    lastDueOn: lastDueOf(periods),
  })
  if (!began) return
  const { companyId, id: termId } = term
  const frame = {
    companyId,
    registrationId: registration.id,
    termId,
    state: 'OPEN',
    stateSince: at,
    filedOn: null,
  } as const
  await insertPeriods(
    tx,
    periods.map((period) => ({ id: newId('per'), ...frame, ...period })),
  )
  // What was refunded and bought again can be renewed again.
  const again = registration.endReason === 'REFUNDED' && { endReason: null, endedOn: null }
  await updateRegistration(tx, registration.id, { rhythm, periodOffset: offset, ...again })
}

export function usualRhythm({ rhythm, calendar }: Pick<TermRow, 'rhythm' | 'calendar'>, day: Day): Frequency {
  return rhythm ?? rhythmsOf(calendar, day)[0] ?? 'MONTHLY'
}

/** The rhythms at which the returns of a term can be due, the usual one first. */
export function rhythmsOfTerm(term: Pick<TermRow, 'rhythm' | 'calendar'>, day: Day): Frequency[] {
  return [...new Set([usualRhythm(term, day), ...rhythmsOf(term.calendar, day)])]
}
