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
    period.state === 'OPEN' &&
    period.filedOn === null &&
    period.dueOn !== null &&
    !isPastReport(period, today)
      ? [{ period, dueOn: period.dueOn }]
      : [],
  )
  const [next] = open.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
  return next ? { period: next.period, isLate: next.dueOn < today } : null
}

const isPastReport = ({ kind, dueOn }: Known, today: Day): boolean =>
  kind === 'REPORT' && dueOn !== null && dueOn < today
