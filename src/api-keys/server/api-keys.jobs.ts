import { MEMBER_CHANGED, MEMBER_REMOVED } from '#accounts/server/public.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { announceEnds } from './announce-ends.ts'
import { endKeysOf } from './api-keys.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>

export function registerApiKeysJobs(deps: Deps): void {
  deps.jobs.schedule('api-keys.announce-ends', '23 6 * * *', () => announceEnds(deps))
  // A key is refused at once where its maker is no owner; this ends it for good, also where they become one again.
  deps.jobs.subscribe(MEMBER_CHANGED, 'end-api-keys', (event) => endUnlessOwner(deps, event))
  deps.jobs.subscribe(MEMBER_REMOVED, 'end-api-keys', (event) => endUnlessOwner(deps, event))
}

async function endUnlessOwner(deps: Deps, { companyId, userId, role }: JobPayload): Promise<void> {
  if (role === 'owner') return
  const whose = { companyId: String(companyId), userId: String(userId) }
  await deps.db.transaction((tx) => endKeysOf(tx, whose, deps.clock.now()))
}
