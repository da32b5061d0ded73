import { useMutation } from '@tanstack/react-query'
import type { Currency } from '#platform/shared/money.ts'
import { type CallFailure, makeCall } from '#platform/web/api.ts'
import { readCache } from '#platform/web/query.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import { addToShoppingCart, countShoppingCart, readShoppingCart } from '../contract.ts'
import { rememberVisitorCart } from './visitor-cart-hint.ts'

/** Adds several services to the cart, one after the other: those added stay when a later one fails. */
export function useFillCart(onDone: () => void) {
  const client = readCache()
  const signedIn = useSignedIn()
  return useMutation<void, CallFailure, { productIds: readonly string[]; currency: Currency }>(
    {
      async mutationFn({ productIds, currency }) {
        for (const productId of productIds) {
          await makeCall(addToShoppingCart, { productId, quantity: 1, currency })
          if (!signedIn) rememberVisitorCart()
        }
      },
      onSuccess: onDone,
      onSettled: () =>
        Promise.all(
          [countShoppingCart, readShoppingCart].map((read) =>
            client.invalidateQueries({ queryKey: [read.path] }),
          ),
        ),
    },
    client,
  )
}
