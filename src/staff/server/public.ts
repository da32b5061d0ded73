import { eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { StaffMember } from '../contract.ts'
import { staffMembers } from './staff.tables.ts'

/** What other rooms may ask of this one. */
export { authenticateStaff } from './sessions.repository.ts'
export { saveStaffMember } from './save-staff-member.ts'
export { totpAddress, totpCode } from './totp.ts'

export async function getStaffMember(executor: Executor, staffId: string): Promise<StaffMember | undefined> {
  const [member] = await executor
    .select({
      id: staffMembers.id,
      name: staffMembers.name,
      email: staffMembers.email,
      role: staffMembers.role,
      lang: staffMembers.lang,
    })
    .from(staffMembers)
    .where(eq(staffMembers.id, staffId))
  return member
}
