import { eq } from 'drizzle-orm'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { UserInfo } from '../contract.ts'
import { users } from './accounts.tables.ts'
import { readUserInfo } from './user-info.ts'

export async function updateUser(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  principal: SellerPrincipal,
  changes: { name?: string | undefined; lang?: Lang | undefined },
): Promise<UserInfo> {
  await deps.db
    .update(users)
    .set({ ...changes, updatedAt: deps.clock.now() })
    .where(eq(users.id, principal.userId))
  return readUserInfo(deps.db, principal)
}
