import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/server/database.ts'
import { installation } from '#platform/server/platform.tables.ts'

const SEED_LOCK = 7_201_002
const SEEDED = 'demo-seeded'

/** Waits until no other process seeds. @returns whether the demo was seeded before */
export async function lockSeed(tx: Transaction): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
  const [seeded] = await tx.select().from(installation).where(eq(installation.key, SEEDED))
  return seeded !== undefined
}

export async function markSeeded(tx: Transaction, at: Date): Promise<void> {
  await tx.insert(installation).values({ key: SEEDED, value: at.toISOString() })
}

/** Updates the database's statistics after the bulk insert, so that it plans well from the first call on. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`)
}
