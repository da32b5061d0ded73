import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { containing } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { orderInScope } from './order-scope.queries.ts'
import type { OrderStatus } from '../contract.ts'
import { orders, type OrderRow } from './orders.tables.ts'

const COMPANIES_AT_MOST = 200

/** What staff search for: order numbers, or else a part of a company's name. */
export type OrderSearch = { numbers: readonly string[] } | { companyName: string }

/** The orders of all companies, the newest first. */
export async function pageOfAllOrders(
  executor: Executor,
  input: {
    status: OrderStatus | undefined
    search: OrderSearch | undefined
    scope: StaffScope
    page: number
    pageSize: number
  },
): Promise<{ rows: OrderRow[]; total: number }> {
  const { page, pageSize, status, search, scope } = input
  const where = and(
    status ? eq(orders.status, status) : undefined,
    search ? found(executor, search) : undefined,
    orderInScope(scope, orders.id),
  )
  const order = [desc(orders.createdAt), desc(orders.id)]
  const rows = await executor
    .select()
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await totalOf(executor, { from: orders, where, order, page, pageSize }, rows.length) }
}

function found(executor: Executor, search: OrderSearch): SQL | undefined {
  if ('numbers' in search) return inArray(orders.number, [...search.numbers])
  return inArray(
    orders.companyId,
    executor
      .select({ id: companies.id })
      .from(companies)
      .where(
        or(
          containing(sql`lower(${companies.name})`, search.companyName),
          containing(sql`lower(${companies.nameOriginal})`, search.companyName),
        ),
      )
      .limit(COMPANIES_AT_MOST),
  )
}
