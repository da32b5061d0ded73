import { sql, type SQL } from 'drizzle-orm'
import type { NamedPlace } from '../data-classes.ts'

/** Which rows of a table are those of some companies: by their own column, or by that of the rows that they belong to. */
export function rowsOfCompanies(
  { table, over }: Pick<NamedPlace, 'table' | 'over'>,
  ids: readonly string[],
): SQL {
  const companies = sql`any(${sql.param([...ids])}::text[])`
  if (over)
    return sql`${sql.identifier(over.column)} in (select ${sql.identifier(over.key)} from ${sql.identifier(over.table)} where company_id = ${companies})`
  return table === 'companies' ? sql`id = ${companies}` : sql`company_id = ${companies}`
}
