import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'

/** What hangs on a person rather than on a company, though it names one. */
const OF_PERSONS: ReadonlySet<string> = new Set(['user_sessions', 'agreement_acceptances'])

/** Tables whose rows have an id and belong to a company. */
export async function tablesOfCompanies(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ name: string }>(sql`
    select owned.table_name as name
    from information_schema.columns owned
    join information_schema.columns named using (table_schema, table_name)
    where table_schema = 'public' and owned.column_name = 'company_id'
      and named.column_name = 'id' and named.data_type = 'text'
    order by 1`)
  return rows.map(({ name }) => name).filter((name) => !OF_PERSONS.has(name))
}

/** To which of these companies one of the records belongs, if to any. */
export async function ownerAmong(
  executor: Executor,
  wanted: { tables: readonly string[]; companyIds: readonly string[]; ids: readonly string[] },
): Promise<string | undefined> {
  const companyIds = sql`array[${sql.join(
    wanted.companyIds.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[]`
  const ids = sql`array[${sql.join(
    wanted.ids.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[]`
  const owned = wanted.tables.map(
    (table) =>
      sql`select company_id from ${sql.identifier(table)} where company_id = any(${companyIds}) and id = any(${ids})`,
  )
  const steps = sql`select w.company_id from wo_nodes n join work_orders w on w.id = n.work_order_id where n.company_id = any(${companyIds}) and n.id = any(${ids})`
  const { rows } = await executor.execute<{ company_id: string }>(
    sql`select company_id from (${sql.join([...owned, steps], sql` union all `)}) as owned limit 1`,
  )
  return rows[0]?.company_id
}
