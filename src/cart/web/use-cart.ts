import { useState } from 'react'
import type { RememberedBuyer } from '#accounts/web/public.tsx'
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
export function useCart(currency: Currency, coupon: CouponChoice, buyer: RememberedBuyer | undefined) {
  const input = { currency, ...couponInput(coupon), ...(buyer && { buyer }) }
  const cart = useCallQuery(readShoppingCart, input, { staleTime: 0 })
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
  /** Takes out what came from before signing in, and sets the quantities that the buyer had chosen. */
  const undoMerge = async (lines: readonly CartLineView[]): Promise<void> => {
    const added = lines.filter((line) => line.beforeSignIn?.quantity === null)
    if (added.length > 0) await drop.mutateAsync({ lineIds: added.map((line) => line.id) })
    for (const { id, beforeSignIn } of lines) {
      const quantity = beforeSignIn?.quantity
      if (quantity) await update.mutateAsync({ lineId: id, quantity })
    }
  }
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
    undoing: drop.isPending || update.isPending,
    // A failure is shown as a toast, and the cart is read again.
    undoMerge: (lines: readonly CartLineView[]) => void undoMerge(lines).catch(() => undefined),
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
  const forgetRemoved = () => setRemoved(undefined)
  return { cart, actions, removed, forgetRemoved, putBack, puttingBack: add.isPending }
}

export type CartActions = ReturnType<typeof useCart>['actions']
