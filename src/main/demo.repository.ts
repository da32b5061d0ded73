import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '#platform/server/database.ts'
import { installation } from '#platform/server/platform.tables.ts'
import type { Progress } from './story/office/grow-office.ts'

const SEED_LOCK = 7_201_002

const GROW_LOCK = 7_201_003

/** Processes that start at once queue here, without a limit of time; the lock ends with this process. */
export async function whileOthersWait(url: string, work: () => Promise<void>): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    await work()
  })
}

/** What one process does while it lives, and another one does not then. */
export async function unlessAnother(url: string, work: () => Promise<void>): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
      GROW_LOCK,
    ])
    if (rows[0]?.ours) await work()
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

export type DemoMark = 'demo-seeded' | 'demo-story' | 'demo-years' | 'demo-office'

export async function readMark(db: Database, key: DemoMark): Promise<string | undefined> {
  const value = await readFact(db, key)
  return typeof value === 'string' ? value : undefined
}

export const setMark = (db: Database, key: DemoMark, value: string): Promise<void> => setFact(db, key, value)

const PROGRESS = 'demo-office-progress'

/** How far a story has come that is told in steps. */
export const progressOf = (db: Database) => ({
  read: async () => (await readFact(db, PROGRESS)) as Progress | undefined,
  store: (progress: Progress) => setFact(db, PROGRESS, progress),
})

async function readFact(db: Database, key: string): Promise<unknown> {
  const [fact] = await db.select().from(installation).where(eq(installation.key, key))
  return fact?.value
}

async function setFact(db: Database, key: string, value: unknown): Promise<void> {
  await db
    .insert(installation)
    .values({ key, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } })
}

/** Updates the database's statistics after the bulk insert, so that it plans well from the first call on. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`)
}
