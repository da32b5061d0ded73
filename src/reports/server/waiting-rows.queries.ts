import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { fillReason } from '../issue-of-line.ts'

/** Rows with money that are in no total, and why: the most frequent reasons. */
export type WaitingRows = { rows: number; reasons: { text: LocalText; rows: number }[] }

const MOST_REASONS = 3

/** Of reports with sales since a day, or of which nothing could be kept at all. */
export async function waitingRows(
  executor: Executor,
  { companyId, from }: { companyId: string; from: string },
): Promise<WaitingRows> {
  const { rows } = await executor.execute<{ reason: LocalText; rows: number; total: number }>(sql`
    with waiting as (
      select issues.import_id, issues.line, issues.cause
      from report_issues issues
      join report_imports imports on imports.company_id = issues.company_id and imports.id = issues.import_id
      where issues.company_id = ${companyId} and issues.resolved_at is null and issues.row_id is not null
        and imports.status = 'FINISHED' and (imports.last_day is null or imports.last_day >= ${from}::date)
    )
    select causes.reason, count(*)::int as rows,
      (select count(*)::int from (select distinct import_id, line from waiting) as lines) as total
    from waiting join report_issue_causes causes
      on causes.company_id = ${companyId} and causes.import_id = waiting.import_id and causes.cause = waiting.cause
    group by causes.reason order by 2 desc limit ${MOST_REASONS}`)
  return {
    rows: rows[0]?.total ?? 0,
    reasons: rows.map((row) => ({ text: fillReason(row.reason, { said: '…', ours: '…' }), rows: row.rows })),
  }
}
