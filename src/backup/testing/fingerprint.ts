import pg from 'pg'

export type Fingerprint = Record<string, { rows: number; hash: string }>

/**
 * What every table of a database holds, each row as text, without what migrations say of themselves; independent of how backups read it, as it proves them.
 * @param snapshot of the moment that another connection sees
 */
export async function fingerprint(url: string, snapshot?: string): Promise<Fingerprint> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    if (snapshot) await client.query(`set transaction snapshot '${snapshot}'`)
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
         and (table_schema, table_name) not in (('drizzle', '__drizzle_migrations'), ('graphile_worker', 'migrations')) order by 1`,
    )
    const found: Fingerprint = {}
    for (const { name } of tables) {
      const quoted = name.split('.').map(pg.escapeIdentifier).join('.')
      const { rows } = await client.query<{ rows: number; hash: string }>(
        `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text
           || coalesce(sum(hashtextextended(t::text, 1)::numeric), 0)::text as hash from ${quoted} t`,
      )
      if (rows[0]) found[name] = rows[0]
    }
    return found
  } finally {
    await client.end()
  }
}
