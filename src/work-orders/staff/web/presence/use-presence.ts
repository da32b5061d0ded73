import { useCallQuery } from '#platform/web/query.ts'
import { useHintedPoll } from '#back-office/web/frame/use-hinted-poll.ts'
import type { Present } from '#work-orders/presence.ts'
import { staffMe } from '#staff/contract.ts'
import { listPresence } from '../../presence-contract.ts'

/** Without hints. */
const ASK_EVERY_MS = 20_000

/** Which colleagues have these work orders open, by work order. */
export function usePresence(workOrderIds: readonly string[]): ReadonlyMap<string, readonly Present[]> {
  const me = useCallQuery(staffMe, {}, { staff: true })
  // A partner firm does not see who of the agency does what.
  const isColleague = me.data !== undefined && me.data.role !== 'partner'
  const refetchInterval = useHintedPoll(ASK_EVERY_MS)
  const { data } = useCallQuery(
    listPresence,
    { workOrderId: workOrderIds },
    { staff: true, enabled: isColleague && workOrderIds.length > 0, refetchInterval },
  )
  return new Map(data?.orders.map(({ workOrderId, people }) => [workOrderId, people]))
}
