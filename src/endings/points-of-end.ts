import type { Frequency } from '#vat/rates/facts.ts'
import type { Day } from '#platform/shared/calendar.ts'

/**
 * FINAL_RETURN: the return whose period has the last day · TAX: returns, taxes and credits that are not settled · STOCK:
 * goods there after the end · SHOP: the number is out of a shop · NUMBER: another number of the country that does not end
 * by itself, such as EPR · GUARANTEE: what a fiscal representative was given
 */
export const END_POINTS = ['FINAL_RETURN', 'TAX', 'STOCK', 'SHOP', 'NUMBER', 'GUARANTEE'] as const
export type EndPointKind = (typeof END_POINTS)[number]

/** What people tick off, and whether that needs a document; the rest is read from the returns themselves. */
export const TICKS: Partial<Record<EndPointKind, { by: 'both' | 'staff'; needsFile: boolean }>> = {
  STOCK: { by: 'both', needsFile: true },
  SHOP: { by: 'both', needsFile: false },
  NUMBER: { by: 'both', needsFile: false },
  GUARANTEE: { by: 'staff', needsFile: true },
}

/** OPEN: somebody has to act. UNKNOWN: nobody can say yet. NOT_NEEDED: there is nothing of it here. */
export const POINT_STATES = ['OPEN', 'UNKNOWN', 'DONE', 'NOT_NEEDED'] as const
export type PointState = (typeof POINT_STATES)[number]

export type ReturnAtEnd = {
  id: string
  frequency: Frequency
  fromDay: Day
  toDay: Day
  status: string
  taxStatus: string
}

const isFiled = ({ status }: Pick<ReturnAtEnd, 'status'>) => status === 'FILED' || status === 'ACCEPTED'

/**
 * The return whose period has the last day: it is the last one, and nothing is done before it is filed.
 * @param kept the first day of which returns are kept: one from before is forgotten, not missing
 */
export function finalReturn(
  returns: readonly ReturnAtEnd[],
  end: Day,
  kept: Day,
): { state: PointState; id: string | null } {
  const last = returns.find(({ fromDay, toDay }) => fromDay <= end && end <= toDay)
  if (!last) return { state: end < kept ? 'NOT_NEEDED' : 'UNKNOWN', id: null }
  return { state: isFiled(last) ? 'DONE' : 'OPEN', id: last.id }
}

/** Earlier returns that were never filed, and tax or credits that are not settled. */
export function unsettledReturns(returns: readonly ReturnAtEnd[]): ReturnAtEnd[] {
  return returns.filter((one) => !isFiled(one) || ['DUE', 'PROOF_SENT', 'CREDIT'].includes(one.taxStatus))
}

/** Goods that lay there, left or arrived after the end. Nothing is known before reports cover a day after it. */
export function stockState(
  {
    movedAfter,
    reportedUntil,
    isConfirmed,
  }: {
    /** How many rows after the end name the country. */
    movedAfter: number
    reportedUntil: Day | null
    isConfirmed: boolean
  },
  end: Day,
): PointState {
  if (movedAfter > 0) return 'OPEN'
  if (isConfirmed) return 'DONE'
  return reportedUntil !== null && reportedUntil > end ? 'DONE' : 'UNKNOWN'
}
