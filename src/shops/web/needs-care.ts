import type { Shop } from '../contract.ts'

/** What has to be done about a shop, the most urgent first; everything else is in order. */
const URGENT = ['BROKEN', 'EXPIRED', 'EXPIRING', 'NOT_CONNECTED'] as const
export type Urgent = (typeof URGENT)[number]

export const urgencyOf = ({ status }: Pick<Shop, 'status'>): Urgent | undefined =>
  URGENT.find((urgent) => urgent === status)

/** The shops that need something, the most urgent first. */
export function shopsInNeed<S extends Pick<Shop, 'status' | 'daysLeft'>>(shops: readonly S[]): S[] {
  const rank = (shop: S) => URGENT.findIndex((urgent) => urgent === shop.status)
  return shops
    .filter((shop) => urgencyOf(shop) !== undefined)
    .toSorted((a, b) => rank(a) - rank(b) || (a.daysLeft ?? 0) - (b.daysLeft ?? 0))
}
