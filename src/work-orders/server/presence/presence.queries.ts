import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { workOrderInScope } from '#staff/server/public.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { staffPresence } from '../presence.tables.ts'

/** The windows that have these work orders open, but those of one person; of what that person sees at all. */
export function windowsIn(
  executor: Executor,
  asked: { workOrderIds: readonly string[]; but: string; scope: StaffScope; since: Date },
) {
  return executor
    .select({
      workOrderId: staffPresence.workOrderId,
      staffId: staffPresence.staffId,
      name: staffMembers.name,
      isWriting: staffPresence.isWriting,
    })
    .from(staffPresence)
    .innerJoin(staffMembers, eq(staffMembers.id, staffPresence.staffId))
    .where(
      and(
        inArray(staffPresence.workOrderId, [...asked.workOrderIds]),
        ne(staffPresence.staffId, asked.but),
        gt(staffPresence.seenAt, asked.since),
        workOrderInScope(asked.scope, staffPresence.workOrderId),
      ),
    )
}
