import { z } from 'zod'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { setStaffAccess } from '#staff/server/public.ts'
import { StaffMemberKnown } from './add-staff-member.ts'

/** What the operator enters to take access away or to give it back. */
export const staffAccess = z.object({
  email: z
    .string({ error: '--email is missing' })
    .trim()
    .toLowerCase()
    .pipe(z.email('--email is not an address')),
})

/** @throws StaffMemberKnown if nobody of the staff has this address */
export async function switchStaffAccess(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  access: { email: string; enabled: boolean },
): Promise<void> {
  if (await setStaffAccess(deps, access)) return
  throw new StaffMemberKnown(`${access.email} is not a member of staff.`)
}
