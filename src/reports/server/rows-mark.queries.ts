import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { firstOf, type Months } from './totals.queries.ts'

/**
 * Tells whether a company's rows may have changed since: rows come, go and are determined anew with their files. Few rows
 * are read, however many the files have.
 */
export async function rowsMark(executor: Executor, companyId: string): Promise<string> {
  const { rows } = await executor.execute<{ mark: string }>(
    sql`select concat_ws(' ', (select md5(string_agg(concat_ws(' ', id, status, rows_read, facts_hash, ended_at, buyers_forgotten_at, withdrawn_at), ',' order by id)) from report_imports where company_id = ${companyId}), (select concat_ws(' ', count(*), max(began_at), max(ended_at), sum(rows_changed)) from report_rejudgements where company_id = ${companyId})) as mark`,
  )
  return rows[0]?.mark ?? ''
}

/** Whether there are more sales to businesses in some months than a number, of which no more are counted. */
export async function hasMoreInvoices(
  executor: Executor,
  { companyId, from, to, than }: Months & { than: number },
): Promise<boolean> {
  const { rows } = await executor.execute<{ more: boolean }>(
    sql`select count(*) > ${than} as more from (select from transactions where company_id = ${companyId} and month between ${firstOf(from)} and ${firstOf(to)} and buyer = 'B2B' limit ${than + 1}) as counted`,
  )
  return rows[0]?.more ?? false
}
