import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { installation } from '#platform/server/platform.tables.ts'

const keyOf = (name: string): string => `alerts:${name}`

/** The facts of a sort that were told and go on being true, locked until the transaction ends. */
export async function toldFacts(tx: Transaction, name: string): Promise<string[]> {
  const key = keyOf(name)
  await tx.insert(installation).values({ key, value: [] }).onConflictDoNothing()
  const [row] = await tx.select().from(installation).where(eq(installation.key, key)).for('update')
  return (row?.value ?? []) as string[]
}

/** The same without waiting for whoever changes them. */
export async function readTold(executor: Executor, name: string): Promise<string[]> {
  const [row] = await executor
    .select()
    .from(installation)
    .where(eq(installation.key, keyOf(name)))
  return (row?.value ?? []) as string[]
}

export async function recordTold(tx: Transaction, name: string, facts: readonly string[]): Promise<void> {
  await tx
    .update(installation)
    .set({ value: [...facts] })
    .where(eq(installation.key, keyOf(name)))
}
