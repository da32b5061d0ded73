import { useLateRead } from '#platform/web/late-read.ts'
import { countShoppingCart } from '../contract.ts'
import { hasVisitorCart } from './visitor-cart-hint.ts'

/** How many services are in the cart; 0 while unknown. `signedIn` is undefined until the page has hydrated. */
export function useCartCount(signedIn: boolean | undefined): number {
  const enabled = signedIn === true || (signedIn === false && hasVisitorCart())
  return useLateRead(countShoppingCart, { enabled }) ?? 0
}
