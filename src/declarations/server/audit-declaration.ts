import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Actor } from '#platform/shared/principal.ts'

/** Who enters something for which report, and from where. */
export type Entering = { companyId: string; id: string; by: Actor; address: string }

/** On the record of the report, as every figure that somebody enters. */
export const auditReport = (
  tx: Transaction,
  { clock }: Pick<ServerDeps, 'clock'>,
  { action, companyId, id, by, address }: Entering & { action: string },
  detail: Record<string, unknown>,
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
