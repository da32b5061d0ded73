import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { countedPage, COUNTED_AT_MOST } from '#platform/server/paging.ts'
import { CARD_COLUMNS, CARD_KEYS, CARD_PARTS } from './card-columns.queries.ts'
import { workOrders } from './work-orders.tables.ts'

export type Window = { page: number; pageSize: number }

/** Which filters a list has: for each such shape there is one statement. */
export type Shape<F> = { [K in keyof F]: boolean }

/**
 * A page of work orders with what each card shows, and how many there are, in one statement.
 * @param counted how many there are, where that is counted in another order
 */
export function cardsOf(
  executor: Executor,
  { where, order, counted }: { where: SQL | undefined; order: readonly SQL[]; counted?: SQL<number> },
) {
  const page = rowsOf(executor, where, order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page')
  const some = executor
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(where)
    .orderBy(...order)
    .limit(COUNTED_AT_MOST)
  const all = sql<number>`(select count(*) from (${some}) as counted)`.mapWith(Number)
  return { page, parts: { ...CARD_PARTS, counted: counted ?? all } }
}

/** The same where the condition names the rows of the page, and how many there are is counted elsewhere. */
export function cardsOfSome(
  executor: Executor,
  { where, order, counted }: { where: SQL; order: readonly SQL[]; counted: SQL<number> },
) {
  return { page: rowsOf(executor, where, order).as('page'), parts: { ...CARD_PARTS, counted } }
}

const rowsOf = (executor: Executor, where: SQL | undefined, order: readonly SQL[]) =>
  executor
    .select(CARD_COLUMNS)
    .from(workOrders)
    .where(where)
    .orderBy(...order)

/** The page as it is selected from, without its query. */
export function columnsOf(page: ReturnType<typeof cardsOf>['page']) {
  const named = CARD_KEYS.map((key) => [key, page[key]])
  return Object.fromEntries(named) as Pick<typeof page, (typeof CARD_KEYS)[number]>
}

/** Beyond what is counted there is a next page for as long as pages have rows. */
export async function cardsAndTotal<R extends { counted: number }>(
  window: Window,
  read: Parameters<typeof countedPage<R>>[1],
) {
  const { rows: records, total } = await countedPage(window, read)
  const seen = records.length > 0 ? (window.page - 1) * window.pageSize + records.length : 0
  return { records, total: Math.max(total, seen), more: total >= COUNTED_AT_MOST, ...window }
}
