import { canTake, next } from '#platform/shared/state-machine.ts'
import { WORK_ORDER_MOVES, type WorkOrderAction } from '../states.ts'
import type { Work } from './work.ts'
import { workOrderRefusals } from './work-orders.errors.ts'

export type StatusAction = Exclude<WorkOrderAction, 'complete'>

/** The refusal where it is not possible. */
const OBSTACLES = { hold: 'not_open', resume: 'not_on_hold', cancel: 'closed' } as const

/** Moves the work order as a whole. @throws where the table of moves has no such move */
export function moveStatus(work: Work, action: StatusAction): void {
  const status = next(WORK_ORDER_MOVES, work.workOrder.status, action)
  if (!status) throw workOrderRefusals[OBSTACLES[action]]()
  work.workOrder.status = status
}

export function obstacleToStatusAction(action: StatusAction, status: Work['workOrder']['status']) {
  return canTake(WORK_ORDER_MOVES, status, action) ? undefined : OBSTACLES[action]
}
