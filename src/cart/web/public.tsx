/** What the pages of other modules may use of the cart. They name the texts `cart` in their handle. */
export { CartTotals } from './cart-totals.tsx'
export { CouponPart } from './coupon-part.tsx'

export { useCartCurrency } from './use-cart-currency.ts'
export { couponInput, clearCouponChoice, useCouponChoice } from './use-coupon-choice.ts'
export { useFillCart } from './use-fill-cart.ts'
export { VatExplained, VatLabel } from './vat-explained.tsx'
