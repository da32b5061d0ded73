/** What other rooms may ask of this one. */
export { openWorkOrders } from './open-work-orders.ts'
export { WORK_ORDER_CHANGED, WORK_ORDER_CLOSED } from './settle-work.ts'
export { listOwn } from './list-own.ts'
