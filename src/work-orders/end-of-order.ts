import type { WorkOrderStatus } from './states.ts'

/** How an order ends whose work orders stand like this; undefined while something of it is left to do. */
export function endOfOrder(statuses: readonly WorkOrderStatus[]): 'COMPLETED' | 'CANCELLED' | undefined {
  if (statuses.length === 0 || statuses.some((status) => status === 'OPEN' || status === 'ON_HOLD'))
    return undefined
  return statuses.includes('COMPLETED') ? 'COMPLETED' : 'CANCELLED'
}
