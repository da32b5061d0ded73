import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Log } from './log.ts'
import { PreparingClient } from './prepared-statements.ts'

export type Database = NodePgDatabase
/** The handle inside a transaction. Pass it down: the outer `Database` is another connection. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** The handle for reads, inside a transaction or not. */
export type Executor = Database | Transaction

export type DatabaseHandle = { db: Database; pool: Pool; close(): Promise<void> }

/** Opens a pool. A lost database connection is logged and survived, never thrown. */
export function openDatabase(options: { url: string; max?: number; log: Log }): DatabaseHandle {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: options.url,
    max: options.max ?? 12,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 25_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  pool.on('error', (error) => options.log.warn({ err: error.message }, 'database connection lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.warn({ err: error.message }, 'database connection lost'))
  })
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}

/** True if `error` is PostgreSQL's unique violation (of the named constraint, if given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = pgErrorOf(error)
  return cause?.code === '23505' && (constraint === undefined || cause.constraint === constraint)
}

const LOST =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|08\d{3}|53300)$/

/** True if the database could not be reached, as opposed to having refused. */
export function isDatabaseDown(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const {
      code = '',
      severity = '',
      syscall,
    } = current as { code?: string; severity?: string; syscall?: string }
    if (LOST.test(code) || (code === 'ENOENT' && syscall === 'connect')) return true
    // PostgreSQL's code for having ended the connection, whatever the reason.
    if (severity === 'FATAL' || severity === 'PANIC') return true
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered/.test(
        current.message,
      )
    )
      return true
  }
  return false
}

function pgErrorOf(error: unknown): { code?: string; constraint?: string } | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && 'severity' in current) return current as { code?: string; constraint?: string }
  }
  return undefined
}
