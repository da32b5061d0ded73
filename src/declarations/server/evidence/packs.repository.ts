import { and, count, desc, eq, gt, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { evidencePacks, type PackRow } from '../evidence-packs.tables.ts'

type PackId = Pick<PackRow, 'companyId' | 'id'>
type Of = Pick<PackRow, 'companyId' | 'declarationId'>

const OPEN = inArray(evidencePacks.status, ['WAITING', 'RUNNING'])
const is = ({ companyId, id }: PackId) =>
  and(eq(evidencePacks.companyId, companyId), eq(evidencePacks.id, id))

export async function insertPack(tx: Transaction, row: typeof evidencePacks.$inferInsert): Promise<void> {
  await tx.insert(evidencePacks).values(row)
}

export async function findPack(executor: Executor, id: PackId): Promise<PackRow | undefined> {
  const [row] = await executor.select().from(evidencePacks).where(is(id))
  return row
}

/** The last pack of a declaration that somebody asked for. */
export async function lastPack(
  executor: Executor,
  { companyId, declarationId }: Of,
): Promise<PackRow | undefined> {
  const [row] = await executor
    .select()
    .from(evidencePacks)
    .where(and(eq(evidencePacks.companyId, companyId), eq(evidencePacks.declarationId, declarationId)))
    .orderBy(desc(evidencePacks.requestedAt), desc(evidencePacks.id))
    .limit(1)
  return row
}

export async function countPacks(executor: Executor, companyId: string, since: Date): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(evidencePacks)
    .where(and(eq(evidencePacks.companyId, companyId), gt(evidencePacks.requestedAt, since)))
  return row?.found ?? 0
}

/** Changes a pack that is still being made. @returns false where it is not, or another attempt has taken over */
export async function changeOpenPack(
  executor: Executor,
  { companyId, id, fileId }: PackId & { fileId?: string },
  change: Partial<PackRow>,
): Promise<boolean> {
  const attempt = fileId === undefined ? undefined : eq(evidencePacks.fileId, fileId)
  const rows = await executor
    .update(evidencePacks)
    .set(change)
    .where(and(is({ companyId, id }), OPEN, attempt))
    .returning({ id: evidencePacks.id })
  return rows.length > 0
}

export async function changePack(executor: Executor, id: PackId, change: Partial<PackRow>): Promise<void> {
  await executor.update(evidencePacks).set(change).where(is(id))
}

const some = (executor: Executor, which: SQL | undefined): Promise<PackRow[]> =>
  executor.select().from(evidencePacks).where(which).limit(200)

/** Ready ones whose days are over, and what failed attempts left. */
export const packsToPurge = (executor: Executor, now: Date): Promise<PackRow[]> =>
  some(
    executor,
    and(
      isNotNull(evidencePacks.fileId),
      or(
        and(eq(evidencePacks.status, 'READY'), lt(evidencePacks.expiresAt, now)),
        inArray(evidencePacks.status, ['EXPIRED', 'FAILED']),
      ),
    ),
  )

export const forgottenPacks = (executor: Executor, before: Date): Promise<PackRow[]> =>
  some(executor, and(OPEN, lt(evidencePacks.requestedAt, before)))

/** The files of packs in the store, which no other table names. */
export async function packFileIds(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ fileId: evidencePacks.fileId })
    .from(evidencePacks)
    .where(isNotNull(evidencePacks.fileId))
  return rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
}
