import { findUser } from '#accounts/server/public.ts'
import type { ReaderNames } from '#documents/server/list-readings.ts'
import { invitedName } from '#invites/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { getStaffMember } from '#staff/server/public.ts'

/** The names of those who open files. */
export function readerNames(executor: Executor): ReaderNames {
  return async ({ kind, id, companyId }) => {
    if (kind === 'staff') return (await getStaffMember(executor, id))?.name
    if (kind === 'seller') return (await findUser(executor, id))?.name
    return invitedName(executor, companyId, id)
  }
}
