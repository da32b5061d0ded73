import type { Lang } from '#platform/shared/local-text.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { type Currency, type Money, money, shareOf } from '#platform/shared/money.ts'
import { splitAmount } from './split-amount.ts'

/** Minor units by currency. */
export type Amounts = Partial<Record<Currency, number>>

/** What a coupon takes off, and of what. */
export type Coupon = {
  id: string
  code: string
  name: LocalText
  /** A share of the price; null where the coupon takes off an amount. */
  basisPoints: number | null
  amounts: Amounts
  minimums: Amounts
  /** Codes of categories and products to which it is limited; both empty: everything. */
  categories: readonly string[]
  products: readonly string[]
  /** May be used together with the price for several countries. */
  stackable: boolean
}

/** A line that a discount may apply to; its price is without VAT, in the currency of the order. */
export type DiscountableLine = {
  id: string
  productCode: string
  category: string
  country: string
  net: Money
}

const COUPON_OBSTACLES = ['other_services', 'below_minimum', 'other_currency', 'bundle_better'] as const
/** Why a valid coupon takes nothing off these lines. */
export type CouponObstacle = (typeof COUPON_OBSTACLES)[number]

export type CouponEffect = { amount: Money; parts: number[] } | { obstacle: CouponObstacle }

function isFor(coupon: Pick<Coupon, 'categories' | 'products'>, line: DiscountableLine): boolean {
  if (coupon.categories.length === 0 && coupon.products.length === 0) return true
  return coupon.categories.includes(line.category) || coupon.products.includes(line.productCode)
}

/**
 * What a coupon takes off each line, in the lines' order. A share is rounded half away from zero on the sum
 * of the lines concerned; an amount never takes off more than these cost; the minimum is compared with their
 * prices before any discount.
 * @param charged what each line still costs, in minor units, when another discount came first
 */
export function couponOn(
  coupon: Coupon,
  lines: readonly DiscountableLine[],
  currency: Currency,
  charged: readonly number[] = lines.map((line) => line.net.amount),
): CouponEffect {
  const concerned = lines.map((line) => line.net.amount > 0 && isFor(coupon, line))
  if (!concerned.includes(true)) return { obstacle: 'other_services' }
  const listed = lines.reduce((sum, line, index) => sum + (concerned[index] ? line.net.amount : 0), 0)
  if (listed < (coupon.minimums[currency] ?? 0)) return { obstacle: 'below_minimum' }
  const weights = charged.map((amount, index) => (concerned[index] ? amount : 0))
  const base = weights.reduce((sum, weight) => sum + weight, 0)
  const fixed = coupon.amounts[currency]
  if (coupon.basisPoints === null && fixed === undefined) return { obstacle: 'other_currency' }
  const wanted =
    coupon.basisPoints === null ? (fixed ?? 0) : shareOf(money(base, currency), coupon.basisPoints).amount
  const amount = Math.max(0, Math.min(wanted, base))
  return { amount: money(amount, currency), parts: splitAmount(amount, weights) }
}

/**
 * A discount as each language says it: English what is saved, `5%`, Chinese what remains in tenths, `9.5折`.
 * @param basisPoints of the discount, 0 to 10,000
 */
export const discountText = (basisPoints: number, lang: Lang): string =>
  lang === 'zh' ? `${(10_000 - basisPoints) / 1_000}折` : `${basisPoints / 100}%`
