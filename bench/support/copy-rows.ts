import type { Pool, PoolClient } from 'pg'

export type Copying = {
  table: string
  /** Which rows of the table `source` are copied, with its parameters. */
  from: string
  params: readonly unknown[]
  count: number
  first?: number
  /** SQL for the columns that differ; `copy` in it is the ordinal, beginning with `first`. */
  changes: Readonly<Record<string, string>>
}

/** Copies rows a number of times, with some columns replaced. */
export async function copyRows(
  client: Pool | PoolClient,
  { table, from, params, count, first = 1, changes }: Copying,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const unknown = Object.keys(changes).filter((name) => !rows.some((row) => row.name === name))
  if (unknown.length > 0) throw new Error(`${table} has no column ${unknown.join(', ')}`)
  const columns = rows.map(({ name }) => `"${name}"`)
  const values = rows.map(({ name }) => changes[name] ?? `source."${name}"`)
  await client.query(
    `insert into ${table} (${columns.join(', ')}) overriding system value
     select ${values.join(', ')} from ${table} source
     cross join generate_series(${first}, ${first + count - 1}) as copy
     where ${from}`,
    [...params],
  )
}

/**
 * Fills tables on a connection that checks no foreign keys and does not wait for the disk; then has statistics made,
 * because a plan made for an empty table stays slow for the rest of its connection.
 */
export async function fill(
  pool: Pool,
  tables: readonly string[],
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica; set synchronous_commit = off')
    await work(client)
    await client.query('set session_replication_role = default; set synchronous_commit = on')
    await client.query(`vacuum analyze ${tables.join(', ')}`)
    // What the filling left to be written would be written during the measurement.
    await client.query('checkpoint')
  } finally {
    client.release()
  }
}
