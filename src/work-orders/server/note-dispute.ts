import { PORTAL } from '#platform/shared/principal.ts'
import type { HistoryKey } from '../history.ts'
import { changeWorkOrder } from './change-work-order.ts'
import { insertNotes } from './team/watching.repository.ts'
import { watchersBut } from './team/watching.queries.ts'
import { idsOfOrder, listHistory } from './work-orders.queries.ts'
import { type WorkDeps, writeHistory } from './work.ts'

const KEYS: Record<string, HistoryKey> = {
  DISPUTED: 'order.disputed',
  DISPUTE_ESCALATED: 'order.disputeEscalated',
  DISPUTE_WON: 'order.disputeWon',
  DISPUTE_LOST: 'order.disputeLost',
}

/**
 * A bank disputes the payment of an order: written on each of its work orders, once, and told to whoever works on it or
 * watches it.
 */
export async function noteDispute(deps: WorkDeps, told: Readonly<Record<string, unknown>>): Promise<void> {
  const key = KEYS[String(told['what'])]
  if (!key) return
  const dispute = String(told['disputeId'])
  for (const workOrderId of await idsOfOrder(deps.db, String(told['orderId'])))
    await changeWorkOrder(deps, { workOrderId, actor: PORTAL }, async (work) => {
      const { tx, workOrder } = work
      const history = await listHistory(tx, workOrder.id)
      if (history.some((line) => line.key === key && line.params['dispute'] === dispute)) return
      await writeHistory(work, { key, params: { dispute } })
      const { assigneeId } = workOrder
      // Who watches it is told of every line like this.
      const watches = (await watchersBut(tx, workOrder.id, PORTAL.id)).includes(assigneeId ?? '')
      if (assigneeId === null || watches) return
      const note = { staffId: assigneeId, workOrderId, at: deps.clock.now(), key, params: { dispute } }
      insertNotes(tx, [{ ...note, actorName: PORTAL.name }])
    })
}
