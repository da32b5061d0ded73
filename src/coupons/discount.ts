import type { LocalText } from '#platform/shared/local-text.ts'
import { type Currency, minusMoney, type Money, money, shareOf, sumMoney } from '#platform/shared/money.ts'
import type { BundleRule } from './bundle.ts'
import { type Coupon, type CouponObstacle, couponOn, type DiscountableLine } from './coupon.ts'
import { splitAmount } from './split-amount.ts'

/**
 * One discount on an order: a positive amount, and how many minor units of it belong to each line, in the
 * lines' order.
 */
type Discount = {
  kind: 'BUNDLE' | 'COUPON'
  label: LocalText
  code: string | null
  amount: Money
  parts: number[]
}

export type Discounts = {
  list: Discount[]
  /** All discounts together. */
  amount: Money
  /** All discounts on each line, in minor units, in the lines' order. */
  parts: number[]
  /** Why the requested coupon takes nothing off. */
  obstacle: CouponObstacle | undefined
}

type Input = {
  lines: readonly DiscountableLine[]
  currency: Currency
  rule: BundleRule | undefined
  coupon?: Coupon | undefined
}

/**
 * The discounts of an order. The price for several countries comes first; a coupon that may be combined is
 * applied to what is left; one that may not replaces it only where it saves more.
 */
export function discountsOn({ lines, currency, rule, coupon }: Input): Discounts {
  const nets = lines.map((line) => line.net.amount)
  const whole = { currency, lines: lines.length }
  const bundle = rule && bundleDiscount(rule, nets, currency)
  const before = bundle ? [bundle] : []
  if (!coupon) return together(before, whole)
  const charged =
    bundle && coupon.stackable ? nets.map((net, index) => net - (bundle.parts[index] ?? 0)) : nets
  const effect = couponOn(coupon, lines, currency, charged)
  if ('obstacle' in effect) return together(before, whole, effect.obstacle)
  const own: Discount = { kind: 'COUPON', label: coupon.name, code: coupon.code, ...effect }
  if (!bundle || coupon.stackable) return together([...before, own], whole)
  if (own.amount.amount > bundle.amount.amount) return together([own], whole)
  return together(before, whole, 'bundle_better')
}

export type CouponChoice = { coupon: Coupon; saves: Money }

/** The coupons that take something off these lines, the one that saves most first. */
export function choicesAmong(coupons: readonly Coupon[], input: Omit<Input, 'coupon'>): CouponChoice[] {
  const without = discountsOn(input).amount
  return coupons
    .map((coupon) => ({ coupon, saves: minusMoney(discountsOn({ ...input, coupon }).amount, without) }))
    .filter(({ saves }) => saves.amount > 0)
    .toSorted((a, b) => b.saves.amount - a.saves.amount || (a.coupon.code < b.coupon.code ? -1 : 1))
}

function bundleDiscount(rule: BundleRule, nets: readonly number[], currency: Currency): Discount | undefined {
  const listed = nets.reduce((sum, net) => sum + net, 0)
  const amount = shareOf(money(listed, currency), rule.basisPoints)
  if (amount.amount <= 0) return undefined
  return { kind: 'BUNDLE', label: rule.name, code: null, amount, parts: splitAmount(amount.amount, nets) }
}

function together(
  list: Discount[],
  whole: { currency: Currency; lines: number },
  obstacle?: CouponObstacle,
): Discounts {
  const parts = Array.from({ length: whole.lines }, (_, index) =>
    list.reduce((sum, discount) => sum + (discount.parts[index] ?? 0), 0),
  )
  const amount = sumMoney(
    list.map((discount) => discount.amount),
    whole.currency,
  )
  return { list, amount, parts, obstacle }
}
