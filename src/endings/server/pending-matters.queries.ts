import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { unsaidOfSeller } from './open-points.queries.ts'

const ended = sql`${registrations.endReason} = 'DEREGISTERED'`

/**
 * Ended numbers that leave something to the seller, one matter each until its last point is ticked off. It has no day: no
 * law that we have read names one for shops, other numbers or stock; returns and taxes, which have one, are matters of
 * their own. One of the selects that `/pendingMatters/list` unites.
 */
export function endingsToDo(executor: Executor, companyId: CompanyParam) {
  const number = sql`${registrations.registrationNumber}`
  const named = (lang: 'en' | 'zh') =>
    sql`coalesce(${number}, ${registrations.productName} ->> '${sql.raw(lang)}')`
  return executor
    .select({
      id: sql<string>`${registrations.id} || '_ending'`.as('id'),
      what: sql<string>`'ENDING'`.as('what'),
      kind: sql<string>`'ENDING'`.as('kind'),
      name: sql<LocalText | null>`jsonb_build_object('en', ${named('en')}, 'zh', ${named('zh')})`.as('name'),
      dueOn: sql<string | null>`null::text`.as('due_on'),
      number: sql<string>`${registrations.workOrderNumber}`.as('number'),
      recordId: sql<string>`${registrations.id}`.as('record_id'),
      country: sql<string | null>`${registrations.country}`.as('country'),
      subject: sql<LocalText>`${registrations.productName}`.as('subject'),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      currency: sql<string | null>`null::text`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(registrations)
    .where(and(eq(registrations.companyId, companyId), ended, sql`${unsaidOfSeller} > 0`))
}
