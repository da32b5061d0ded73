import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'

/** Who makes or withdraws a letter of a company, and from which address. */
export type ConfirmationActor = {
  kind: 'seller' | 'staff'
  id: string
  name: string
  companyId: string
  address: string
}

export async function auditConfirmation(
  tx: Transaction,
  actor: ConfirmationActor,
  entry: {
    at: Date
    action: `letter.${string}`
    letterId: string
    detail?: Record<string, unknown>
  },
): Promise<void> {
  const { at, action, letterId, detail } = entry
  await writeAudit(tx, {
    at,
    actorKind: actor.kind,
    actorId: actor.id,
    action,
    record: letterId,
    companyId: actor.companyId,
    address: actor.address,
    ...(detail && { detail }),
  })
}
