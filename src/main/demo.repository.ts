import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '#platform/server/database.ts'
import { installation } from '#platform/server/platform.tables.ts'

const SEED_LOCK = 7_201_002

/** Processes that start at once queue here, without a limit of time; the lock ends with this process. */
export async function whileOthersWait(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    await work()
  } finally {
    await client.end()
  }
}

export type DemoMark = 'demo-seeded' | 'demo-story' | 'demo-years' | 'demo-office'

export async function readMark(db: Database, key: DemoMark): Promise<string | undefined> {
  const [mark] = await db.select().from(installation).where(eq(installation.key, key))
  return typeof mark?.value === 'string' ? mark.value : undefined
}

export async function setMark(db: Database, key: DemoMark, value: string): Promise<void> {
  await db
    .insert(installation)
    .values({ key, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } })
}

/** Updates the database's statistics after the bulk insert, so that it plans well from the first call on. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`)
}
