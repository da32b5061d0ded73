import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Writable } from 'node:stream'
import { BackupProblem, type Manifest } from '../manifest.ts'
import { connect, full, quoted } from './snapshot.queries.ts'

type Rows = { into(copy: Writable): Promise<void>; table: Manifest['tables'][number] }
type Constraint = { table: string; name: string; definition: string }
type Trigger = { table: string; name: string }

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`
/** Every table, view and sequence, except what an extension brought. */
const HOLDINGS = `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`
const FOREIGN_KEYS = `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and ${OURS} order by 1, 2`
const TRIGGERS = `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as table, t.tgname as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and ${OURS} order by 1, 2`

/** @throws BackupProblem unless the database is there and empty */
export async function refuseHoldingDatabase(url: string): Promise<void> {
  const client = await connect(url).catch((error: Error) => {
    throw new BackupProblem(
      `The database to restore into cannot be reached (${error.message}). Make an empty one (createdb) and name its address.`,
    )
  })
  try {
    const { rows } = await client.query<{ count: number }>(HOLDINGS)
    if ((rows[0]?.count ?? 0) === 0) return
    throw new BackupProblem(
      `The database ${new URL(url).pathname.slice(1)} holds data already; nothing was changed. Make an empty one (createdb) and name its address.`,
    )
  } finally {
    await client.end()
  }
}

/**
 * Fills the tables of a database that has just been migrated to the level of a backup, all or none of them. Needs no
 * superuser: foreign keys are dropped and made anew, which checks them; triggers sleep meanwhile.
 */
export async function loadTables(
  url: string,
  content: Pick<Manifest, 'partitions' | 'sequences'>,
  tables: readonly Rows[],
): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('begin')
    await makePartitions(client, content.partitions)
    const keys = (await client.query<Constraint>(FOREIGN_KEYS)).rows
    for (const { table, name } of keys)
      await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
    const triggers = (await client.query<Trigger>(TRIGGERS)).rows
    for (const { table, name } of triggers)
      await client.query(`alter table ${table} disable trigger ${quoted(name)}`)
    await client.query(`truncate ${tables.map(({ table }) => full(table)).join(', ')}`)
    for (const rows of tables) await loadTable(client, rows)
    for (const one of content.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [full(one), one.value, one.isCalled])
    for (const { table, name } of triggers)
      await client.query(`alter table ${table} enable trigger ${quoted(name)}`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Those that the product had made by the moment of the backup. */
async function makePartitions(client: pg.Client, partitions: Manifest['partitions']): Promise<void> {
  for (const { schema, name, parent, bound } of partitions)
    await client.query(
      `create table if not exists ${full({ schema, name })} partition of ${full({ schema, name: parent })} ${bound}`,
    )
}

async function loadTable(client: pg.Client, { table, into }: Rows): Promise<void> {
  const columns = table.columns.map(quoted).join(', ')
  const copy = client.query(copyFrom(`copy ${full(table)} (${columns}) from stdin`))
  await into(copy)
  if (copy.rowCount === table.rows) return
  throw new BackupProblem(
    `${table.schema}.${table.name} has ${copy.rowCount} of its ${table.rows} rows: the backup is not whole. Restore another one.`,
  )
}
