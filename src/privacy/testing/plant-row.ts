import type { TestApp } from '#main/testing/test-app.ts'

const COLUMNS = `
  select a.attname as name, t.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef
    and a.attidentity = ''`

const LONG_AGO = '2010-01-01T00:00:00Z'
const VALUES: Readonly<Record<string, unknown>> = {
  timestamptz: LONG_AGO,
  date: '2010-01-01',
  bool: false,
  int2: 0,
  int4: 0,
  int8: 0,
  jsonb: '{}',
  _text: [],
}

let planted = 0

/** A row of long ago: what a test does not name is filled by its type, and no other row has to be there. */
export async function plantRow(
  { database: { pool } }: TestApp,
  table: string,
  values: Record<string, unknown>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string; type: string }>(COLUMNS, [table])
  const all: Record<string, unknown> = {}
  for (const { name, type } of rows) all[name] = VALUES[type] ?? `planted-${++planted}`
  Object.assign(all, values)
  const names = Object.keys(all)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${names.map((_, i) => `$${i + 1}`).join()})`,
      Object.values(all),
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
