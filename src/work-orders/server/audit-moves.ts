import { writeAudit } from '#platform/server/audit.ts'
import type { Work } from './work.ts'

/**
 * What a member of the staff did to a work order, line by line as in its history, and in the same transaction. The texts
 * stay in the history: the audit trail says who did what to which record.
 */
export async function auditMoves({ tx, now, actor, workOrder, lines }: Work): Promise<void> {
  if (actor.kind !== 'staff') return
  const { id: workOrderId, companyId } = workOrder
  for (const { key, nodeId, actorKind } of lines) {
    if (actorKind !== 'staff') continue
    await writeAudit(tx, {
      at: now,
      actorKind: 'staff',
      actorId: actor.id,
      action: `work_order.${key}`,
      record: nodeId ?? workOrderId,
      companyId,
      detail: { workOrderId, revision: workOrder.revision },
    })
  }
}
