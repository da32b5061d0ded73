import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

/** Nobody turns this many pages; without a limit every count would read more each year. */
const COUNTED_AT_MOST = 1_000

type Turned = { page: number; pageSize: number }

/**
 * The number of rows of a list, counted in its own order, so that the list's index is used and the count can stop
 * early. Beyond the counted rows there is a next page for as long as pages are full.
 */
export async function totalOf(
  executor: Executor,
  list: { from: PgTable; where: SQL | undefined; order: readonly SQL[] } & Turned,
  onPage: number,
): Promise<number> {
  const { from, where, order, page, pageSize } = list
  const seen = (page - 1) * pageSize + onPage
  const isFull = onPage === pageSize
  if (!isFull && (onPage > 0 || page === 1)) return seen
  const condition = where ? sql` where ${where}` : sql.empty()
  const { rows } = await executor.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${from}${condition} order by ${sql.join([...order], sql`, `)} limit ${COUNTED_AT_MOST}) as counted`,
  )
  const counted = rows[0]?.count ?? 0
  return counted < COUNTED_AT_MOST ? counted : Math.max(counted, seen + (isFull ? 1 : 0))
}
