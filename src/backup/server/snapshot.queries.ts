import type { Readable } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Executor } from '#platform/server/database.ts'
import { BackupProblem, type Manifest } from '../manifest.ts'

/** One backup at a time, whichever process or command writes it. */
const BACKUP_LOCK = 7_355_013
export const { escapeIdentifier: quoted } = pg

type Name = { schema: string; name: string }
/** The name of a table or sequence in a statement. */
export const full = ({ schema, name }: Name): string => `${quoted(schema)}.${quoted(name)}`

/** Everything that is read of one moment, over one connection. */
export type Snapshot = {
  /** By which another connection sees the same moment. */
  id: string
  executor: Executor
  tables(): Promise<(Name & { columns: string[] })[]>
  sequences(): Promise<Manifest['sequences']>
  partitions(): Promise<Manifest['partitions']>
  level(): Promise<{ when: number; jobs: number }>
  /** The rows of a table as text, and how many they were when it was read to its end. */
  copy(table: Name & { columns: readonly string[] }): { source: Readable; rows(): number }
}

const SYSTEM = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`
/** Made by the migrations themselves. */
const OF_MIGRATIONS = `(n.nspname, c.relname) not in (('drizzle', '__drizzle_migrations'), ('graphile_worker', 'migrations'))`

const TABLES = `select n.nspname as schema, c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and ${SYSTEM} and ${OF_MIGRATIONS} order by 1, 2`
const SEQUENCES = `select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and ${SYSTEM} and (n.nspname, c.relname) <> ('drizzle', '__drizzle_migrations_id_seq') order by 1, 2`
const PARTITIONS = `select n.nspname as schema, c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
  where c.relispartition and c.relkind = 'r' and ${SYSTEM} order by 1, 2`
const LEVEL = `select (select max(created_at) from drizzle.__drizzle_migrations)::float8 as when,
    (select max(id) from graphile_worker.migrations)::int as jobs`

/** Opens one moment of the database for reading, however long it takes. Writers are not kept waiting. */
export async function withSnapshot<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    return await work(snapshotOn(client, rows[0]?.id ?? ''))
  } finally {
    await client.end()
  }
}

/** @throws BackupProblem while a backup is written, or old ones are deleted */
export async function whileNoBackupIsWritten<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = await connect(url)
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
      BACKUP_LOCK,
    ])
    if (!rows[0]?.free)
      throw new BackupProblem('Another backup of this database is being written. Wait for it.')
    return await work()
  } finally {
    await client.end()
  }
}

function snapshotOn(client: pg.Client, id: string): Snapshot {
  const list = async <R extends pg.QueryResultRow>(text: string) => (await client.query<R>(text)).rows
  return {
    id,
    executor: drizzle({ client }),
    tables: () => list(TABLES),
    partitions: () => list(PARTITIONS),
    async sequences() {
      const found = []
      for (const one of await list<Name>(SEQUENCES)) {
        const [row] = await list<{ value: string; isCalled: boolean }>(
          `select last_value::text as value, is_called as "isCalled" from ${full(one)}`,
        )
        if (row) found.push({ ...one, ...row })
      }
      return found
    },
    async level() {
      const [row] = await list<{ when: number; jobs: number }>(LEVEL)
      return { when: row?.when ?? 0, jobs: row?.jobs ?? 0 }
    },
    copy(table) {
      const columns = table.columns.map(quoted).join(', ')
      const source = client.query(copyTo(`copy ${full(table)} (${columns}) to stdout`))
      // Whoever reads it hears of a lost connection; unread, it must not end the process.
      source.on('error', () => {})
      return { source, rows: () => source.rowCount }
    },
  }
}

/** A connection for hours of work, whose values read the same wherever they are restored. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
    set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3;
    set client_encoding = 'UTF8'; set row_security = off`)
  return client
}
