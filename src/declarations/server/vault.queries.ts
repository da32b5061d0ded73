import { sql, type SQL } from 'drizzle-orm'
import { documentFacts, storedFiles } from '#documents/server/documents.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { declarations } from './declarations.tables.ts'
import { periodTextIn } from './period-text.queries.ts'

const FILED = { frequency: sql`filed.frequency`, fromDay: sql`filed.from_day`, toDay: sql`filed.to_day` }

/**
 * The receipts of a company's declarations, for the list of its documents: one of the selects that it unites. The year
 * is that of the period. What somebody described is listed as any file is.
 */
export const receiptsInVault = ({ companyId }: { companyId: string }): SQL => sql`
  select files.id, 'RECEIPT' as origin, files.name, files.type, files.size, 'RETURN' as kind,
    jsonb_build_object('en', 'Filing receipt, ' || (${periodTextIn(FILED, 'en')}),
      'zh', (${periodTextIn(FILED, 'zh')}) || '申报回执') as label,
    array[filed.country] as countries, null::text as person, null::text as expires_on,
    null::timestamptz as retired_at, files.sensitive, true as bound, files.uploaded_by_kind as uploaded_by,
    files.uploaded_at, extract(year from filed.to_day)::int as year,
    null::text as order_id, null::timestamptz as deleted_at, null::text as deleted_by
  from (
    select distinct on (receipt_file_id) receipt_file_id, frequency, from_day, to_day, country
    from ${declarations} where company_id = ${companyId} and receipt_file_id is not null
    order by receipt_file_id, to_day desc
  ) as filed
  join ${storedFiles} as files on files.id = filed.receipt_file_id and files.company_id = ${companyId}
  where files.scan = 'clean' and not exists (
    select 1 from ${documentFacts} as facts where facts.company_id = ${companyId} and facts.file_id = files.id
  )`

/** The declarations whose receipt a file is, and the day on which each was filed. */
export async function declarationsWithReceipt(
  executor: Executor,
  { companyId, fileId }: { companyId: string; fileId: string },
): Promise<{ number: string; on: string }[]> {
  const { rows } = await executor.execute<{ number: string; on: string }>(sql`
    select number, to_char(coalesce(filed_at, created_at) at time zone 'UTC', 'YYYY-MM-DD') as on
    from ${declarations} where company_id = ${companyId} and receipt_file_id = ${fileId}`)
  return rows
}
