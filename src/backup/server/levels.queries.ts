import type pg from 'pg'

/** The last migration of the job queue in this database. */
export async function jobsLevel(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ level: number }>(
    'select max(id)::int as level from graphile_worker.migrations',
  )
  return rows[0]?.level ?? 0
}
