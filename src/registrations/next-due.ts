import type { Day } from '#platform/shared/calendar.ts'
import type { PeriodKind, PeriodState } from './filing-states.ts'

type Known = { kind: PeriodKind; state: PeriodState; dueOn: Day | null; filedOn: Day | null }

/**
 * The period whose return is due next: the earliest that is not filed, also where its day has passed. One that a later period
 * hid would never be asked for again. Of reports beside the returns nobody says when they were filed: those count until their
 * day.
 */
export function nextDue<T extends Known>(
  periods: readonly T[],
  today: Day,
): { period: T; isLate: boolean } | null {
  const open = periods.flatMap((period) =>
    isToFile(period, today) && period.dueOn !== null ? [{ period, dueOn: period.dueOn }] : [],
  )
  const [next] = open.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
  return next ? { period: next.period, isLate: next.dueOn < today } : null
}

/** Whether its return is late: its day has passed, and it is not filed. */
export const isLate = (period: Known, today: Day): boolean =>
  isToFile(period, today) && period.dueOn !== null && period.dueOn < today

const isToFile = (period: Known, today: Day): boolean =>
  period.state === 'OPEN' && period.filedOn === null && !isPastReport(period, today)

const isPastReport = ({ kind, dueOn }: Known, today: Day): boolean =>
  kind === 'REPORT' && dueOn !== null && dueOn < today
