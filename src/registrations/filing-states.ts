import type { Day } from '#platform/shared/calendar.ts'
import type { Transition } from '#platform/shared/state-machine.ts'

/** WAITING: bought, but there is no number to file for yet. */
export const TERM_STATUSES = ['WAITING', 'RUNNING', 'ENDED', 'CANCELLED'] as const
export type TermStatus = (typeof TERM_STATUSES)[number]

export type TermAction = 'begin' | 'end' | 'cancel'

export const TERM_MOVES: readonly Transition<TermAction, TermStatus, 'staff' | 'system'>[] = [
  { action: 'begin', from: ['WAITING'], to: 'RUNNING', by: ['system'] },
  { action: 'end', from: ['RUNNING'], to: 'ENDED', by: ['system'] },
  { action: 'cancel', from: ['WAITING', 'RUNNING'], to: 'CANCELLED', by: ['staff'] },
]

/** REPORT: what is due beside the returns at another frequency, such as the Italian LIPE beside monthly settlement. */
export const PERIOD_KINDS = ['RETURN', 'REPORT', 'ANNUAL'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

/** What is stored: whether the service still covers the period. */
export type PeriodState = 'OPEN' | 'CLOSED' | 'CANCELLED'

/**
 * What a reader sees. None of it says that a return was filed: that is for declarations to say.
 *
 * UPCOMING: has not begun · RUNNING: sales are being made · DUE: over, its return is due · DUE_DAY_PASSED · CLOSED: the
 * term is over · CANCELLED
 */
export const PERIOD_STATUSES = [
  'UPCOMING',
  'RUNNING',
  'DUE',
  'DUE_DAY_PASSED',
  'CLOSED',
  'CANCELLED',
] as const
export type PeriodStatus = (typeof PERIOD_STATUSES)[number]

export function periodStatus(
  period: { state: PeriodState; fromDay: Day; toDay: Day; dueOn: Day | null },
  today: Day,
): PeriodStatus {
  if (period.state !== 'OPEN') return period.state
  if (today < period.fromDay) return 'UPCOMING'
  if (today <= period.toDay) return 'RUNNING'
  return period.dueOn !== null && period.dueOn < today ? 'DUE_DAY_PASSED' : 'DUE'
}
