import type { Shop } from '../contract.ts'

/** What has to be done about a shop, the most urgent first; everything else is in order. */
const URGENT = ['OTHER_COMPANY', 'BROKEN', 'EXPIRED', 'EXPIRING', 'NOT_CONNECTED'] as const
export type Urgent = (typeof URGENT)[number]

type Known = Pick<Shop, 'status' | 'account'>

/** Sales are read of no account in another company's name that nobody has confirmed. */
const isOther = ({ status, account }: Known): boolean =>
  account.is === 'OTHER' && account.confirmed === null && (status === 'ACTIVE' || status === 'EXPIRING')

export const urgencyOf = (shop: Known): Urgent | undefined =>
  isOther(shop) ? 'OTHER_COMPANY' : URGENT.find((urgent) => urgent === shop.status)

/** The shops that need something, the most urgent first. */
export function shopsInNeed<S extends Known & Pick<Shop, 'daysLeft'>>(shops: readonly S[]): S[] {
  const rank = (shop: S) => URGENT.findIndex((urgent) => urgent === urgencyOf(shop))
  return shops
    .filter((shop) => urgencyOf(shop) !== undefined)
    .toSorted((a, b) => rank(a) - rank(b) || (a.daysLeft ?? 0) - (b.daysLeft ?? 0))
}
