import type { JobPayload } from '#platform/server/jobs.ts'
import type { Work } from './work.ts'

/**
 * Published where something happened that a company’s own systems may want to know, in the transaction of the change.
 * Payload: what happened, and where the work order stands after it.
 */
export const WORK_ORDER_NEWS = 'WorkOrderNews'

export type News = 'opened' | 'turn_changed' | 'granted' | 'supplement_asked' | 'finished'

type Changed = Pick<Work, 'isNew' | 'newSupplements' | 'lines'> & {
  workOrder: Pick<Work['workOrder'], 'status' | 'turn'>
  before: Pick<Work['workOrder'], 'status' | 'turn'>
}

const isOver = (status: Work['workOrder']['status']) => status === 'COMPLETED' || status === 'CANCELLED'

/** What happened in one change. Whose turn it is says nothing about what is opened or finished at that moment. */
export function newsOf({ isNew, workOrder, before, newSupplements, lines }: Changed): News[] {
  const isFinished = isOver(workOrder.status) && !isOver(before.status)
  const isGranted = lines.some(({ key }) => key === 'node.granted' || key === 'node.grantedNumber')
  const turned = !isNew && !isFinished && workOrder.turn !== before.turn
  return [
    ...(isNew ? (['opened'] as const) : []),
    ...(isGranted ? (['granted'] as const) : []),
    ...(newSupplements.length > 0 ? (['supplement_asked'] as const) : []),
    ...(turned ? (['turn_changed'] as const) : []),
    ...(isFinished ? (['finished'] as const) : []),
  ]
}

/** Ids, numbers of ours and states alone. */
export async function publishNews(work: Work): Promise<void> {
  const { tx, deps, workOrder, now } = work
  const { companyId, id: workOrderId, number, orderId, orderNumber, country } = workOrder
  const { productCode: service, status, turn, currentNodeKey: step, revision } = workOrder
  const standing: JobPayload = { companyId, workOrderId, number, orderId, orderNumber, country, service }
  Object.assign(standing, { status, turn, step, revision, at: now.toISOString() })
  for (const what of newsOf(work)) await deps.jobs.publish(tx, WORK_ORDER_NEWS, { ...standing, what })
}
