/** What other rooms may call of the cart. */
export { lockCartLines, takeCartLines, type CartOwner } from './cart.repository.ts'
export { priceLines, type PricedLine } from './price-lines.ts'
export { netOf } from '../cart-line.ts'
