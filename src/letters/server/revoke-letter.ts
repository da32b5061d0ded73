import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Letter } from '../contract.ts'
import { auditLetter, type LetterActor } from './audit-letter.ts'
import { letterRefusals } from './letters.errors.ts'
import { findLetter } from './letters.queries.ts'
import { revokeLetterRow } from './letters.repository.ts'
import type { LetterRow } from './letters.tables.ts'
import { presentLetter } from './present-letter.ts'

/** Why the agency withdraws it, and how its company is told, in the same transaction. */
type ByAgency = { reason: string; tell(tx: Transaction, row: LetterRow): Promise<unknown> }

/** Withdraws a letter, also one that a newer has replaced. @throws letter.not_found */
export async function revokeLetter(
  deps: ServerDeps,
  actor: LetterActor,
  letterId: string,
  byAgency?: ByAgency,
): Promise<Letter> {
  const about = { companyId: actor.companyId, letterId }
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const revoked = await revokeLetterRow(tx, { ...about, at })
    if (revoked) {
      const detail = byAgency && { reason: byAgency.reason }
      await auditLetter(tx, actor, { at, action: 'letter.revoked', letterId, ...(detail && { detail }) })
      await byAgency?.tell(tx, revoked)
    }
    const row = revoked ?? (await findLetter(tx, about))
    if (!row) throw letterRefusals.not_found()
    return presentLetter(deps, row)
  })
}
