import { drizzle } from 'drizzle-orm/node-postgres'
import { NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import type { Pool, PoolClient } from 'pg'
import { isDatabaseDown } from './database-errors.ts'
import type { PlatformConfig } from './config.ts'
import type { Database, Transaction } from './executor.ts'
import { GuardedClient, GuardedPool } from './guarded-client.ts'
import type { Log } from './log.ts'
import { sendsOver } from './send-text.queries.ts'
import { collectFor, sendLeaving } from './with-commit.repository.ts'

export { isDatabaseDown, isUniqueViolation } from './database-errors.ts'
export type { Database, Executor, Transaction } from './executor.ts'

export type DatabaseHandle = {
  db: Database
  pool: Pool
  /** Connections that keep their session: those of `pool`, unless a pooler is between. */
  direct: Pool
  close(): Promise<void>
}

/** Where the database is, as the settings say it. */
type DatabaseConfig = Pick<PlatformConfig, 'databaseUrl'> &
  Partial<Pick<PlatformConfig, 'databaseDirectUrl' | 'databasePrepare'>>

/**
 * Where a connection keeps its session until it ends: for `listen`, locks that outlive a transaction, snapshots,
 * migrations. A pooler gives each transaction another connection.
 */
export const directUrlOf = ({ databaseDirectUrl, databaseUrl }: DatabaseConfig): string =>
  databaseDirectUrl ?? databaseUrl

/** How long a connection may take, the server may work on a statement, and we wait for its answer. */
const CONNECT_MS = 5_000
const STATEMENT_MS = 10_000
const ANSWER_MS = 12_000
/** Each worker holds one while it fetches or ends a job, one listens for new jobs. */
const DIRECT_CONNECTIONS = 6

type Opening = {
  url: string
  max?: number
  log: Log
  /** Shorter in tests. */
  answerMs?: number
  /** Whether statements are planned once for each connection. */
  prepare?: boolean
  /** Whether a commit is on the disk when it is answered. If not, a crash of the machine takes back the last of them. */
  flushes?: boolean
  /** The limits are of a session, which is not ours behind a pooler: it sets them (`docs/scale.md`). */
  isPooled?: boolean
}

/** Opens the database as the settings say. */
export function openConfigured(options: {
  config: DatabaseConfig
  max?: number
  log: Log
  flushes?: boolean
}): DatabaseHandle {
  const { config, ...rest } = options
  const { databaseUrl: url, databaseDirectUrl, databasePrepare } = config
  const handle = openDatabase({
    ...rest,
    url,
    prepare: databasePrepare ?? true,
    isPooled: databaseDirectUrl !== undefined,
  })
  if (databaseDirectUrl === undefined) return handle
  const direct = openPool({ url: databaseDirectUrl, max: DIRECT_CONNECTIONS, log: options.log })
  return {
    ...handle,
    direct,
    close: async () => {
      await Promise.all([handle.close(), direct.end()])
    },
  }
}

/** Opens a pool. A lost or silent database connection is logged and survived, never thrown. */
export function openDatabase(options: Opening): DatabaseHandle {
  const pool = openPool(options)
  const db = drizzle({ client: pool })
  sendsOver(db, pool)
  db.transaction = transactionsOf(pool)
  return { db, pool, direct: pool, close: () => pool.end() }
}

function openPool(options: Opening): Pool {
  const pool = new GuardedPool({
    connectionString: options.url,
    max: options.max ?? 12,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    // A server that hangs cannot end its own statements.
    query_timeout: options.answerMs ?? ANSWER_MS,
    keepAlive: true,
    prepare: options.prepare ?? true,
    ...(!options.isPooled && {
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: 30_000,
      ...(options.flushes === false && { options: '-c synchronous_commit=off' }),
    }),
  })
  pool.on('error', (error) => options.log.warn({ err: error.message }, 'database connection lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.warn({ err: error.message }, 'database connection lost'))
  })
  return pool
}

/**
 * Transactions whose connection always returns to the pool: the library keeps it when `begin` fails, so that an outage
 * would use up the pool; and it reports the failed rollback instead of the lost commit.
 */
function transactionsOf(pool: Pool): Database['transaction'] {
  const handles = new WeakMap<object, Database>()
  return async (work, config) => {
    const client = await pool.connect()
    const handle = handles.get(client) ?? drizzle({ client })
    handles.set(client, handle)
    try {
      let written: (() => Promise<void>) | undefined
      const whole = async (tx: Transaction) => {
        sendsOver(tx, client)
        collectFor(tx, pool)
        const done = await work(tx)
        written = await sendLeaving(tx)
        return done
      }
      const result = await (config ? handle.transaction(whole, config) : inUsualOne(client, handle, whole))
      await written?.()
      client.release()
      return result
    } catch (error) {
      client.release(isDatabaseDown(error))
      const lost = client instanceof GuardedClient ? client.lostOutcome : undefined
      throw lost ?? error
    }
  }
}

type Built = { dialect: never; session: never }

/** As the library does it, which builds its `begin` and `commit` anew each time. */
async function inUsualOne<T>(
  client: PoolClient,
  handle: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { dialect, session } = handle as unknown as Built
  const tx = new NodePgTransaction<Record<string, never>, Record<string, never>>(dialect, session, undefined)
  if (!(client instanceof GuardedClient)) throw new Error('a connection that is not one of ours')
  await client.begin()
  try {
    const result = await work(tx)
    await client.endTransaction('commit')
    return result
  } catch (error) {
    await client.endTransaction('rollback')
    throw error
  }
}
