import type { Transaction } from '#platform/server/database.ts'
import { writeAudit } from '#platform/server/audit.ts'

/** Who does something with a line of a company, and from which address. */
export type LedgerActor = {
  kind: 'seller' | 'staff'
  id: string
  companyId: string
  address: string
}

export async function auditLine(
  tx: Transaction,
  actor: LedgerActor,
  entry: { at: Date; action: `ledger.${string}`; id: string; detail?: Record<string, unknown> },
): Promise<void> {
  const { at, action, id, detail } = entry
  await writeAudit(tx, {
    at,
    actorKind: actor.kind,
    actorId: actor.id,
    action,
    record: id,
    companyId: actor.companyId,
    address: actor.address,
    ...(detail && { detail }),
  })
}
