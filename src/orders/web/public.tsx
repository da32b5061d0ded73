/** What the back office shows of an order, as the buyer sees it. */
export { OrderBadge } from './order-badge.tsx'
export { OrderAmounts, OrderBuyerFacts, OrderHistory } from './order-facts.tsx'
export { OrderLines } from './order-lines.tsx'
