/** What the pages of other rooms may use of the cart. They name the texts `cart` in their handle. */
export { CartTotals } from './cart-totals.tsx'
export { useCartCount } from './use-cart-count.ts'
export { useCartCurrency } from './use-cart-currency.ts'
export { VatExplained, VatLabel } from './vat-explained.tsx'
