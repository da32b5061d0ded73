import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { PLACES } from '../../data-classes.ts'
import type { Reference } from './children-first.ts'

/** Which table refers to which, as the database says, and where a row belongs to a company by another's. */
export async function referencesOfTables(executor: Executor): Promise<Reference[]> {
  const { rows } = await executor.execute<Reference>(
    sql`select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  const over = PLACES.flatMap((place) => (place.over ? [{ from: place.table, to: place.over.table }] : []))
  return [...rows, ...over]
}

/** The tables whose rows name their company. */
export async function tablesOfCompanies(executor: Executor): Promise<Set<string>> {
  const { rows } = await executor.execute<{ name: string }>(
    sql`select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attname = 'company_id' and not a.attisdropped`,
  )
  return new Set(rows.map(({ name }) => name))
}
