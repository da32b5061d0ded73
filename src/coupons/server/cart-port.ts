import type { Currency } from '#platform/shared/money.ts'
import type { DiscountableLine } from '../coupon.ts'

/** Whether a company has placed an order that was neither cancelled nor expired. Orders are above coupons too. */
export type OrdersPort = (companyId: string) => Promise<boolean>

/** The lines that a person has in the cart. The cart is above coupons, so main passes it in. */
export type CartPort = (
  owner: { companyId: string; userId: string },
  currency: Currency,
) => Promise<DiscountableLine[]>
