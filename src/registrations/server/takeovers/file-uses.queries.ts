import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { registrations } from '../registrations.tables.ts'
import { takeoverPoints } from '../takeovers.tables.ts'

/** The registrations whose earlier returns, or whose release by the earlier agency, a file proves. */
export function takeoversWithFile(
  executor: Executor,
  { companyId, fileId }: { companyId: string; fileId: string },
): Promise<{ number: string; on: string }[]> {
  return executor
    .select({
      number: sql<string>`coalesce(${registrations.registrationNumber}, ${registrations.workOrderNumber}, '')`,
      on: sql<string>`to_char(${takeoverPoints.givenAt} at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(takeoverPoints)
    .leftJoin(
      registrations,
      and(
        eq(registrations.companyId, takeoverPoints.companyId),
        eq(registrations.id, takeoverPoints.registrationId),
      ),
    )
    .where(and(eq(takeoverPoints.companyId, companyId), eq(takeoverPoints.fileId, fileId)))
}
