import type { Total } from '#reports/totals.ts'
import { levelOf, type ThresholdState, type Watched } from './threshold.ts'

/** What counts, month by month; null: a rate is missing. */
export type Counted = { month: string; units: number | null }

export function counted(
  { totals, worth }: Pick<Watched, 'totals' | 'worth'>,
  currency: string,
  counts: (total: Total) => boolean,
): Counted[] {
  return totals
    .filter(counts)
    .map(({ month, net, currency: from }) => ({
      month,
      units: from === currency ? net : worth(net, from, currency, month),
    }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
}

type Standing = Pick<ThresholdState, 'level' | 'doubt' | 'limit' | 'reached' | 'basisPoints' | 'since'>
type Limits = { previousYear: number | null; currentYear: number; currency: string }

/**
 * Where a sum of a year stands: above the limit of the year before, the whole year is; else from the month in which it
 * crosses. What cannot be converted makes it unknown, unless the rest is above already.
 */
export function standing(list: readonly Counted[], year: number, limits: Limits): Standing {
  const before = sumOf(list, String(year - 1))
  const own = list.filter(({ month }) => month.startsWith(String(year)))
  const now = sumOf(own, String(year))
  const { currency, currentYear, previousYear } = limits
  const limit = { amount: currentYear, currency }
  const reached = { amount: now.units, currency }
  const since = monthOfCrossing(own, currentYear)
  if (previousYear !== null && before.units > previousYear)
    return {
      ...levelOf(now.units, currentYear),
      level: 'CROSSED',
      doubt: null,
      limit,
      reached,
      since: `${year}-01`,
    }
  const found = levelOf(now.units, currentYear)
  if (found.level !== 'CROSSED' && (now.isMissing || before.isMissing))
    return { level: 'UNKNOWN', doubt: 'RATE_MISSING', limit, reached: null, basisPoints: null, since: null }
  return { ...found, doubt: null, limit, reached, since }
}

function sumOf(list: readonly Counted[], year: string): { units: number; isMissing: boolean } {
  const own = list.filter(({ month }) => month.startsWith(year))
  return {
    units: own.reduce((sum, { units }) => sum + (units ?? 0), 0),
    isMissing: own.some(({ units }) => units === null),
  }
}

function monthOfCrossing(own: readonly Counted[], limit: number): string | null {
  let sum = 0
  for (const { month, units } of own) {
    sum += units ?? 0
    if (sum > limit) return month
  }
  return null
}
