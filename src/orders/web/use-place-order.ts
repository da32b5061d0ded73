import { useState } from 'react'
import { type CartView, countShoppingCart, readShoppingCart } from '#cart/contract.ts'
import type { PaymentMethod } from '#payments/payment-methods.ts'
import { usePlacing } from './use-placing.ts'

export const NEEDS_BOX = 'needs-arranged'

/** What is certainly required and not in the cart, once each. */
function certainNeeds(cart: CartView) {
  const all = cart.groups.flatMap((group) => group.lines.flatMap((line) => line.needs))
  return [...new Map(all.filter(({ certain }) => certain).map((need) => [need.code, need])).values()]
}

/** The order button of the cart. */
export function usePlaceOrder(
  cart: CartView,
  method: PaymentMethod,
  { onCouponRefused }: { onCouponRefused: () => void },
) {
  const [arranged, setArranged] = useState(false)
  const shown = { total: cart.totals.total, couponCode: cart.coupon.applied?.code }
  const changed = [readShoppingCart, countShoppingCart]
  const placing = usePlacing(shown, method, { source: readShoppingCart, changed, onCouponRefused })
  const needs = certainNeeds(cart)
  const isUnarranged = needs.length > 0 && !arranged
  const cartLineIds = cart.groups.flatMap((group) => group.lines.map((line) => line.id))
  return {
    ...placing,
    needs,
    arranged,
    arrange: setArranged,
    arrangedMissing: placing.pressed && isUnarranged,
    place: () => placing.place({ cartLineIds }, isUnarranged ? NEEDS_BOX : undefined),
  }
}
