import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { installation } from '#platform/server/platform.tables.ts'

const ENDINGS = 'alerts:endings'

/** The endings that were told and go on being true, locked until the transaction ends. */
export async function toldEndings(tx: Transaction): Promise<string[]> {
  await tx.insert(installation).values({ key: ENDINGS, value: [] }).onConflictDoNothing()
  const [row] = await tx.select().from(installation).where(eq(installation.key, ENDINGS)).for('update')
  return (row?.value ?? []) as string[]
}

export async function recordEndings(tx: Transaction, facts: readonly string[]): Promise<void> {
  await tx
    .update(installation)
    .set({ value: [...facts] })
    .where(eq(installation.key, ENDINGS))
}
