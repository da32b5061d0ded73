import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Day } from '../shared/calendar.ts'

/** A company as a query's parameter: its id, or SQL that yields it. */
export type CompanyParam = string | SQL
/** A day as a query's parameter, or the name under which it is given later. */
export type DayParam = Day | Placeholder

/**
 * A value that the database's planner does not look at. A statement whose plan seems to depend on its parameters is
 * planned anew at every call; where planning costs more than executing, as in a union of many joins, that must not be.
 */
export function opaque(value: string | Placeholder): SQL {
  return sql`(select ${value}::text)`
}

/** The texts given under a name, for `= any(…)`. */
export function opaqueList(name: string): SQL {
  return sql`(select ${sql.placeholder(name)}::text[])::text[]`
}

/** A day so many days later or, negative, earlier; hidden from the planner too. */
export function opaqueDay(day: DayParam, later: number): SQL {
  return sql`(select ${day}::date + ${sql.raw(String(Math.trunc(later)))})`
}

/**
 * A number, or the name under which it is given later, for `limit` and `offset`. Without knowing it the planner assumes a tenth of all rows, so that the
 * plan for all values seems dearer than one for each, and a page would be planned anew whenever it is read.
 */
export function opaqueNumber(value: number | string): Placeholder {
  // The library writes whatever is an object; its type names placeholders alone.
  const given = typeof value === 'string' ? sql.placeholder(value) : value
  return sql`(select ${given}::bigint)` as unknown as Placeholder
}
