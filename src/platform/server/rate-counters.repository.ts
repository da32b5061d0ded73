import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor } from './database.ts'
import { rateCounters } from './platform.tables.ts'

type Window = { key: string; windowStart: Date }

/** Counts one more try. @returns the number in the window, including this one */
export async function addTry(executor: Executor, { key, windowStart }: Window): Promise<number> {
  const [row] = await executor
    .insert(rateCounters)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.windowStart],
      set: { count: sql`${rateCounters.count} + 1` },
    })
    .returning({ count: rateCounters.count })
  return row?.count ?? 0
}

/** Undoes one try, if there is one. */
export async function takeBackTry(executor: Executor, { key, windowStart }: Window): Promise<void> {
  await executor
    .update(rateCounters)
    .set({ count: sql`${rateCounters.count} - 1` })
    .where(
      and(eq(rateCounters.key, key), eq(rateCounters.windowStart, windowStart), gt(rateCounters.count, 0)),
    )
}

export async function removeTries(executor: Executor, key: string): Promise<void> {
  await executor.delete(rateCounters).where(eq(rateCounters.key, key))
}

export async function removeTriesBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(rateCounters).where(lt(rateCounters.windowStart, before))
}
