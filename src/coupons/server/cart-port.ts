import type { Currency } from '#platform/shared/money.ts'
import type { DiscountableLine } from '../coupon.ts'

/** The lines that a person has in the cart. The cart is above coupons, so main passes it in. */
export type CartPort = (
  owner: { companyId: string; userId: string },
  currency: Currency,
) => Promise<DiscountableLine[]>
