import { useState } from 'react'

const KEY = 'couponChoice'

/** The coupon that saves most, none, or the one with this code. */
export type CouponChoice = { kind: 'best' } | { kind: 'none' } | { kind: 'code'; code: string }

/** The person's coupon choice, from the cart to the confirmation, also across signing in. */
export function useCouponChoice(): [CouponChoice, (choice: CouponChoice) => void] {
  const [choice, setChoice] = useState(readChoice)
  const choose = (next: CouponChoice) => {
    sessionStorage.setItem(KEY, next.kind === 'code' ? `code:${next.code}` : next.kind)
    setChoice(next)
  }
  return [choice, choose]
}

/** As sent in the request for the cart. */
export const couponInput = (choice: CouponChoice) =>
  choice.kind === 'code' ? { coupon: choice.code } : { bestCoupon: choice.kind === 'best' }

/** After an order the next one begins with the best again. */
export function clearCouponChoice(): void {
  sessionStorage.removeItem(KEY)
}

function readChoice(): CouponChoice {
  const stored = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(KEY)
  if (stored === 'none') return { kind: 'none' }
  return stored?.startsWith('code:') ? { kind: 'code', code: stored.slice(5) } : { kind: 'best' }
}
