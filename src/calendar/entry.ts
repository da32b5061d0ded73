import { daysBetween, type Day } from '#platform/shared/calendar.ts'

/** What comes. TODO: something that the seller does for a service. RENEWAL: the end of what was bought or allowed. */
export const ENTRY_KINDS = ['RETURN', 'PAYMENT', 'RENEWAL', 'TODO'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const HOLDERS = ['seller', 'agency', 'authority', 'none'] as const
export type Holder = (typeof HOLDERS)[number]

/** Tax goes to a tax office, a fee to us. */
export const PARTS = ['TAX', 'FEE'] as const

const REACH_DAYS = 400

/** A year and the rest of a month: as much as a page shows. */
export function withinReach({ from, to }: { from: Day; to: Day }): boolean {
  const days = daysBetween(from, to)
  return days >= 0 && days <= REACH_DAYS
}
