import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { type CartView, countShoppingCart, readShoppingCart } from '#cart/contract.ts'
import type { Money } from '#platform/shared/money.ts'
import { paths } from '#platform/web/paths.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { createOrder, listOrders, type PaymentMethod } from '../contract.ts'

/** The box of the agreement: whoever presses the button without it is led there. */
export const AGREEMENT_BOX = 'agreement-accepted'

/** The button that orders: once, for the sum that stands on it. Whatever changed meanwhile is shown before it is ordered. */
export function usePlaceOrder(cart: CartView, method: PaymentMethod) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [agreed, setAgreed] = useState(false)
  const [pressed, setPressed] = useState(false)
  const [changedFrom, setChangedFrom] = useState<Money>()
  const order = useCallMutation(createOrder, {
    onSuccess(made) {
      void navigate(paths.pay(made.id, { method }))
      for (const read of [readShoppingCart, countShoppingCart, listOrders])
        void client.invalidateQueries({ queryKey: [read.path] })
    },
    onError(failure) {
      if (failure.error === 'order.price_changed') setChangedFrom(cart.totals.total)
      void client.invalidateQueries({ queryKey: [readShoppingCart.path] })
    },
  })
  return {
    agreementVersion: AGREEMENT_VERSION,
    agreed,
    agree: setAgreed,
    agreementMissing: pressed && !agreed,
    busy: order.isPending,
    placed: order.isSuccess,
    changedFrom,
    place() {
      setPressed(true)
      if (!agreed) return document.getElementById(AGREEMENT_BOX)?.focus()
      if (order.isPending) return
      setChangedFrom(undefined)
      order.mutate({
        cartLineIds: cart.groups.flatMap((group) => group.lines.map((line) => line.id)),
        currency: cart.currency,
        agreementVersion: AGREEMENT_VERSION,
        expectedTotal: cart.totals.total,
      })
    },
  }
}
