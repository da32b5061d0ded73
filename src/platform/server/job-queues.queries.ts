import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

export async function isQueueAwaited(db: Database, queue: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from graphile_worker.jobs where queue_name = ${queue} and locked_at is null and run_at <= now() and attempts < max_attempts limit 1`,
  )
  return rows.length > 0
}
