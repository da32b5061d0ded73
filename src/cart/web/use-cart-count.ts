import { useCallQuery } from '#platform/web/query.ts'
import { countShoppingCart } from '../contract.ts'

/** How many services lie in the cart of the person signed in; 0 while that is not known. */
export function useCartCount(signedIn: boolean): number {
  const { data } = useCallQuery(countShoppingCart, {}, { enabled: signedIn })
  return data ?? 0
}
