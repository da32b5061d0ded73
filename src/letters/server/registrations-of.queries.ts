import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { inScope } from '#staff/server/public.ts'
import { workOrders } from '#work-orders/server/work-orders.tables.ts'

/** What a company obtained: first what the work order itself did, and last what has ended. */
export function registrationsOf(
  executor: Executor,
  about: {
    companyId: string | undefined
    workOrderId: string | undefined
    scope: StaffScope
    limit: number
  },
): Promise<
  { id: string; product: LocalText; country: string; number: string | null; endedOn: Day | null }[]
> {
  const { companyId, workOrderId, scope, limit } = about
  const { id, productName, country, registrationNumber, endedOn, createdAt } = registrations
  const ofWork = sql`(select work.company_id from ${workOrders} as work where work.id = ${workOrderId ?? null})`
  return executor
    .select({ id, product: productName, country, number: registrationNumber, endedOn })
    .from(registrations)
    .where(and(eq(registrations.companyId, companyId ?? ofWork), inScope(scope, registrations)))
    .orderBy(
      desc(eq(registrations.workOrderId, workOrderId ?? '')),
      asc(isNotNull(endedOn)),
      asc(country),
      asc(createdAt),
      asc(id),
    )
    .limit(limit)
}
