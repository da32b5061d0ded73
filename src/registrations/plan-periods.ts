import { addDays, type Day } from '#platform/shared/calendar.ts'
import { annualDueOn } from '#vat/calendar/annual-returns.ts'
import { dueOn, reportsOf } from '#vat/calendar/due-on.ts'
import { periodEndOf, periodsIn, periodStart } from '#vat/calendar/periods.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import type { PeriodKind } from './filing-states.ts'

export type TermPlan = {
  /** The country or the scheme whose due days count. */
  calendar: string
  rhythm: Frequency
  /** By how many months the periods end after those of the calendar; 0 but for British quarters. */
  offset: number
  months: number
  annualReturns: number
  /** A day of the first period. */
  firstDay: Day
  /** The day on which the registration itself began, where it is known: nothing is declared for earlier days. */
  validFrom: Day | null
  /** The last day that an earlier term of the registration covers. */
  coveredUntil: Day | null
  /** The first year without an annual return, where an earlier term has some. */
  firstYear?: number
}

export type PlannedPeriod = {
  kind: PeriodKind
  rhythm: Frequency
  fromDay: Day
  toDay: Day
  dueOn: Day | null
}

/**
 * The returns of a term, oldest first: twelve months are twelve monthly returns, six for two months, four quarters. They
 * follow each other without gap or overlap. The first may be a part of a period; it counts as one all the same.
 */
export function planPeriods(plan: TermPlan): PlannedPeriod[] {
  const returns = returnsOf(plan)
  return [...returns, ...reportsBeside(returns, plan), ...annualReturnsOf(plan)].toSorted((a, b) =>
    a.toDay < b.toDay ? -1 : 1,
  )
}

/** The reports of every period that ends within the returns; a term that follows has those that end later. */
function reportsBeside(
  returns: readonly PlannedPeriod[],
  { calendar, validFrom }: TermPlan,
): PlannedPeriod[] {
  return returns.flatMap(({ rhythm, toDay }) => {
    const reported = reportsOf(calendar, rhythm, toDay)
    if (!reported || periodEndOf(reported, toDay) !== toDay) return []
    const kind = 'REPORT' as const
    const fromDay = later(periodStart(reported, toDay), begins(validFrom, toDay))
    const dueOn = dueDayOf(calendar, { kind, rhythm: reported, toDay })
    return [{ kind, rhythm: reported, fromDay, toDay, dueOn }]
  })
}

function returnsOf(plan: TermPlan): PlannedPeriod[] {
  const { calendar, rhythm, offset, months, validFrom, coveredUntil } = plan
  const uncovered = coveredUntil && addDays(coveredUntil, 1)
  const firstDay = later(plan.firstDay, uncovered)
  const periods: PlannedPeriod[] = []
  let end = periodEndOf(rhythm, firstDay, offset)
  let from = later(later(periodStart(rhythm, end), uncovered), begins(validFrom, end))
  for (let count = periodsIn(rhythm, months); count > 0; count--) {
    periods.push({
      kind: 'RETURN',
      rhythm,
      fromDay: from,
      toDay: end,
      dueOn: dueDayOf(calendar, { kind: 'RETURN', rhythm, toDay: end }),
    })
    from = addDays(end, 1)
    end = periodEndOf(rhythm, from, offset)
  }
  return periods
}

/** Annual returns are due for calendar years, also where the quarters end in other months. */
function annualReturnsOf(plan: TermPlan): PlannedPeriod[] {
  const first = plan.firstYear ?? Number(plan.firstDay.slice(0, 4))
  return Array.from({ length: plan.annualReturns }, (_, index) => {
    const toDay = `${first + index}-12-31`
    return {
      kind: 'ANNUAL' as const,
      rhythm: 'YEARLY' as const,
      fromDay: later(`${first + index}-01-01`, begins(plan.validFrom, toDay)),
      toDay,
      dueOn: dueDayOf(plan.calendar, { kind: 'ANNUAL', rhythm: 'YEARLY', toDay }),
    }
  })
}

/** A registration that began after the period does not shorten it: the term was asked for before it. */
const begins = (validFrom: Day | null, end: Day): Day | null =>
  validFrom !== null && validFrom <= end ? validFrom : null

const later = (day: Day, other: Day | null): Day => (other !== null && other > day ? other : day)

/** The working day on which the return for a period is due, by the one calendar; null where it does not know. */
export function dueDayOf(
  calendar: string,
  { kind, rhythm, toDay }: Pick<PlannedPeriod, 'kind' | 'rhythm' | 'toDay'>,
): Day | null {
  if (kind === 'ANNUAL') return annualDueOn(calendar, toDay) ?? null
  const due = dueOn(calendar, rhythm, toDay)
  return 'refused' in due ? null : due.shifted
}

/** The day after which nothing of a term is left to do. */
export function lastDueOf(periods: readonly Pick<PlannedPeriod, 'dueOn' | 'toDay'>[]): Day {
  return periods.map((period) => period.dueOn ?? period.toDay).reduce((last, day) => later(last, day))
}
