import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { opaque, opaqueList } from '#platform/server/opaque.ts'
import { countedPage, countedRows } from '#platform/server/paging.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import { joinedRows, rowsWhere } from '#platform/server/whole-rows.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { listOrders } from '../contract.ts'
import { orderHistory, orderLines, orders, type OrderLineRow, type OrderRow } from './orders.tables.ts'

export async function findOrder(
  executor: Executor,
  companyId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const [order] = await orderOf(executor, companyId, id)
  return order
}

const orderOf = rowsWhere(orders, sql`${orders.companyId} = ${''} and ${orders.id} = ${''}`)

export function findLines(executor: Executor, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  const [first, ...others] = orderIds
  if (first === undefined) return Promise.resolve([])
  return others.length === 0 ? linesOfOne(executor, first) : linesOf(executor, orderIds)
}

// A list is planned anew at every call, one order is not.
const linesOfOne = rowsWhere(orderLines, sql`${orderLines.orderId} = ${''} order by ${orderLines.position}`)

const linesOf = rowsWhere(
  orderLines,
  sql`${orderLines.orderId} = any(${''}::text[]) order by ${orderLines.orderId}, ${orderLines.position}`,
)

export async function findLine(executor: Executor, lineId: string): Promise<OrderLineRow | undefined> {
  const [line] = await executor.select().from(orderLines).where(eq(orderLines.id, lineId))
  return line
}

/** A line, with the rate of VAT that its order was charged with. */
export async function findLineWithVat(executor: Executor, lineId: string) {
  const [line] = await executor
    .select({
      net: orderLines.net,
      discount: orderLines.discount,
      vatRateBasisPoints: orders.vatRateBasisPoints,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, lineId))
  return line
}

export function findHistory(
  executor: Executor,
  orderId: string,
): Promise<(typeof orderHistory.$inferSelect)[]> {
  return executor
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.sequence))
}

const listed = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  currency: orders.currency,
  total: orders.total,
  refunded: orders.refunded,
  createdAt: orders.createdAt,
  expiresAt: orders.expiresAt,
  paidAt: orders.paidAt,
}
/** What a list shows of an order and its lines; the copies of what was agreed are not loaded. */
export type ListedOrder = Pick<OrderRow, keyof typeof listed>
export type ListedLine = Pick<OrderLineRow, 'orderId' | 'name' | 'country'>

type Narrowed = { hasStatus: boolean; hasCountry: boolean; hasKeyword: boolean }

/** Written out, for a select of one table leaves out the name of the table. */
const lineWith = (wanted: SQL) =>
  sql`exists (select 1 from ${orderLines} where ${orderLines}.order_id = ${orders}.id and ${wanted})`

const keyword = sql`lower(${sql.placeholder('keyword')}::text)`
const ofKeyword = or(
  sql`strpos(lower(${orders.number}), ${keyword}) > 0`,
  lineWith(
    sql`strpos(lower(${orderLines}.name->>'en' || ' ' || (${orderLines}.name->>'zh')), ${keyword}) > 0`,
  ),
)

const orderPage = preparedOnce((executor, { hasStatus, hasCountry, hasKeyword }: Narrowed) => {
  const where = and(
    eq(orders.companyId, sql.placeholder('companyId')),
    hasStatus ? eq(orders.status, sql.placeholder('status')) : undefined,
    hasCountry ? lineWith(sql`${orderLines}.country = ${sql.placeholder('country')}::text`) : undefined,
    hasKeyword ? ofKeyword : undefined,
  )
  const order = [desc(orders.createdAt), desc(orders.id)]
  return executor
    .select({ ...listed, counted: countedRows({ from: orders, where, order }) })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('')
})

export async function pageOfOrders(
  executor: Executor,
  companyId: string,
  { status, country, keyword: typed, ...turned }: InputOf<typeof listOrders>,
): Promise<{ rows: ListedOrder[]; total: number }> {
  const statement = orderPage(executor, {
    hasStatus: status !== undefined,
    hasCountry: country !== undefined,
    hasKeyword: typed !== undefined && typed !== '',
  })
  return countedPage(turned, (window) =>
    statement.execute({ companyId, status, country, keyword: typed, ...window }),
  )
}

export async function listedLines(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, ListedLine[]>> {
  if (orderIds.length === 0) return new Map()
  const lines = await linesListed(executor, {}).execute({ orderIds: [...orderIds] })
  return Map.groupBy(lines, (line) => line.orderId)
}

const linesListed = preparedOnce((executor, _shape: object) => {
  const { orderId, name, country, position } = orderLines
  return executor
    .select({ orderId, name, country })
    .from(orderLines)
    .where(sql`${orderId} = any(${opaqueList('orderIds')})`)
    .orderBy(asc(orderId), asc(position))
    .prepare('')
})

/** The order of any company. */
export async function findAnyOrder(executor: Executor, id: string): Promise<OrderRow | undefined> {
  const [order] = await orderById(executor, id)
  return order
}

const orderById = rowsWhere(orders, sql`${orders.id} = ${''}`)

/** The order of any company, with its lines and the language of the company. */
export async function findOrderAndLines(
  executor: Executor,
  id: string,
): Promise<{ order: OrderRow; lines: OrderLineRow[]; lang: Lang } | undefined> {
  const rows = await orderAndLines(executor, id)
  const found = orderOfJoined(rows)
  return found && { ...found, lang: rows[0]?.lang ?? 'en' }
}

const orderAndLines = joinedRows<{ order: typeof orders; line: typeof orderLines }, { lang: Lang | null }>(
  { order: orders, line: orderLines },
  sql`from ${orders} left join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    left join ${companies} on ${companies.id} = ${orders.companyId}
    where ${orders.id} = ${''} order by ${orderLines.position}`,
  { lang: sql`${companies.lang}` },
)

/** The one order of joined rows, and the lines. */
export function orderOfJoined(
  rows: readonly { order: OrderRow | null; line: OrderLineRow | null }[],
): { order: OrderRow; lines: OrderLineRow[] } | undefined {
  const order = rows[0]?.order
  return order ? { order, lines: rows.flatMap(({ line }) => line ?? []) } : undefined
}

/** The orders by id, in no particular order. */
export async function findOrdersById(executor: Executor, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  return executor
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
}

/** The orders by their numbers, in no particular order. */
export async function findOrderRowsByNumber(
  executor: Executor,
  numbers: readonly string[],
): Promise<OrderRow[]> {
  if (numbers.length === 0) return []
  return executor
    .select()
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
}

/** An order of the company that was made of some of these cart lines. */
export async function orderIdOfCartLines(
  executor: Executor,
  companyId: string,
  cartLineIds: readonly string[],
): Promise<string | undefined> {
  const [line] = await executor
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.companyId, companyId), inArray(orderLines.cartLineId, [...cartLineIds])))
    .limit(1)
  return line?.orderId
}

/** Orders whose money did not come in time, the longest overdue first. */
export async function ordersOverdue(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'AWAITING_PAYMENT'), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Whether the company has placed an order that stands, or that was paid though all its work was cancelled later. */
export async function companyHasOrdered(executor: Executor, companyId: string): Promise<boolean> {
  return (await standingOrder(executor, companyId)).length > 0
}

const standingOrder = rowsWhere(
  orders,
  sql`${orders.companyId} = ${opaque('')} and (${orders.status} not in ('DRAFT', 'CANCELLED', 'EXPIRED') or ${orders.paidAt} is not null) limit 1`,
  ['id'],
)

/** Companies that have ever paid for a service, in the order of their ids, from the one after `after`. */
export async function companiesThatBought(
  executor: Executor,
  productCode: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ id: orderLines.companyId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(gt(orderLines.companyId, after), eq(orderLines.productCode, productCode), isNotNull(orders.paidAt)),
    )
    .orderBy(asc(orderLines.companyId))
    .limit(limit)
  return rows.map(({ id }) => id)
}
