/** What other modules may call of coupons. */
export type { OrdersPort } from './cart-port.ts'
export { couponOnProduct } from './coupon-on-product.ts'
export { agreeOnDiscounts, expectKnownCode, type Offer, offerDiscounts } from './offer-discounts.ts'
export { reserveCoupon, returnCoupon, takeCouponAgain } from './coupon-uses.repository.ts'
