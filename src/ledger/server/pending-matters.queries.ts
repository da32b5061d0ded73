import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { ledgerLines } from './ledger.tables.ts'

/** Lines that staff returned: one of the selects that `/pendingMatters/list` unites. */
export function linesToCorrect(executor: Executor, companyId: CompanyParam) {
  const named = sql`trim(${ledgerLines.supplier} || ' ' || ${ledgerLines.number})`
  return executor
    .select({
      id: ledgerLines.id,
      what: sql<string>`'LEDGER_RETURNED'`.as('what'),
      kind: sql<string>`'LEDGER_LINE'`.as('kind'),
      name: sql<LocalText | null>`jsonb_build_object('en', ${named}, 'zh', ${named})`.as('name'),
      dueOn: sql<string | null>`null::text`.as('due_on'),
      number: sql<string>`''`.as('number'),
      recordId: sql<string>`${ledgerLines.id}`.as('record_id'),
      country: sql<string | null>`${ledgerLines.country}`.as('country'),
      subject: sql<LocalText>`jsonb_build_object('en', ${ledgerLines.note}, 'zh', ${ledgerLines.note})`.as(
        'subject',
      ),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      currency: sql<string | null>`null::text`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(ledgerLines)
    .where(and(eq(ledgerLines.companyId, companyId), eq(ledgerLines.status, 'RETURNED').inlineParams()))
}
