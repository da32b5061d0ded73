import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isDeadlock } from './database-errors.ts'

const MIGRATION_LOCK = 7_201_000
/** How often it is begun, and how long after each time that it met people at work. */
const MOST_TRIES = 5
const PAUSE_MS = 200

/**
 * Migrates a database to the current schema. Forward only; processes that start at once queue behind a lock.
 * @param folder the folder of generated SQL
 */
export async function migrateDatabase(options: { url: string; folder: string }): Promise<void> {
  const client = new pg.Client({ connectionString: options.url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateAgain(client, options.folder)
    await migrateJobs(options.url)
  } finally {
    await client.end()
  }
}

/** While a release is replaced, the one before works with the tables: whoever then waits for the other, tries again. */
async function migrateAgain(client: pg.Client, migrationsFolder: string, tries = 1): Promise<void> {
  try {
    await migrate(drizzle({ client }), { migrationsFolder })
  } catch (error) {
    if (tries === MOST_TRIES || !isDeadlock(error)) throw error
    await sleep(PAUSE_MS)
    await migrateAgain(client, migrationsFolder, tries + 1)
  }
}

/** With our own pool: an idle connection of the worker's own pool would end the process when it breaks. */
async function migrateJobs(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
  }
}
