import { useState } from 'react'
import type { Currency } from '#platform/shared/money.ts'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import {
  addToShoppingCart,
  type CartLineView,
  countShoppingCart,
  deleteFromShoppingCart,
  readShoppingCart,
  updateShoppingCart,
} from '../contract.ts'
import { type CouponChoice, couponInput } from './use-coupon-choice.ts'

const READS = [readShoppingCart, countShoppingCart]

/** What the page does to the cart; after each of these the cart is fetched again, priced by the server. */
export function useCart(currency: Currency, coupon: CouponChoice) {
  const cart = useCallQuery(readShoppingCart, { currency, ...couponInput(coupon) }, { staleTime: 0 })
  const [removed, setRemoved] = useState<CartLineView>()
  const update = useCallMutation(updateShoppingCart, {
    invalidates: READS,
    onError: () => void cart.refetch(),
  })
  const add = useCallMutation(addToShoppingCart, {
    invalidates: READS,
    onSuccess: () => setRemoved(undefined),
  })
  const drop = useCallMutation(deleteFromShoppingCart, { invalidates: READS })
  const busyWith = update.isPending
    ? update.variables.lineId
    : drop.isPending
      ? drop.variables.lineIds[0]
      : undefined
  const actions = {
    busyWith,
    adding: add.isPending ? add.variables.productId : undefined,
    add: (productId: string) => add.mutate({ productId, quantity: 1, currency }),
    change: update.mutate,
    remove: (line: CartLineView) =>
      drop.mutate({ lineIds: [line.id] }, { onSuccess: () => setRemoved(line.quote ? line : undefined) }),
  }
  const putBack = () => {
    if (!removed) return
    const options = Object.fromEntries(removed.options.map((option) => [option.key, option.value]))
    add.mutate({
      productId: removed.productId,
      options,
      quantity: removed.quantity,
      currency: removed.seen.currency,
    })
  }
  return { cart, actions, removed, putBack, puttingBack: add.isPending }
}

export type CartActions = ReturnType<typeof useCart>['actions']
