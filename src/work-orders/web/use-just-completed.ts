import { useState } from 'react'
import type { WorkOrderCard } from '../records.ts'

/** True after a refetch in which a step became finished: the line of the lane is animated once. */
export function useJustCompleted(order: WorkOrderCard): boolean {
  const done = order.lane.filter((stop) => stop.state === 'done').length
  const [seen, setSeen] = useState({ done, grew: false })
  if (seen.done !== done) setSeen({ done, grew: done > seen.done })
  return seen.grew
}
