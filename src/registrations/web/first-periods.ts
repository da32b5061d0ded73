import type { ServicePeriod } from '../contract.ts'

/** With more than these, those that are under way come first, and the others on request. */
export const SHOWN = 4

const OVER: ReadonlySet<ServicePeriod['status']> = new Set(['CLOSED', 'CANCELLED', 'DUE_DAY_PASSED'])

/** Every period that is late, then those that are under way and the next ones. */
export function firstPeriods<T extends Pick<ServicePeriod, 'status' | 'isLate'>>(periods: readonly T[]): T[] {
  const late = periods.filter(({ isLate }) => isLate)
  const ahead = periods.filter(({ status, isLate }) => !isLate && !OVER.has(status))
  return [...late, ...ahead.slice(0, SHOWN)]
}
