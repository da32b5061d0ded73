/** What other rooms may ask of this one. */
export { formOfNode } from './form/form-of-node.ts'
export { openWorkOrders } from './open-work-orders.ts'
export { WORK_ORDER_CHANGED, WORK_ORDER_CLOSED } from './change-work-order.ts'
export { presentFile } from './present-node.ts'
export { presentNote } from './review/present-notes.ts'
export { changeForm, readFormAtNode, type FormAtNode, type LockedForm } from './form/with-form.ts'
export { listOwn } from './list-own.ts'
