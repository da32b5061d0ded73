import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Currency } from '#platform/shared/money.ts'
import { type CallFailure, makeCall } from '#platform/web/api.ts'
import { readToken } from '#platform/web/session.ts'
import { addToShoppingCart, countShoppingCart, readShoppingCart } from '../contract.ts'
import { rememberVisitorCart } from './visitor-cart-hint.ts'

export type ServiceToAdd = { productId: string; options?: Record<string, string>; currency: Currency }

/**
 * Puts several services into the cart, one after the other: the first opens a visitor's cart, and the others go into it
 * by its cookie.
 */
export function useAddServices(options: { onSuccess?: () => void } = {}) {
  const client = useQueryClient()
  return useMutation<void, CallFailure, readonly ServiceToAdd[]>({
    async mutationFn(services) {
      for (const { productId, options: chosen = {}, currency } of services)
        await makeCall(addToShoppingCart, { productId, options: chosen, quantity: 1, currency })
      if (readToken(false) === null) rememberVisitorCart()
    },
    onSuccess: () => options.onSuccess?.(),
    onSettled: () =>
      Promise.all(
        [countShoppingCart, readShoppingCart].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}
