import type { TestApp } from '#main/testing/test-app.ts'

const COLUMNS = `
  select n.nspname as schema, c.relname as table, a.attname as column
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
    and (t.typname in ('text', 'varchar', 'json', 'jsonb', '_text', 'bytea'))`

/** In which columns of the whole database a text stands, in any case of letters: column → how many rows. */
export async function findText(app: TestApp, text: string): Promise<Map<string, number>> {
  const { rows: columns } =
    await app.database.pool.query<Record<'schema' | 'table' | 'column', string>>(COLUMNS)
  const found = new Map<string, number>()
  for (const { schema, table, column } of columns) {
    const { rows } = await app.database.pool.query<{ n: number }>(
      `select count(*)::int as n from "${schema}"."${table}" where "${column}"::text ilike '%' || $1 || '%'`,
      [text],
    )
    const n = rows[0]?.n ?? 0
    if (n > 0) found.set(`${table}.${column}`, n)
  }
  return found
}

/** The tables with a row in which a text stands, whatever the types of its columns are: as a dump would show it. */
export async function rowsWith(app: TestApp, text: string): Promise<string[]> {
  const { rows: tables } = await app.database.pool.query<{ schema: string; table: string }>(
    `select n.nspname as schema, c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
       and c.relkind in ('r', 'p') and not c.relispartition order by 2`,
  )
  const found: string[] = []
  for (const { schema, table } of tables) {
    const { rows } = await app.database.pool.query(
      `select 1 from "${schema}"."${table}" as one where one::text ilike '%' || $1 || '%' limit 1`,
      [text],
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}
