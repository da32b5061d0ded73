import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Letter } from '../contract.ts'
import { auditLetter, type LetterActor } from './audit-letter.ts'
import { letterRefusals } from './letters.errors.ts'
import { findLetter } from './letters.queries.ts'
import { revokeLetterRow } from './letters.repository.ts'
import { presentLetter } from './present-letter.ts'

/** Withdraws a letter, also one that a newer has replaced. @throws letter.not_found */
export async function revokeLetter(deps: ServerDeps, actor: LetterActor, letterId: string): Promise<Letter> {
  const about = { companyId: actor.companyId, letterId }
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const revoked = await revokeLetterRow(tx, { ...about, at })
    if (revoked) await auditLetter(tx, actor, { at, action: 'letter.revoked', letterId })
    const row = revoked ?? (await findLetter(tx, about))
    if (!row) throw letterRefusals.not_found()
    return presentLetter(deps, row)
  })
}
