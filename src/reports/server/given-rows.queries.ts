import { sql, type SQL } from 'drizzle-orm'
import { binaryArray, type Cell, type ElementType } from './binary-array.ts'

/**
 * Rows as a table in `from`, a column an array: half as expensive for the database as JSON, whose every cell it reads
 * as text first, and looks up by its name.
 * @param types the columns with their types, in the order in which the statement names them
 */
export function givenRows<T extends string>(
  rows: readonly Readonly<Record<NoInfer<T>, Cell>>[],
  types: Readonly<Record<T, ElementType>>,
): SQL {
  const names = Object.keys(types) as T[]
  const columns = names.map((name) => {
    const type = types[name]
    return sql`${binaryArray(rows, name, type)}::${sql.raw(type)}[]`
  })
  return sql`unnest(${sql.join(columns, sql`, `)}) as given(${namesIn(types)})`
}

/** The names of such columns, as a statement lists them. */
export const namesIn = (types: Readonly<Record<string, string>>): SQL =>
  sql.raw(Object.keys(types).join(', '))
