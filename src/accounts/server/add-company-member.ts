import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { MemberRole } from '#platform/shared/principal.ts'
import { AGREEMENT_VERSION } from '../agreement.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { requireGoodPassword } from './password-policy.ts'
import { hashPassword } from './passwords.ts'
import { insertMember, insertUser } from './people.repository.ts'

/**
 * Opens an account for a colleague in an existing company. The address counts as confirmed by whoever adds
 * them.
 */
export async function addCompanyMember(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  member: { companyId: string; email: string; name: string; password: string; lang: Lang; role: MemberRole },
): Promise<{ userId: string }> {
  const { companyId, role, password, ...person } = member
  await requireGoodPassword(password, { field: 'password', email: person.email, name: person.name })
  const passwordHash = await hashPassword(password)
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const agreement = { agreementVersion: AGREEMENT_VERSION, agreementAcceptedAt: at }
    const userId = await insertUser(tx, { ...person, ...agreement, passwordHash }, at)
    if (!userId) throw accountsRefusals.address_taken()
    await insertMember(tx, { companyId, userId, role }, at)
    const added = { actorKind: 'system', actorId: 'system', action: 'company.member_added', record: userId }
    await writeAudit(tx, { at, ...added, companyId, detail: { role } })
    return { userId }
  })
}
