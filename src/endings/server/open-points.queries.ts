import { and, eq, sql, type SQL } from 'drizzle-orm'
import { declarations } from '#declarations/server/declarations.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { reportImports } from '#reports/server/reports.tables.ts'
import { transactions } from '#reports/server/transactions.tables.ts'
import { shops } from '#shops/server/shops.tables.ts'
import { endingTicks } from './endings.tables.ts'

// The rules of `points-of-end.ts` over many registrations at once; a test holds the two together.
const ofCompany = (table: SQL | object) => sql`${table}.company_id = ${registrations}.company_id`
const ofEnded = (table: object) => sql`${ofCompany(table)} and ${table}.registration_id = ${registrations}.id`
const isTicked = (point: SQL) =>
  sql`exists (select from ${endingTicks} where ${ofEnded(endingTicks)} and ${endingTicks}.point = ${point})`

const isReturn = sql`${ofEnded(declarations)} and ${declarations}.kind in ('RETURN', 'OSS', 'IOSS')`
const isFiled = sql`${declarations}.status in ('FILED', 'ACCEPTED')`

const ofLastReturn = (value: SQL) => sql`(select ${value} from ${declarations}
  where ${isReturn} and ${registrations}.ended_on between ${declarations}.from_day and ${declarations}.to_day
  order by ${declarations}.to_day, ${declarations}.id limit 1)`

const finalReturn = (kept: Day) =>
  sql`case when coalesce(${ofLastReturn(isFiled)}, ${registrations}.ended_on < ${kept}) then 0 else 1 end`

const tax = sql`exists (select from ${declarations} where ${isReturn}
  and (not ${isFiled} or ${declarations}.tax_status in ('DUE', 'PROOF_SENT', 'CREDIT'))
  and (${declarations}.tax_status <> 'NONE' or ${declarations}.id is distinct from ${ofLastReturn(sql`${declarations}.id`)}))::int`

/** Arrivals that put goods into a country, unlike sales to it. */
export const MOVEMENTS = ['FC_TRANSFER', 'INBOUND', 'RETURN', 'COMMINGLING', 'COMMINGLING_BUY'] as const
const arrivals = sql.raw(MOVEMENTS.map((type) => `'${type}'`).join(', '))

const movedAfter = sql`exists (select from ${transactions} where ${ofCompany(transactions)}
  and ${transactions}.month >= date_trunc('month', ${registrations}.ended_on)::date
  and ${transactions}.day > ${registrations}.ended_on
  and (${transactions}.depart = ${registrations}.country
    or (${transactions}.arrive = ${registrations}.country and ${transactions}.type in (${arrivals}))))`

const isReported = sql`exists (select from ${reportImports} where ${ofCompany(reportImports)}
  and ${reportImports}.status = 'FINISHED' and ${reportImports}.last_day > ${registrations}.ended_on)`

const unsaidStock = sql`case when ${isTicked(sql`'STOCK'`)} or ${isReported} then 0 else 1 end`
const stock = sql`case when ${movedAfter} then 1 else ${unsaidStock} end`

const openShops = sql`(select count(*) from ${shops} where ${ofCompany(shops)} and ${shops}.removed_at is null
  and not ${isTicked(sql`'SHOP:' || ${shops}.id`)})`

const standing = sql`${registrations} other where ${ofCompany(sql`other`)}
  and other.country = ${registrations}.country and other.ended_on is null and other.id <> ${registrations}.id`
const numbers = sql`(select count(*) from ${standing} and other.kind in ('EPR_NUMBER', 'EORI_NUMBER')
  and not ${isTicked(sql`'NUMBER:' || other.id`)})`
const guarantee = sql`(exists (select from ${standing} and other.kind = 'MANDATE')
  and not ${isTicked(sql`'GUARANTEE'`)})::int`

/** Points that wait for the seller, of a registration in the select's `registrations`. */
const openOfSeller = sql<number>`(${stock} + ${openShops} + ${numbers})`.mapWith(Number)

/**
 * The same without goods that reports show there although they were said to be gone: a list that every page reads cannot
 * look through the sales of all months.
 */
export const unsaidOfSeller = sql`(${unsaidStock} + ${openShops} + ${numbers})`

/** All of its points that are open or unknown. @param kept the first day of which returns are kept */
export const openOfAll = (kept: Day) =>
  sql<number>`(${finalReturn(kept)} + ${tax} + ${openOfSeller} + ${guarantee})`.mapWith(Number)

/** How many points of an end wait for the seller. */
export async function countOpenOfSeller(
  executor: Executor,
  { companyId, registrationId }: { companyId: string; registrationId: string },
): Promise<number> {
  const [row] = await executor
    .select({ open: openOfSeller })
    .from(registrations)
    .where(and(eq(registrations.companyId, companyId), eq(registrations.id, registrationId)))
  return row?.open ?? 0
}
