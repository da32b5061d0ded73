import { eq } from 'drizzle-orm'
import { hashPassword } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffRole } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { staffMembers, staffSessions } from './staff.tables.ts'
import { newTotpSecret } from './totp.ts'

/** What the sealed secret of an authenticator is bound to. */
export const totpContext = (staffId: string) => `staff-totp:${staffId}`

/**
 * Adds a person to the staff, or gives one who is there already new keys: password and authenticator secret, which is
 * returned this once and kept sealed. Old sessions end.
 */
export async function saveStaffMember(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'box'>,
  member: { email: string; name: string; role: StaffRole; lang: Lang; password: string },
): Promise<{ staffId: string; totpSecret: string }> {
  const { password, ...person } = member
  const passwordHash = await hashPassword(password)
  const totpSecret = newTotpSecret()
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(staffMembers)
      .where(eq(staffMembers.email, member.email))
      .for('update')
    const staffId = known?.id ?? newId('stf')
    const keys = {
      passwordHash,
      totpSecretSealed: deps.box.seal(totpSecret, totpContext(staffId)),
      totpLastStep: 0,
    }
    const row = { ...person, ...keys, disabledAt: null }
    await tx
      .insert(staffMembers)
      .values({ id: staffId, createdAt: at, ...row })
      .onConflictDoUpdate({ target: staffMembers.id, set: row })
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
    await writeAudit(tx, {
      at,
      actorKind: 'system',
      actorId: 'system',
      action: 'staff.save',
      record: staffId,
    })
    return { staffId, totpSecret }
  })
}
