import { and, eq, inArray, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { companies } from '#accounts/server/accounts.tables.ts'
import { confirmations } from '#confirmations/server/confirmations.tables.ts'
import { declarations } from '#declarations/server/declarations.tables.ts'
import { ledgerLines } from '#ledger/server/ledger.tables.ts'
import { inspections } from '#letters/server/inspections.tables.ts'
import { authorityLetters } from '#letters/server/letters.tables.ts'
import { letterInScope } from '#letters/server/public.ts'
import { orderInScope } from '#orders/server/public.ts'
import { orders } from '#orders/server/orders.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { mandates } from '#registrations/server/mandates.tables.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { shopNotices } from '#shops/server/shop-notices.tables.ts'
import { amazonAccounts } from '#shops/server/shops.tables.ts'
import { companyInScope, inScope, workOrderInScope } from '#staff/server/public.ts'
import { workOrders } from '#work-orders/server/work-orders.tables.ts'
import type { Named } from './hide-ids.ts'
import type { Subject } from './subjects.ts'

type Found = { table: PgTable; key: Column; seen: SQL | undefined }

/** Where the records of a kind are found, and which of them are in a scope. */
const KINDS: Record<Exclude<Subject, 'companyInCountry'>, (scope: StaffScope) => Found> = {
  workOrder: (scope) => ({ table: workOrders, key: workOrders.id, seen: inScope(scope, workOrders) }),
  workOrderNumber: (scope) => ({
    table: workOrders,
    key: workOrders.number,
    seen: inScope(scope, workOrders),
  }),
  order: (scope) => ({ table: orders, key: orders.id, seen: orderInScope(scope, orders.id) }),
  company: (scope) => ({ table: companies, key: companies.id, seen: companyInScope(scope, companies.id) }),
  registration: (scope) => ({
    table: registrations,
    key: registrations.id,
    seen: inScope(scope, registrations),
  }),
  declaration: (scope) => ({
    table: declarations,
    key: declarations.id,
    seen: inScope(scope, declarations),
  }),
  letter: (scope) => ({ table: authorityLetters, key: authorityLetters.id, seen: letterInScope(scope) }),
  inspection: (scope) => ({ table: inspections, key: inspections.id, seen: inScope(scope, inspections) }),
  ledgerLine: (scope) => ({ table: ledgerLines, key: ledgerLines.id, seen: inScope(scope, ledgerLines) }),
  mandate: (scope) => ({ table: mandates, key: mandates.id, seen: inScope(scope, mandates) }),
  confirmation: (scope) => ({
    table: confirmations,
    key: confirmations.id,
    seen: workOrderInScope(scope, confirmations.workOrderId),
  }),
  notice: (scope) => ({
    table: shopNotices,
    key: shopNotices.id,
    seen: companyInScope(scope, shopNotices.companyId),
  }),
  amazonAccount: (scope) => ({
    table: amazonAccounts,
    key: amazonAccounts.sellerId,
    seen: companyInScope(scope, amazonAccounts.companyId),
  }),
}

/** Which of the records of one kind are in a scope, by what names them. */
export async function visibleAmong(
  executor: Executor,
  scope: StaffScope,
  { subject, named }: { subject: Subject; named: readonly Named[] },
): Promise<Set<string>> {
  if (subject === 'companyInCountry') return companiesInCountry(executor, scope, named)
  const { table, key, seen } = KINDS[subject](scope)
  const ids = [...new Set(named.map(({ id }) => id))]
  const typed = subject === 'workOrderNumber' ? ids.map((id) => id.toUpperCase()) : ids
  const rows = await executor
    .select({ id: sql<string>`${key}` })
    .from(table)
    .where(and(inArray(key, typed), seen))
  const found = new Set(rows.map(({ id }) => id))
  return new Set(ids.filter((id, at) => found.has(typed[at] ?? id)))
}

/** Those that have work of the scope in the country that is asked about. */
async function companiesInCountry(
  executor: Executor,
  scope: StaffScope,
  named: readonly Named[],
): Promise<Set<string>> {
  const found = new Set<string>()
  for (const { id, country = '' } of named) {
    const rows = await executor
      .select({ id: workOrders.companyId })
      .from(workOrders)
      .where(and(eq(workOrders.companyId, id), eq(workOrders.country, country), inScope(scope, workOrders)))
      .limit(1)
    if (rows.length > 0) found.add(id)
  }
  return found
}
