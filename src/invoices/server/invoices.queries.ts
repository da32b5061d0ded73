import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { InvoiceKind } from '#invoices/contract.ts'
import { containing } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { monthAfter } from '#platform/shared/calendar.ts'
import { totalOf } from '#platform/server/paging.ts'
import { rowsWhere } from '#platform/server/whole-rows.ts'
import { invoices, type InvoiceRow } from './invoices.tables.ts'

/** The documents of an order, in the order in which they were issued. */
export async function invoicesOfOrder(
  executor: Executor,
  orderId: string,
  companyId?: string,
): Promise<InvoiceRow[]> {
  return companyId ? documentsOfCompany(executor, companyId, orderId) : documentsOfOrder(executor, orderId)
}

const inOrder = sql`order by ${invoices.issuedAt}, ${invoices.number}`
const documentsOfOrder = rowsWhere(invoices, sql`${invoices.orderId} = ${''} ${inOrder}`)
const documentsOfCompany = rowsWhere(
  invoices,
  sql`${invoices.companyId} = ${''} and ${invoices.orderId} = ${''} ${inOrder}`,
)

export async function findInvoice(executor: Executor, invoiceId: string): Promise<InvoiceRow | undefined> {
  const [row] = await executor.select().from(invoices).where(eq(invoices.id, invoiceId))
  return row
}

export type InvoiceFilter = {
  page: number
  pageSize: number
  orderId?: string
  kind?: InvoiceKind
  /** `2026-03` */
  month?: string
  keyword?: string
}

/** Newest first. */
export async function pageOfInvoices(executor: Executor, filter: InvoiceFilter) {
  const { page, pageSize } = filter
  const where = and(
    filter.orderId ? eq(invoices.orderId, filter.orderId) : undefined,
    filter.kind ? eq(invoices.kind, filter.kind) : undefined,
    filter.month ? inMonth(filter.month) : undefined,
    filter.keyword ? containing(invoices.searchText, filter.keyword) : undefined,
  )
  const order = [desc(invoices.issuedAt), desc(invoices.id)]
  const records = await executor
    .select()
    .from(invoices)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: invoices, where, order, page, pageSize }
  return { records, total: await totalOf(executor, list, records.length), page, pageSize }
}

const DAY_MS = 86_400_000

/**
 * Days are strings that sort chronologically: from the first of the month to before the first of the next.
 * The index covers the instant, a day wider on each side for all time zones.
 */
export function inMonth(month: string): SQL | undefined {
  const [from, until] = [`${month}-01`, `${monthAfter(month)}-01`]
  return and(
    gte(invoices.issuedOn, from),
    lt(invoices.issuedOn, until),
    gte(invoices.issuedAt, new Date(Date.parse(from) - DAY_MS)),
    lt(invoices.issuedAt, new Date(Date.parse(until) + DAY_MS)),
  )
}
