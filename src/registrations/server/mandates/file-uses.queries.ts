import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { mandates } from '../mandates.tables.ts'

/** The mandates that a file is, which are in force or wait to be. */
export function mandatesWithFile(
  executor: Executor,
  { companyId, fileId, today }: { companyId: string; fileId: string; today: Day },
): Promise<{ number: string; until: Day | null }[]> {
  return executor
    .select({ number: mandates.workOrderNumber, until: mandates.expiresOn })
    .from(mandates)
    .where(
      and(
        eq(mandates.companyId, companyId),
        eq(mandates.fileId, fileId),
        inArray(mandates.status, ['IN_FORCE', 'SUBMITTED', 'RETURNED']),
        or(isNull(mandates.expiresOn), gte(mandates.expiresOn, today)),
      ),
    )
}
