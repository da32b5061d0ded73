import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Executor } from './database.ts'
import type { Log } from './log.ts'

const LOCK_CLASS = 7_201_003
const RETRY_MS = 500
/** A database that hangs must neither hold up the start nor the next try. */
const PATIENCE_MS = 5_000

/**
 * Lets processes on one database detect each other's death at once: each holds a lock that is released when it dies.
 */
export type Liveness = {
  start(): Promise<void>
  /** This process's mark, stored with work in progress; 0 while it has none. */
  mark(): number
  /** Whether the process behind a mark is still running. A mark of 0 is unknown and counts as running. */
  lives(executor: Executor, mark: number): Promise<boolean>
  stop(): Promise<void>
}

const newMark = (): number => randomInt(1, 2_000_000_001)

async function tryToHold(client: pg.Client, mark: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock($1::int, $2::int) as held',
    [LOCK_CLASS, mark],
  )
  return rows[0]?.held ?? false
}

export function createLiveness(options: { url: string; log: Log }): Liveness {
  let client: pg.Client | undefined
  let current = 0
  /** Held before the connection was lost: what was begun under it goes on, over other connections. */
  let former = 0
  let stopped = false

  const hold = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    next.on('error', () => {})
    next.on('end', () => {
      if (client !== next || stopped) return
      current = 0
      setTimeout(() => void holdAgain(), RETRY_MS).unref()
    })
    let mark = former
    try {
      await next.connect()
      // The server may not have noticed yet that the connection before is gone.
      if (mark === 0 || !(await tryToHold(next, mark))) {
        mark = newMark()
        await next.query('select pg_advisory_lock($1::int, $2::int)', [LOCK_CLASS, mark])
      }
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    client = next
    current = mark
    former = mark
  }
  const holdAgain = (): Promise<void> =>
    hold().catch((error: Error) => {
      options.log.debug({ err: error.message }, 'liveness mark not renewed yet')
      if (!stopped) setTimeout(() => void holdAgain(), RETRY_MS).unref()
    })

  return {
    start: hold,
    mark: () => current,
    async lives(executor, mark) {
      if (mark === 0) return true
      const { rows } = await executor.execute(
        sql`select 1 from pg_locks where locktype = 'advisory' and classid = ${LOCK_CLASS} and objid = ${mark} and granted`,
      )
      return rows.length > 0
    },
    async stop() {
      stopped = true
      await client?.end()
    },
  }
}
