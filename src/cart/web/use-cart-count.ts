import { useLateRead } from '#platform/web/late-read.ts'
import { countShoppingCart } from '../contract.ts'
import { hasVisitorCart } from './visitor-cart-hint.ts'

/** How many services lie in the cart; 0 while that is not known. `signedIn` is undefined while the page is the server's. */
export function useCartCount(signedIn: boolean | undefined): number {
  const enabled = signedIn === true || (signedIn === false && hasVisitorCart())
  return useLateRead(countShoppingCart, { enabled }) ?? 0
}
