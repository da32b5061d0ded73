/** What other rooms may call of orders. */
export { lockOrderForPayment, findOrderForPayment, type OrderForPayment } from './order-for-payment.ts'
export { settleOrderPaid, type Settlement } from './settle-order-paid.ts'
export { noteOnOrder } from './orders.repository.ts'
export { openedWork, paidOrderLines, type PaidOrder, type PaidOrderLine } from './paid-order-lines.ts'
export { completeOrder, markWorkOpened } from './follow-work.ts'

/** Told once when an order is paid, in the transaction that made it so. Payload: `{ orderId }`. */
export const ORDER_PAID = 'OrderPaid'
