import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { UserInfo } from '../contract.ts'
import { deviceName } from '../device-name.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { findUser, membershipsOf, sessionsOf } from './accounts.queries.ts'

export async function readUserInfo(
  executor: Executor,
  who: Pick<SellerPrincipal, 'userId' | 'companyId'>,
): Promise<UserInfo> {
  const [user, memberships] = await Promise.all([
    findUser(executor, who.userId),
    membershipsOf(executor, who.userId),
  ])
  const company = memberships.find((membership) => membership.id === who.companyId)
  if (!user || !company) throw accountsRefusals.company_not_found()
  return { ...user, company, companies: memberships }
}

export async function readSessions(executor: Executor, principal: SellerPrincipal) {
  const rows = await sessionsOf(executor, principal.userId, 100)
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      current: row.id === principal.sessionId,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      ip: row.ip,
      userAgent: row.userAgent,
      device: deviceName(row.userAgent),
      method: row.method,
    })),
  }
}
