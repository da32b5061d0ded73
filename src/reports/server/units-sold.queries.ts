import { and, eq, gte, lte, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { NOT_SOLD } from '../formats/read-row.ts'
import { firstOf } from './totals.queries.ts'
import { transactions } from './transactions.tables.ts'

/** Pieces of a SKU that were sold and sent to a country in a month, `2026-03`. */
export type UnitsSold = { sku: string; month: string; units: number; unreadable: number }

/**
 * What was sent to a country on some days, by SKU and month. What comes back later was sent nonetheless; `unreadable`
 * are sales whose number of pieces, or SKU, is not known.
 */
export async function unitsSold(
  executor: Executor,
  { companyId, country, from, to }: { companyId: string; country: string; from: Day; to: Day },
): Promise<UnitsSold[]> {
  const isRead = sql`${transactions.quantity} >= 0 and ${transactions.sku} <> ''`
  return executor
    .select({
      sku: transactions.sku,
      month: sql<string>`to_char(${transactions.month}, 'YYYY-MM')`.as('sold_month'),
      units: sql<number>`coalesce(sum(${transactions.quantity}) filter (where ${isRead}), 0)`.mapWith(Number),
      unreadable: sql<number>`count(*) filter (where (${isRead}) is not true)`.mapWith(Number),
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.companyId, companyId),
        gte(transactions.month, firstOf(from.slice(0, 7))),
        lte(transactions.month, firstOf(to.slice(0, 7))),
        gte(transactions.day, from),
        lte(transactions.day, to),
        eq(transactions.arrive, country),
        notInArray(transactions.type, [...NOT_SOLD]),
      ),
    )
    .groupBy(transactions.sku, transactions.month)
}
