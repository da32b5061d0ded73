import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { UserInfo } from '../contract.ts'
import { changeUser } from './people.repository.ts'
import { readUserInfo } from './user-info.ts'

export async function updateUser(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  principal: SellerPrincipal,
  changes: { name?: string | undefined; lang?: Lang | undefined; timeZone?: string | null | undefined },
): Promise<UserInfo> {
  await changeUser(deps.db, principal.userId, { ...changes, updatedAt: deps.clock.now() })
  return readUserInfo(deps.db, principal)
}
