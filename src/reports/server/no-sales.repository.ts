import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/principal.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { shops } from '#shops/server/shops.tables.ts'
import { firstDayOf } from '../fetch-states.ts'
import { type NoSalesRow, noSalesStatements } from './no-sales.tables.ts'

/** `month` is such as `2026-10`; a company without shops states it of none in particular. */
export type ShopMonth = { companyId: string; shopId: string | null; month: string }

const isOf = ({ companyId, shopId, month }: ShopMonth): SQL | undefined =>
  and(
    eq(noSalesStatements.companyId, companyId),
    shopId === null ? isNull(noSalesStatements.shopId) : eq(noSalesStatements.shopId, shopId),
    eq(noSalesStatements.month, firstDayOf(month)),
    isNull(noSalesStatements.endedAt),
  )

/** The shops of a company that are here, and those that were. */
export function everyShopOf(executor: Executor, companyId: string) {
  return executor
    .select({ id: shops.id, createdAt: shops.createdAt, removedAt: shops.removedAt })
    .from(shops)
    .where(eq(shops.companyId, companyId))
}

/** @returns false where it is stated already */
export async function insertStatement(
  tx: Transaction,
  row: typeof noSalesStatements.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(noSalesStatements)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: noSalesStatements.id })
  return rows.length > 0
}

/** @returns the statement that is revoked now */
export async function endStatement(
  tx: Transaction,
  of: ShopMonth,
  { at, by }: { at: Date; by: Actor & { kind: 'seller' | 'staff' } },
): Promise<NoSalesRow | undefined> {
  const [row] = await tx
    .update(noSalesStatements)
    .set({
      endedAt: at,
      endedBy: 'REVOKED',
      revokedByKind: by.kind,
      revokedById: by.id,
      revokedByName: by.name,
    })
    .where(isOf(of))
    .returning()
  return row
}

type ProvedWrong = {
  companyId: string
  importId: string
  shopId: string | null
  /** Of a file of no shop in particular: whether only shops on Amazon can be meant. */
  isAmazon: boolean
  months: readonly string[]
  at: Date
}

/** Ends the statements that a report with sales proves wrong: of its shop, or of each that it may be of. */
export async function endProvedWrong(tx: Transaction, proved: ProvedWrong): Promise<NoSalesRow[]> {
  const { companyId, importId, shopId, isAmazon, months, at } = proved
  if (months.length === 0) return []
  const ofShops = isAmazon
    ? or(
        isNull(noSalesStatements.shopId),
        sql`exists (select from ${shops} where ${shops.companyId} = ${noSalesStatements.companyId}
          and ${shops.id} = ${noSalesStatements.shopId} and ${shops.marketplace} = 'AMAZON')`,
      )
    : undefined
  return tx
    .update(noSalesStatements)
    .set({ endedAt: at, endedBy: 'SALES', importId })
    .where(
      and(
        eq(noSalesStatements.companyId, companyId),
        inArray(noSalesStatements.month, months.map(firstDayOf)),
        isNull(noSalesStatements.endedAt),
        shopId === null
          ? ofShops
          : or(eq(noSalesStatements.shopId, shopId), isNull(noSalesStatements.shopId)),
      ),
    )
    .returning()
}

/** Removes those of months before a day. @returns how many */
export async function deleteStatements(tx: Transaction, companyId: string, month: Day): Promise<number> {
  const rows = await tx
    .delete(noSalesStatements)
    .where(and(eq(noSalesStatements.companyId, companyId), eq(noSalesStatements.month, month)))
    .returning({ id: noSalesStatements.id })
  return rows.length
}
