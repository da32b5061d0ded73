/** What other modules may call of orders. */
export { orderInScope } from './order-scope.queries.ts'
export { completeOrder, markWorkOpened, stopOrder } from './follow-work.ts'
export {
  findOrdersByNumber,
  findOrdersForPayment,
  type LockedOrder,
  lockOrderForPayment,
  orderForPayment,
  type OrderForPayment,
} from './order-for-payment.ts'
export { companiesThatBought, companyHasOrdered } from './orders.queries.ts'
export { dueOf } from '../due.ts'
export { awaitDebit, payAgain } from './await-debit.ts'
export { awaitTransfer } from './await-transfer.ts'
export { ORDER_REFUNDED, recordOrderRefunded } from './record-order-refunded.ts'

export { orderForStaff } from './staff-orders.ts'
export { orderForInvoice, type OrderForInvoice } from './order-for-invoice.ts'
export { noteOnOrder } from './orders.repository.ts'
export {
  findOrderLine,
  openedWork,
  lockPaidOrder,
  paidForLine,
  type PaidOrder,
  type PaidOrderLine,
} from './paid-order-lines.ts'
export { markDisputed, ORDER_DISPUTED } from './mark-disputed.ts'
export { ORDER_PAID, recordOrderPaid } from './record-order-paid.ts'
export { ordersNumbered, ordersOfAny, ordersWith } from './search.queries.ts'
export { renewalPrices } from './renewals/renewal-prices.ts'
export { WORK_ENDED } from '../work-ended.ts'
