import type { Day } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { FilingTerm, ServicePeriod } from '../contract.ts'
import { mandateOf } from '../registration-mandate.ts'
import { isLate, nextDue } from '../next-due.ts'
import { periodStatus } from '../filing-states.ts'
import type { PeriodRow, TermRow } from './filing-terms.repository.ts'
import type { WholeTerm } from './registrations.queries.ts'

/** The agency's day decides about the status of a period. */
export type Reading = { lang: Lang; today: Day }

/** What is shown of a term, and of its periods. */
type ShownTerm = {
  term: Pick<
    TermRow,
    | 'id'
    | 'productName'
    | 'country'
    | 'status'
    | 'months'
    | 'annualReturns'
    | 'rhythm'
    | 'workOrderId'
    | 'coversFrom'
    | 'coversUntil'
    | 'lastDueOn'
  >
  number: string | null
  /** What it files for, with the mandates of its country; null until there is a registration. */
  registration: WholeTerm['registration']
  mandates: WholeTerm['mandates']
  periods: readonly ShownPeriod[]
}
type ShownPeriod = Pick<
  PeriodRow,
  'id' | 'kind' | 'rhythm' | 'fromDay' | 'toDay' | 'dueOn' | 'state' | 'filedOn'
>

export function presentTerm(whole: ShownTerm, { lang, today }: Reading): FilingTerm {
  const { term, number, periods } = whole
  const shown = periods.map((period) => presentPeriod(period, today))
  return {
    id: term.id,
    product: pickText(term.productName, lang),
    country: term.country,
    status: term.status,
    isPaused: isPaused(whole, today),
    months: term.months,
    annualReturns: term.annualReturns,
    rhythm: term.rhythm,
    number,
    workOrder: { id: term.workOrderId },
    from: term.coversFrom,
    to: term.coversUntil,
    endsAt: term.lastDueOn,
    next: presentNext(periods, today),
    periods: shown,
  }
}

/** Nothing is filed without a mandate in force. */
function isPaused({ term, registration, mandates }: ShownTerm, today: Day): boolean {
  if (term.status !== 'RUNNING' || registration === null) return false
  return mandateOf({ ...registration, isFiled: true }, mandates, today)?.isInForce === false
}

function presentPeriod(period: ShownPeriod, today: Day): ServicePeriod {
  const { id, kind, rhythm, fromDay, toDay, dueOn } = period
  return {
    id,
    kind,
    rhythm,
    from: fromDay,
    to: toDay,
    dueAt: dueOn,
    status: periodStatus(period, today),
    isLate: isLate(period, today),
  }
}

function presentNext(periods: readonly ShownPeriod[], today: Day): FilingTerm['next'] {
  const next = nextDue(periods, today)
  return next && presentPeriod(next.period, today)
}
