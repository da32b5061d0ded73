import type { OrderEvent } from './contract.ts'

/** After one of these nothing is left to decide about the work of an order: all of it is finished or cancelled. */
export const WORK_ENDED: ReadonlySet<OrderEvent> = new Set<OrderEvent>(['COMPLETED', 'WORK_CANCELLED'])
