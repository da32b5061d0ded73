import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Actor } from '#platform/shared/principal.ts'

/** Who does something with which declaration, and from where. */
export type ActingOn = { companyId: string; id: string; by: Actor; address: string }

/** On the record of the declaration, as every figure and every move of it. */
export const auditDeclaration = (
  tx: Transaction,
  { clock }: Pick<ServerDeps, 'clock'>,
  { companyId, id, by, address }: ActingOn,
  { action, detail }: { action: string; detail: Record<string, unknown> },
): Promise<void> =>
  writeAudit(tx, {
    at: clock.now(),
    actorKind: by.kind,
    actorId: by.id,
    action,
    record: id,
    companyId,
    address,
    detail,
  })
