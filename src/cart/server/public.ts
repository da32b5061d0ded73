/** What other modules may call of the cart. */

export { leaveWithoutLines, lockCartLines } from './cart.repository.ts'
export { discountableLines, linesInCart, priceLines, type PricedLine } from './price-lines.ts'
export { presentDiscounts } from './present-cart.ts'
export { vatOnProduct } from './vat-on.ts'
export { netOf } from '../cart-line.ts'
