import { and, count, desc, eq, gt, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { companyExports, type ExportRecord } from './privacy.tables.ts'

export type ExportId = { companyId: string; id: string }
export type ExportOwner = { companyId: string; userId: string }

const OPEN = inArray(companyExports.status, ['WAITING', 'RUNNING'])
const is = ({ companyId, id }: ExportId) =>
  and(eq(companyExports.companyId, companyId), eq(companyExports.id, id))
const isOf = ({ companyId, userId }: ExportOwner) =>
  and(eq(companyExports.companyId, companyId), eq(companyExports.userId, userId))

export async function insertExport(tx: Transaction, row: typeof companyExports.$inferInsert): Promise<void> {
  await tx.insert(companyExports).values(row)
}

export async function findExport(executor: Executor, id: ExportId): Promise<ExportRecord | undefined> {
  const [row] = await executor.select().from(companyExports).where(is(id))
  return row
}

export async function findOpenExport(
  executor: Executor,
  owner: ExportOwner,
): Promise<ExportRecord | undefined> {
  const [row] = await executor
    .select()
    .from(companyExports)
    .where(and(isOf(owner), OPEN))
  return row
}

/** The last ten of a person, newest first. */
export function exportsOf(executor: Executor, owner: ExportOwner): Promise<ExportRecord[]> {
  return executor
    .select()
    .from(companyExports)
    .where(isOf(owner))
    .orderBy(desc(companyExports.requestedAt), desc(companyExports.id))
    .limit(10)
}

/** How many a company has asked for since an instant. */
export async function countExports(executor: Executor, companyId: string, since: Date): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(companyExports)
    .where(and(eq(companyExports.companyId, companyId), gt(companyExports.requestedAt, since)))
  return row?.found ?? 0
}

const attemptIs = (fileId: string | null | undefined) =>
  fileId === undefined || fileId === null ? undefined : eq(companyExports.fileId, fileId)

/** Changes an export that is still being made. @returns false where it is not, or another attempt has taken over */
export async function changeOpenExport(
  executor: Executor,
  { companyId, id, fileId }: ExportId & { fileId?: string | null },
  change: Partial<ExportRecord>,
): Promise<boolean> {
  const rows = await executor
    .update(companyExports)
    .set(change)
    .where(and(is({ companyId, id }), OPEN, attemptIs(fileId)))
    .returning({ id: companyExports.id })
  return rows.length > 0
}

export async function changeExport(
  executor: Executor,
  id: ExportId,
  change: Partial<ExportRecord>,
): Promise<void> {
  await executor.update(companyExports).set(change).where(is(id))
}

const some = (executor: Executor, which: SQL | undefined): Promise<ExportRecord[]> =>
  executor.select().from(companyExports).where(which).limit(200)

/** Ready ones whose days are over, and those whose bytes nobody may have any more. */
export const exportsToPurge = (executor: Executor, now: Date): Promise<ExportRecord[]> =>
  some(
    executor,
    and(
      isNotNull(companyExports.fileId),
      or(
        and(eq(companyExports.status, 'READY'), lt(companyExports.expiresAt, now)),
        inArray(companyExports.status, ['EXPIRED', 'FAILED', 'CANCELLED']),
      ),
    ),
  )

export const forgottenExports = (executor: Executor, before: Date): Promise<ExportRecord[]> =>
  some(executor, and(OPEN, lt(companyExports.requestedAt, before)))

/** The files of exports in the store, which no other table names. */
export async function exportFileIds(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ fileId: companyExports.fileId })
    .from(companyExports)
    .where(isNotNull(companyExports.fileId))
  return rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
}
