import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { ErasureStatus } from '../../erasure-states.ts'
import { type ErasureRecord, erasures } from '../privacy.tables.ts'

const isOpen = inArray(erasures.status, ['REQUESTED', 'RUNNING'])

/** False where one is open already for this account or address. */
export async function insertErasure(tx: Transaction, row: typeof erasures.$inferInsert): Promise<boolean> {
  const added = await tx.insert(erasures).values(row).onConflictDoNothing().returning({ id: erasures.id })
  return added.length > 0
}

/** @param subjects the ids by which one account or address is known */
export async function openErasureOf(
  executor: Executor,
  subjects: readonly string[],
): Promise<ErasureRecord | undefined> {
  const [row] = await executor
    .select()
    .from(erasures)
    .where(and(inArray(erasures.userId, [...subjects]), isOpen))
  return row
}

export async function findErasure(executor: Executor, id: string): Promise<ErasureRecord | undefined> {
  const [row] = await executor.select().from(erasures).where(eq(erasures.id, id))
  return row
}

export async function lockErasure(tx: Transaction, id: string): Promise<ErasureRecord | undefined> {
  const [row] = await tx.select().from(erasures).where(eq(erasures.id, id)).for('update')
  return row
}

export async function changeErasure(
  executor: Executor,
  id: string,
  change: Partial<Omit<ErasureRecord, 'id' | 'userId' | 'counts'>>,
): Promise<void> {
  await executor.update(erasures).set(change).where(eq(erasures.id, id))
}

/** In the transaction that erased them, so that a kill loses no count. */
export async function addToCounts(tx: Transaction, id: string, key: string, more: number): Promise<void> {
  const before = sql`coalesce((${erasures.counts} ->> ${key}::text)::int, 0)`
  await tx
    .update(erasures)
    .set({ counts: sql`${erasures.counts} || jsonb_build_object(${key}::text, ${before} + ${more}::int)` })
    .where(eq(erasures.id, id))
}

export async function erasuresOf(
  executor: Executor,
  status: ErasureStatus | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ErasureRecord[]; total: number }> {
  const wanted = status && eq(erasures.status, status)
  const [rows, [all]] = await Promise.all([
    executor
      .select()
      .from(erasures)
      .where(wanted)
      .orderBy(desc(erasures.requestedAt), asc(erasures.id))
      .limit(limit)
      .offset(offset),
    executor.select({ total: count() }).from(erasures).where(wanted),
  ])
  return { rows, total: all?.total ?? 0 }
}

export async function countWaiting(executor: Executor): Promise<number> {
  return executor.$count(erasures, eq(erasures.status, 'REQUESTED'))
}

/** Those that are asked for or under way: few, and each has to be decided within a month. */
export function openErasures(executor: Executor): Promise<ErasureRecord[]> {
  return executor.select().from(erasures).where(isOpen).orderBy(asc(erasures.requestedAt))
}

export async function runningErasures(executor: Executor): Promise<string[]> {
  const rows = await executor.select({ id: erasures.id }).from(erasures).where(eq(erasures.status, 'RUNNING'))
  return rows.map(({ id }) => id)
}

/** What a restored backup has to be told: ids and times, nothing else. */
export function doneErasures(
  executor: Executor,
): Promise<Pick<ErasureRecord, 'id' | 'userId' | 'finishedAt' | 'closedIds'>[]> {
  return executor
    .select({
      id: erasures.id,
      userId: erasures.userId,
      finishedAt: erasures.finishedAt,
      closedIds: erasures.closedIds,
    })
    .from(erasures)
    .where(eq(erasures.status, 'DONE'))
    .orderBy(asc(erasures.finishedAt))
}
