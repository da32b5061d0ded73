import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#platform/server/embedded-postgres/embedded-postgres.ts'

/**
 * Databases for tests. One server for the whole run (see global-setup.ts), its address in GREENLANE_TEST_PG; set that
 * beforehand to test on your own PostgreSQL. Each test file gets a copy of one migrated template.
 */
const serverVariable = 'GREENLANE_TEST_PG'
/** Distinguishes runs that share one server: another run's template may come from other migrations. */
const runVariable = 'GREENLANE_TEST_RUN'

const dataDir = path.resolve(import.meta.dirname, '../../../.data/test-postgres')
const prefix = 'greenlane_test'
const templateLock = 7_203_114

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** Starts the server of this run and puts its address into the environment for the workers. */
export async function startTestServer(): Promise<() => Promise<void>> {
  const run = randomBytes(4).toString('hex')
  process.env[runVariable] = run
  const own = process.env[serverVariable]
  if (own) return () => dropDatabases(own, `${prefix}_${run}_`)

  const server = await startServer()
  process.env[serverVariable] = server.url
  // Nobody else uses a server that we started: leftovers are from killed runs.
  if (!server.adopted) await dropDatabases(server.url, `${prefix}_`)
  return async () => {
    delete process.env[serverVariable]
    await dropDatabases(server.url, `${prefix}_${run}_`)
    await server.stop()
  }
}

/** A test database is disposable: speed before durability, and a broken folder is recreated. */
async function startServer(): Promise<EmbeddedPostgres> {
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    max_connections: '300',
  }
  const start = () => startEmbeddedPostgres({ dataDir, options: { database: 'postgres', settings } })
  return start().catch(async () => {
    await rm(dataDir, { recursive: true, force: true })
    return start()
  })
}

/** Creates the template of this run once, in the first worker; the others wait for it. */
export async function ensureTemplate(
  migrate: (url: string) => Promise<void>,
  name = 'product',
): Promise<void> {
  const template = templateName(name)
  await withServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    try {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
      if (rowCount) return
      const draft = `${template}_draft`
      await client.query(`drop database if exists ${draft} with (force)`)
      await client.query(`create database ${draft} template template0`)
      await migrate(databaseUrl(draft))
      // A pool that the migration left open would prevent renaming and copying.
      await disconnectAll(client, draft)
      await client.query(`alter database ${draft} rename to ${template}`)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [templateLock])
    }
  })
}

/** A new database, copied from the template. Needs `ensureTemplate` before. */
export async function createTestDatabase(template = 'product'): Promise<TestDatabase> {
  const name = `${prefix}_${runId()}_${randomBytes(6).toString('hex')}`
  // file_copy is faster than the default for small databases, as long as nothing waits for the disk.
  const copy = `create database ${name} template ${templateName(template)} strategy file_copy`
  await withServer((client) => client.query(copy))
  return testDatabase(name)
}

const testDatabase = (name: string): TestDatabase => ({
  url: databaseUrl(name),
  drop: () =>
    withServer(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
})

/** A new database with nothing in it. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `${prefix}_${runId()}_${randomBytes(6).toString('hex')}`
  await withServer((client) => client.query(`create database ${name} template template0`))
  return testDatabase(name)
}

async function dropDatabases(server: string, start: string): Promise<void> {
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [start],
    )
    for (const { datname } of rows)
      await client.query(`drop database if exists ${escapeIdentifier(datname)} with (force)`)
  })
}

async function disconnectAll(client: Client, database: string): Promise<void> {
  await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
    database,
  ])
}

const templateName = (name: string) => `${prefix}_${runId()}_template_${name}`

function runId(): string {
  const run = process.env[runVariable]
  if (!run)
    throw new Error('The test server is not running: add src/platform/testing/global-setup.ts to vitest.')
  return run
}

function serverUrl(): string {
  const url = process.env[serverVariable]
  if (!url)
    throw new Error('The test server is not running: add src/platform/testing/global-setup.ts to vitest.')
  return url
}

function databaseUrl(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.toString()
}

const withServer = <T>(work: (client: Client) => Promise<T>) => withClient(serverUrl(), work)

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  return work(client).finally(() => client.end())
}
