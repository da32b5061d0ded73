import { sql, type SQL } from 'drizzle-orm'
import { harmlessText } from './harmless-json.ts'

/** A cell of a given row, as it is written between the braces of an array. */
type Cell = string | number | null

/** What must be escaped in an array, or is refused by the database: a zero character, or half of one. */
const PECULIAR = /["\\\0\ud800-\udfff]/

/**
 * Rows as a table in `from`, a column an array: half as expensive for the database as JSON, whose every cell it reads
 * as text first, and looks up by its name.
 * @param types the columns with their types, in the order in which the statement names them
 */
export function givenRows<T extends string>(
  rows: readonly Readonly<Record<NoInfer<T>, Cell>>[],
  types: Readonly<Record<T, string>>,
): SQL {
  const names = Object.keys(types) as T[]
  const columns = names.map((name) => sql`${arrayOf(rows, name)}::${sql.raw(types[name])}[]`)
  return sql`unnest(${sql.join(columns, sql`, `)}) as given(${namesIn(types)})`
}

/** The names of such columns, as a statement lists them. */
export const namesIn = (types: Readonly<Record<string, string>>): SQL =>
  sql.raw(Object.keys(types).join(', '))

function arrayOf<T extends string>(rows: readonly Readonly<Record<T, Cell>>[], name: T): string {
  let array = '{'
  for (const row of rows) {
    const cell = row[name]
    if (array.length > 1) array += ','
    if (cell === null) array += 'NULL'
    else if (typeof cell === 'number') array += cell
    else array += `"${PECULIAR.test(cell) ? escaped(cell) : cell}"`
  }
  return `${array}}`
}

const escaped = (text: string): string => harmlessText(text).replaceAll(/["\\]/g, String.raw`\$&`)
