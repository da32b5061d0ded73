import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import { membershipsOf } from '../accounts.queries.ts'
import { MEMBER_REMOVED } from '../events.ts'
import { endSessions } from '../sessions.repository.ts'
import { endMembership } from './change-member.ts'

/**
 * Somebody who is erased leaves all companies, as any member leaves one, and is signed out: nothing can be begun under
 * the account any more. The caller has locked the person and the companies.
 */
export async function leaveAll(
  tx: Transaction,
  { jobs }: { jobs: Jobs },
  {
    userId,
    by,
    at,
  }: { userId: string; by: { actorKind: string; actorId: string; address?: string }; at: Date },
): Promise<void> {
  for (const { id: companyId, role } of await membershipsOf(tx, userId)) {
    await endMembership(tx, { companyId, userId }, at)
    await jobs.publish(tx, MEMBER_REMOVED, { companyId, userId, byUserId: userId })
    const what = { action: 'company.member_left', record: userId, detail: { role, erased: true } }
    await writeAudit(tx, { at, companyId, ...by, ...what })
  }
  await endSessions(tx, userId)
}
