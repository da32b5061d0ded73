import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { ImportStatus } from '../import-states.ts'
import { type ImportRow, reportImports } from './reports.tables.ts'

type Wanted = {
  companyId: string
  status?: ImportStatus | undefined
  shopId?: string | undefined
  page: number
  pageSize: number
}

export async function listImports(
  executor: Executor,
  { companyId, status, shopId, page, pageSize }: Wanted,
): Promise<{ rows: ImportRow[]; total: number }> {
  const where = and(
    eq(reportImports.companyId, companyId),
    status && eq(reportImports.status, status),
    shopId === undefined ? undefined : eq(reportImports.shopId, shopId),
  )
  const order = [desc(reportImports.createdAt), desc(reportImports.id)]
  const rows = await executor
    .select()
    .from(reportImports)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = await totalOf(executor, { from: reportImports, where, order, page, pageSize }, rows.length)
  return { rows, total }
}

/** The latest import of a file of this name. */
export async function importNamed(
  executor: Executor,
  companyId: string,
  fileName: string,
): Promise<ImportRow | undefined> {
  const [row] = await executor
    .select()
    .from(reportImports)
    .where(and(eq(reportImports.companyId, companyId), eq(reportImports.fileName, fileName)))
    .orderBy(desc(reportImports.createdAt))
    .limit(1)
  return row
}

/** How many imports of a company are not over. */
export async function countOpen(executor: Executor, companyId: string): Promise<number> {
  const [row] = await executor
    .select({ open: count() })
    .from(reportImports)
    .where(
      and(
        eq(reportImports.companyId, companyId),
        inArray(reportImports.status, ['UPLOADING', 'MAPPING', 'WAITING', 'RUNNING', 'CANCELLING']),
      ),
    )
  return row?.open ?? 0
}

/** Of all companies: what nobody has gone on with since an instant. */
export async function abandonedImports(executor: Executor, before: Date): Promise<ImportRow[]> {
  return executor
    .select()
    .from(reportImports)
    .where(and(inArray(reportImports.status, ['UPLOADING', 'MAPPING']), lt(reportImports.changedAt, before)))
    .limit(200)
}

/** Of all companies: reports that still say who bought, whose last sale or import was before a day. */
export function importsWithBuyers(
  executor: Executor,
  before: Day,
): Promise<Pick<ImportRow, 'companyId' | 'id'>[]> {
  return executor
    .select({ companyId: reportImports.companyId, id: reportImports.id })
    .from(reportImports)
    .where(
      and(
        sql`${reportImports.status} in ('FINISHED', 'WITHDRAWN')`,
        isNull(reportImports.buyersForgottenAt),
        sql`coalesce(${reportImports.lastDay}, ${reportImports.endedAt}::date) < ${before}`,
        notHeld({ company: reportImports.companyId }),
      ),
    )
    .orderBy(asc(reportImports.endedAt))
    .limit(500)
}
