import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { DatabaseFacts } from '../database-facts.ts'
import type { TrailFacts } from '../trail-facts.ts'

/** What a database says of itself. Needs no table of ours. */
export async function readDatabaseFacts(executor: Executor): Promise<DatabaseFacts> {
  const { rows } = await executor.execute<{
    version: number
    now: string
    encoding: string
    superuser: boolean
    creates: boolean
    most: number
    used: number
    migrated: boolean
  }>(sql`select current_setting('server_version_num')::int as version, clock_timestamp()::text as now,
      current_setting('server_encoding') as encoding,
      (select rolsuper from pg_roles where rolname = current_user) as superuser,
      has_schema_privilege(current_user, 'public', 'create') as creates,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      to_regclass('drizzle.__drizzle_migrations') is not null as migrated`)
  const [facts] = rows
  if (!facts) throw new Error('the database said nothing of itself')
  return {
    version: facts.version,
    now: new Date(facts.now),
    encoding: facts.encoding,
    isSuperuser: facts.superuser,
    mayCreate: facts.creates,
    connections: { most: facts.most, used: facts.used },
    level: facts.migrated ? await newestMigration(executor) : undefined,
  }
}

async function newestMigration(executor: Executor): Promise<number | undefined> {
  const { rows } = await executor.execute<{ level: string | null }>(
    sql`select max(created_at)::text as level from drizzle.__drizzle_migrations`,
  )
  const level = rows[0]?.level
  return level ? Number(level) : undefined
}

/** Of the tables that `audit:role` gives to another role. */
export async function readTrailFacts(executor: Executor): Promise<TrailFacts> {
  const { rows } = await executor.execute<{ owns: boolean; changes: boolean; oldest: string | null }>(
    sql`select bool_or(pg_has_role(c.relowner, 'usage') or pg_has_role(d.datdba, 'usage')) as owns,
      bool_or(has_table_privilege(c.oid, 'update, delete, truncate')
        or has_any_column_privilege(c.oid, 'update')) as changes,
      (select at::text from audit_trail order by sequence limit 1) as oldest
    from pg_class as c join pg_database as d on d.datname = current_database()
    where c.relnamespace = 'public'::regnamespace
      and c.relname in ('audit_trail', 'audit_seals', 'audit_anchors')`,
  )
  const [facts] = rows
  return {
    owns: facts?.owns ?? false,
    mayChange: facts?.changes ?? false,
    oldest: facts?.oldest ? new Date(facts.oldest) : undefined,
  }
}
