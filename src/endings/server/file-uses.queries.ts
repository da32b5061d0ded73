import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { endingTicks } from './endings.tables.ts'

/** The ended registrations for which a file proves that a point is done. */
export function endingsWithFile(
  executor: Executor,
  { companyId, fileId }: { companyId: string; fileId: string },
): Promise<{ number: string; on: string }[]> {
  return executor
    .select({
      number: sql<string>`coalesce(${registrations.registrationNumber}, ${registrations.workOrderNumber}, '')`,
      on: endingTicks.doneOn,
    })
    .from(endingTicks)
    .leftJoin(
      registrations,
      and(
        eq(registrations.companyId, endingTicks.companyId),
        eq(registrations.id, endingTicks.registrationId),
      ),
    )
    .where(and(eq(endingTicks.companyId, companyId), eq(endingTicks.fileId, fileId)))
}
