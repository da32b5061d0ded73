import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { isDatabaseDown } from './database-errors.ts'
import type { Database } from './executor.ts'
import { GuardedClient, GuardedPool } from './guarded-client.ts'
import type { Log } from './log.ts'
import { sendsOver } from './send-text.queries.ts'
import { collectFor, sendLeaving } from './with-commit.repository.ts'

export { isDatabaseDown, isUniqueViolation } from './database-errors.ts'
export type { Database, Executor, Transaction } from './executor.ts'

export type DatabaseHandle = { db: Database; pool: Pool; close(): Promise<void> }

/** How long a connection may take, the server may work on a statement, and we wait for its answer. */
const CONNECT_MS = 5_000
const STATEMENT_MS = 10_000
const ANSWER_MS = 12_000

/** Opens a pool. A lost or silent database connection is logged and survived, never thrown. */
export function openDatabase(options: {
  url: string
  max?: number
  log: Log
  /** Shorter in tests. */
  answerMs?: number
}): DatabaseHandle {
  const pool = new GuardedPool({
    connectionString: options.url,
    max: options.max ?? 12,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    // A server that hangs cannot end its own statements.
    query_timeout: options.answerMs ?? ANSWER_MS,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  pool.on('error', (error) => options.log.warn({ err: error.message }, 'database connection lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.warn({ err: error.message }, 'database connection lost'))
  })
  const db = drizzle({ client: pool })
  sendsOver(db, pool)
  db.transaction = transactionsOf(pool)
  return { db, pool, close: () => pool.end() }
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
      const result = await handle.transaction(async (tx) => {
        sendsOver(tx, client)
        collectFor(tx, pool)
        const done = await work(tx)
        written = await sendLeaving(tx)
        return done
      }, config)
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
