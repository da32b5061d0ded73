import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

/** Nobody turns this many pages; without a limit every count would read more each year. */
export const COUNTED_AT_MOST = 500
/** In the text, where the planner sees it. */
const AT_MOST = sql.raw(String(COUNTED_AT_MOST))

type Turned = { page: number; pageSize: number }

/**
 * The number of rows of a list, counted in its own order, so that the list's index is used and the count can stop
 * early.
 */
export async function totalOf(
  executor: Executor,
  list: { from: PgTable; where: SQL | undefined; order: readonly SQL[] } & Turned,
  onPage: number,
): Promise<number> {
  const { from, where, order, page, pageSize } = list
  if (onPage < pageSize && (onPage > 0 || page === 1)) return (page - 1) * pageSize + onPage
  const condition = where ? sql` where ${where}` : sql.empty()
  const { rows } = await executor.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${from}${condition} order by ${sql.join([...order], sql`, `)} limit ${AT_MOST}) as counted`,
  )
  return totalFrom(rows[0]?.count ?? 0, list, onPage)
}

/** Beyond the counted rows there is a next page for as long as pages are full. */
function totalFrom(counted: number, { page, pageSize }: Turned, onPage: number): number {
  const seen = (page - 1) * pageSize + onPage
  return counted < COUNTED_AT_MOST ? counted : Math.max(counted, seen + (onPage === pageSize ? 1 : 0))
}

/** The rows of a list up to those that are counted, in its own order, as a column of the statement that reads its page. */
export function countedRows(list: {
  from: PgTable
  where: SQL | undefined
  order: readonly SQL[]
}): SQL<number> {
  const { from, where, order } = list
  const rows = sql`select from ${from} where ${where} order by ${sql.join([...order], sql`, `)} limit ${AT_MOST}`
  return sql<number>`(select count(*)::int from (${rows}) as counted)`
}

/**
 * A page whose rows say how many there are in all, as `counted`. Behind the last page there is none that does, and the
 * first is asked.
 */
export async function countedPage<R extends { counted: number }>(
  { page, pageSize }: Turned,
  read: (window: { limit: number; offset: number }) => Promise<R[]>,
): Promise<{ rows: R[]; total: number }> {
  const rows = await read({ limit: pageSize, offset: (page - 1) * pageSize })
  const [first] = rows.length > 0 || page === 1 ? rows : await read({ limit: 1, offset: 0 })
  return { rows, total: totalFrom(first?.counted ?? 0, { page, pageSize }, rows.length) }
}
