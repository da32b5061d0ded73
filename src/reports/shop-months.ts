import type { FetchStatus } from './fetch-states.ts'
import type { ImportStatus } from './import-states.ts'

/** BEFORE: the shop was not here yet, and no return needs the month. */
export const MONTH_STATES = ['REPORTED', 'RUNNING', 'MISSING', 'NO_SALES', 'BEFORE'] as const
export type MonthState = (typeof MONTH_STATES)[number]

/** What is known of a shop’s month, such as `2026-10`. */
export type MonthFacts = {
  month: string
  /** The first month that can have been fetched since the shop is here, or an earlier one that it has reported. */
  since: string
  /** The first month that a running return covers. */
  neededFrom: string | null
  /** A report with sales of this month was imported to its end. */
  isReported: boolean
  /** Somebody has stated that there were none. */
  isStated: boolean
  fetch: { status: FetchStatus; importStatus: ImportStatus | null } | null
}

const OVER: ReadonlySet<ImportStatus> = new Set([
  'FINISHED',
  'FAILED',
  'CANCELLED',
  'WITHDRAWING',
  'WITHDRAWN',
])

export const isNeeded = ({ month, neededFrom }: Pick<MonthFacts, 'month' | 'neededFrom'>): boolean =>
  neededFrom !== null && month >= neededFrom

export function stateOfMonth(facts: MonthFacts): MonthState {
  const { fetch, month, since, isReported, isStated } = facts
  if (fetch?.status === 'WAITING' || fetch?.status === 'ORDERED') return 'RUNNING'
  const brought = fetch?.status === 'IMPORTED' ? fetch.importStatus : null
  if (brought !== null && !OVER.has(brought)) return 'RUNNING'
  if (isReported || brought === 'FINISHED') return 'REPORTED'
  if (fetch?.status === 'NO_SALES' || isStated) return 'NO_SALES'
  return month < since && !isNeeded(facts) ? 'BEFORE' : 'MISSING'
}
