import { ownersOf } from '#accounts/server/public.ts'
import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { ANNOUNCED_DAYS } from '../scopes.ts'
import { apiKeysMessages } from './api-keys.messages.ts'
import { takeEnding } from './api-keys.repository.ts'

const DAY_MS = 86_400_000

/** Tells the owners of keys that end within two weeks, once each. */
export async function announceEnds(deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const until = new Date(now.getTime() + ANNOUNCED_DAYS * DAY_MS)
    for (const { companyId, name, expiresAt } of await takeEnding(tx, { now, until }))
      await notify(tx, deps, {
        companyId,
        kind: apiKeysMessages.ending,
        params: { name, on: { instant: expiresAt.toISOString() } },
        userIds: await ownersOf(tx, companyId),
      })
  })
}
