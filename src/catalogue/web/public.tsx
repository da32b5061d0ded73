export { type ProductCard, ProductRows } from './product-rows.tsx'
export { daysBefore, plannedLane, type ProductDetails } from './product-lane.ts'
export { type BuyButtonProps } from './buy-button.ts'
