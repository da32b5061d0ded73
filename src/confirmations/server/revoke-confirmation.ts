import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Confirmation } from '../contract.ts'
import { auditConfirmation, type ConfirmationActor } from './audit-confirmation.ts'
import { confirmationRefusals } from './confirmations.errors.ts'
import { findConfirmation } from './confirmations.queries.ts'
import { revokeConfirmationRow } from './confirmations.repository.ts'
import type { ConfirmationRow } from './confirmations.tables.ts'
import { presentConfirmation } from './present-confirmation.ts'

/** Why the agency withdraws it, and how its company is told, in the same transaction. */
type ByAgency = { reason: string; tell(tx: Transaction, row: ConfirmationRow): Promise<unknown> }

/** Withdraws a letter, also one that a newer has replaced. @throws letter.not_found */
export async function revokeConfirmation(
  deps: ServerDeps,
  actor: ConfirmationActor,
  letterId: string,
  byAgency?: ByAgency,
): Promise<Confirmation> {
  const about = { companyId: actor.companyId, letterId }
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const revoked = await revokeConfirmationRow(tx, { ...about, at })
    if (revoked) {
      const detail = byAgency && { reason: byAgency.reason }
      await auditConfirmation(tx, actor, {
        at,
        action: 'letter.revoked',
        letterId,
        ...(detail && { detail }),
      })
      await byAgency?.tell(tx, revoked)
    }
    const row = revoked ?? (await findConfirmation(tx, about))
    if (!row) throw confirmationRefusals.not_found()
    return presentConfirmation(deps, row)
  })
}
