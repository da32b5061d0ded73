import { asBookkeeping } from '#platform/server/database-errors.ts'
import type { Authentication } from '#platform/server/http/access.ts'
import { hashToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { mayWrite } from '../scopes.ts'
import { findKey, noteUse } from './api-keys.repository.ts'

const NOTED_EVERY_MS = 5 * 60_000

/** In whose name a key calls: its maker's, in the company for which it was made, with no more than its scopes. */
export async function authenticateKey(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  key: string,
): Promise<Authentication> {
  const now = deps.clock.now()
  const found = await findKey(deps.db, hashToken(key), now)
  if (!found) return 'invalid'
  const { id, companyId, userName, scopes, userId, email, lastUsedAt } = found
  if (!lastUsedAt || lastUsedAt.getTime() + NOTED_EVERY_MS <= now.getTime())
    await asBookkeeping(noteUse(deps.db, { companyId, id }, now))
  return {
    kind: 'seller',
    userId,
    userName,
    email,
    companyId,
    role: mayWrite(scopes) ? 'editor' : 'viewer',
    sessionId: '',
    apiKey: { id, scopes },
  }
}
