import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { type CartView, countShoppingCart, readShoppingCart } from '#cart/contract.ts'
import { clearCouponChoice } from '#cart/web/public.tsx'
import type { Money } from '#platform/shared/money.ts'
import { paths } from '#paths.ts'
import { readCache, useCallMutation } from '#platform/web/query.ts'
import { createOrder, listOrders } from '../contract.ts'
import type { PaymentMethod } from '#payments/payment-methods.ts'

/** The agreement's checkbox: pressing the button without it moves the focus there. */
export const AGREEMENT_BOX = 'agreement-accepted'

export const NEEDS_BOX = 'needs-arranged'

/** What is certainly required and not in the cart, once each. */
function certainNeeds(cart: CartView) {
  const all = cart.groups.flatMap((group) => group.lines.flatMap((line) => line.needs))
  return [...new Map(all.filter(({ certain }) => certain).map((need) => [need.code, need])).values()]
}

/** The version named by the refusal of an outdated one. */
export function newerAgreement(data: unknown): string | undefined {
  const version = (data as { agreementVersion?: unknown } | null)?.agreementVersion
  return typeof version === 'string' ? version : undefined
}

/** The order button: orders once, for the sum shown on it. Whatever changed meanwhile is shown first. */
export function usePlaceOrder(
  cart: CartView,
  method: PaymentMethod,
  { onCouponRefused }: { onCouponRefused: () => void },
) {
  const navigate = useNavigate()
  const client = readCache()
  const [agreed, setAgreed] = useState(false)
  const [agreementVersion, setAgreementVersion] = useState(AGREEMENT_VERSION)
  const [arranged, setArranged] = useState(false)
  const [pressed, setPressed] = useState(false)
  const [changedFrom, setChangedFrom] = useState<Money>()
  const order = useCallMutation(createOrder, {
    // The summary says both sums.
    inPlace: ({ error }) => error === 'order.price_changed',
    onSuccess(made) {
      clearCouponChoice()
      // Where discounts have left nothing to pay, it is paid already.
      const isPaid = made.status !== 'AWAITING_PAYMENT'
      void navigate(isPaid ? paths.paySuccess({ orderId: made.id }) : paths.pay(made.id, { method }))
      for (const read of [readShoppingCart, countShoppingCart, listOrders])
        void client.invalidateQueries({ queryKey: [read.path] })
    },
    onError(failure) {
      if (failure.error === 'order.price_changed') setChangedFrom(cart.totals.total)
      if (failure.error === 'order.agreement_outdated') {
        // published while this page was open: its text is shown, and it has to be accepted again
        setAgreementVersion(newerAgreement(failure.data) ?? AGREEMENT_VERSION)
        setAgreed(false)
      }
      if (failure.error?.startsWith('coupon.')) onCouponRefused()
      void client.invalidateQueries({ queryKey: [readShoppingCart.path] })
    },
  })
  const needs = certainNeeds(cart)
  return {
    needs,
    arranged,
    arrange: setArranged,
    arrangedMissing: pressed && needs.length > 0 && !arranged,
    agreementVersion,
    agreed,
    agree: setAgreed,
    agreementMissing: pressed && !agreed,
    busy: order.isPending,
    placed: order.isSuccess,
    changedFrom,
    place() {
      setPressed(true)
      if (needs.length > 0 && !arranged) return document.getElementById(NEEDS_BOX)?.focus()
      if (!agreed) return document.getElementById(AGREEMENT_BOX)?.focus()
      if (order.isPending) return
      setChangedFrom(undefined)
      order.mutate({
        cartLineIds: cart.groups.flatMap((group) => group.lines.map((line) => line.id)),
        currency: cart.currency,
        agreementVersion,
        expectedTotal: cart.totals.total,
        ...(cart.coupon.applied ? { coupon: cart.coupon.applied.code } : {}),
      })
    },
  }
}
