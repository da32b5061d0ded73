import { sql, type SQL } from 'drizzle-orm'

/** A company as a query's parameter: its id, or SQL that yields it. */
export type CompanyParam = string | SQL

/**
 * A value that the database's planner does not look at. A statement whose plan seems to depend on its parameters is
 * planned anew at every call; where planning costs more than executing, as in a union of many joins, that must not be.
 */
export function opaque(value: string, type: 'text' | 'date'): SQL {
  return sql`(select ${value}::${sql.raw(type)})`
}
