import type { StaffWorkOrder } from '../review/review.ts'

/** A number or paper that a step of the work order obtained. */
export type Obtained = StaffWorkOrder['obtained'][number]
