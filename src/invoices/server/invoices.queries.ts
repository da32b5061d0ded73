import { and, asc, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { InvoiceKind } from '#orders/invoice-contract.ts'
import { containing } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { invoices, type InvoiceRow } from './invoices.tables.ts'

/** The papers of an order, in the order in which they were issued. */
export async function invoicesOfOrder(
  executor: Executor,
  orderId: string,
  companyId?: string,
): Promise<InvoiceRow[]> {
  return executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), companyId ? eq(invoices.companyId, companyId) : undefined))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
}

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
  const records = await executor
    .select()
    .from(invoices)
    .where(where)
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const isWhole = page === 1 && records.length < pageSize
  return { records, total: isWhole ? records.length : await countAll(executor, where), page, pageSize }
}

async function countAll(executor: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await executor.select({ count: count() }).from(invoices).where(where)
  return row?.count ?? 0
}

/** Days are strings that sort as they count: from its first to before the first of the next. */
function inMonth(month: string): SQL | undefined {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return and(gte(invoices.issuedOn, `${month}-01`), lt(invoices.issuedOn, `${next}-01`))
}
