import { type ComponentType, createContext } from 'react'
import type { Money } from '#platform/shared/money.ts'
import type { ProductDetails } from './product-lane.ts'

export type ProductVatProps = {
  product: Pick<ProductDetails, 'code' | 'currency'>
  /** `key:value` pairs of the priced choice. */
  chosen: readonly string[]
  /** The choice without VAT, as the page has it. */
  net: Money
  /** Whether the person asked for the fields. */
  asked: boolean
  onAsk: () => void
  /** The total with VAT as soon as it is known, `undefined` when it is not. */
  onTotal: (total: Money | undefined) => void
}

/**
 * The price of the choice with VAT, and the fields that it depends on. The cart provides them, because there the same
 * buyer is asked; the catalogue does not know the cart.
 */
export const ProductVatContext = createContext<{
  Totals: ComponentType<ProductVatProps>
  /** Whether the buyer is known already: signed in, or said before on this device. */
  isBuyerKnown: boolean
}>({ Totals: () => null, isBuyerKnown: false })
