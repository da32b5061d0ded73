import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { crossedThresholds } from './thresholds.tables.ts'

/** Limits that were crossed: one of the selects that `/pendingMatters/list` unites. */
export function thresholdsToHandle(executor: Executor, companyId: CompanyParam) {
  const firstDay = sql`to_date(${crossedThresholds.since}, 'YYYY-MM')`
  const id = sql<string>`${crossedThresholds.kind} || ' ' || ${crossedThresholds.country}`
  return executor
    .select({
      id: id.as('id'),
      what: sql<string>`'THRESHOLD_CROSSED'`.as('what'),
      kind: sql<string>`'THRESHOLD'`.as('kind'),
      name: sql<LocalText | null>`${crossedThresholds.name}`.as('name'),
      dueOn: sql<string | null>`null::text`.as('due_on'),
      number: sql<string>`''`.as('number'),
      recordId: sql<string>`${crossedThresholds.country}`.as('record_id'),
      country: sql<string | null>`nullif(${crossedThresholds.country}, 'EU')`.as('country'),
      subject:
        sql<LocalText>`jsonb_build_object('en', 'since ' || to_char(${firstDay}, 'FMMonth YYYY'), 'zh', '自' || to_char(${firstDay}, 'YYYY"年"FMMM"月"') || '起')`.as(
          'subject',
        ),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      currency: sql<string | null>`null::text`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(crossedThresholds)
    .where(eq(crossedThresholds.companyId, companyId))
}
