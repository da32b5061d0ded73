import { type ComponentType, createContext, createElement, use } from 'react'
import type { Currency } from '#platform/shared/money.ts'

export type BuyButtonProps = {
  productId: string
  currency: Currency
  options: Record<string, string>
}

/** The button that adds a choice to the cart. The cart provides it; the catalogue does not know the cart. */
export const BuyButtonContext = createContext<ComponentType<BuyButtonProps>>(() => null)

export function BuyButton(props: BuyButtonProps) {
  return createElement(use(BuyButtonContext), props)
}
