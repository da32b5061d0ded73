import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Executor } from '#platform/server/database.ts'
import { causeOf } from '#platform/server/error-text.ts'
import type { PoolerFacts } from '../pooler-facts.ts'

const LOCK_CLASS = 7_201_004
const PATIENCE_MS = 5_000

/** Locks a number at the direct address, and looks for it at the other one. Nothing is left of it. */
export async function readPoolerFacts(db: Executor, directUrl: string): Promise<PoolerFacts> {
  const client = new pg.Client({
    connectionString: directUrl,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  client.on('error', () => {})
  const mark = randomInt(2_000_000_000)
  try {
    await client.connect()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1::int, $2::int)', [LOCK_CLASS, mark])
    const { rows } = await db.execute<{ seen: boolean; limit: string }>(
      sql`select exists (select from pg_locks where locktype = 'advisory' and classid = ${LOCK_CLASS} and objid = ${mark}
          and database = (select oid from pg_database where datname = current_database())) as seen,
        (select setting from pg_settings where name = 'statement_timeout') as limit`,
    )
    return { isSameDatabase: rows[0]?.seen ?? false, statementMs: Number(rows[0]?.limit ?? 0) }
  } catch (error) {
    return { problem: causeOf(error), isSameDatabase: false, statementMs: 0 }
  } finally {
    await client.end().catch(() => {})
  }
}
