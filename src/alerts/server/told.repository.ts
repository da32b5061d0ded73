import { and, eq, like, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { installation } from '#platform/server/platform.tables.ts'

const ENDINGS = 'alerts:endings'
const REFUSED = 'alerts:refused-mail:'

/** Of an address that refuses mail for good: shortened, with the server's reply. */
export type RefusedMail = { shown: string; reply: number; at: string; told: boolean }

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

/** Notes it once; what the server said first is kept. */
export async function noteRefused(db: Executor, mark: string, refused: RefusedMail): Promise<void> {
  await db
    .insert(installation)
    .values({ key: REFUSED + mark, value: refused })
    .onConflictDoNothing()
}

export async function readRefused(executor: Executor): Promise<RefusedMail[]> {
  const rows = await executor
    .select()
    .from(installation)
    .where(like(installation.key, `${REFUSED}%`))
  return rows.map(({ value }) => value as RefusedMail).toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

/** Marks all as told. @returns how many were not yet */
export async function tellRefused(tx: Transaction): Promise<number> {
  const told = await tx
    .update(installation)
    .set({ value: sql`jsonb_set(${installation.value}, '{told}', 'true')` })
    .where(
      and(like(installation.key, `${REFUSED}%`), eq(sql`${installation.value} ->> 'told'`, sql`'false'`)),
    )
    .returning({ key: installation.key })
  return told.length
}

/** After this, one that still refuses is news again. */
export async function forgetRefused(db: Executor, before: Date): Promise<void> {
  await db
    .delete(installation)
    .where(
      and(
        like(installation.key, `${REFUSED}%`),
        lt(sql`${installation.value} ->> 'at'`, before.toISOString()),
      ),
    )
}
