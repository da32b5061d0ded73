import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Wanted<T extends PgTable, K extends keyof InferSelectModel<T>> = {
  columns: readonly K[]
  /** Names the table in front of its columns, as in `sql`${nodes}.work_order_id = page.id``: the table stands in a subquery. */
  where: SQL
  order?: SQL
}

/**
 * Rows of a table as one value of a selected row, so that a list reads what belongs to its records in the statement that
 * reads them. Each further statement costs a list of twenty more than the rows that it brings.
 */
export function rowsAsValue<T extends PgTable, K extends keyof InferSelectModel<T> & string>(
  table: T,
  { columns, where, order }: Wanted<T, K>,
): SQL<Pick<InferSelectModel<T>, K>[]> {
  const known = getTableColumns(table)
  const values = sql.join(
    columns.map((key) => sql`${table}.${sql.identifier(known[key]?.name ?? key)}`),
    sql`, `,
  )
  const inOrder = order ? sql` order by ${order}` : sql.empty()
  const rows = sql`select json_agg(json_build_array(${values})${inOrder}) from ${table} where ${where}`
  const instants = columns.map((key) => known[key]?.dataType === 'date')
  return sql`coalesce((${rows}), '[]')`.mapWith((read: unknown[][]) =>
    read.map((row) => rowOf(columns, instants, row)),
  ) as SQL<Pick<InferSelectModel<T>, K>[]>
}

/** In JSON everything is what the application reads, but instants. */
function rowOf(keys: readonly string[], instants: readonly boolean[], values: readonly unknown[]) {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < keys.length; index++) {
    const value = values[index]
    row[keys[index] ?? ''] = instants[index] && value !== null ? new Date(value as string) : value
  }
  return row
}

/** All columns of a table. */
export const keysOf = <T extends PgTable>(table: T) =>
  Object.keys(getTableColumns(table)) as (keyof InferSelectModel<T> & string)[]
