import { Column, is, SQL, Subquery } from 'drizzle-orm'

/** What a prepared statement of the library has at run time: what it selects, and who makes objects of rows. */
type Statement = {
  fields?: readonly Field[] | undefined
  customResultMapper?: ((rows: readonly unknown[][]) => unknown[]) | undefined
}
type Field = { path: readonly string[]; field: unknown }
type Decoder = { mapFromDriverValue(value: unknown): unknown }

/**
 * Has a prepared statement decide once, not for each value of each row, how the values of a column are read. The library
 * asks again for every value what kind of column it is from, which costs a list more than everything else that is done
 * with its rows. Rows with rows inside, whose joins may be empty, are left to the library.
 */
export function withQuickRows<T>(statement: T): T {
  const own = statement as Statement
  const { fields } = own
  if (!fields || own.customResultMapper || fields.some(({ path }) => path.length !== 1)) return statement
  const names = fields.map(({ path }) => path[0] ?? '')
  const decoders = fields.map(({ field }) => decoderOf(field))
  own.customResultMapper = (rows) => rows.map((row) => rowOf(names, decoders, row))
  return statement
}

function rowOf(names: readonly string[], decoders: readonly (Decoder | undefined)[], values: unknown[]) {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < names.length; index++) {
    const value = values[index]
    row[names[index] ?? ''] = value === null ? null : decoders[index]?.mapFromDriverValue(value)
  }
  return row
}

/** As the library looks for it in `mapResultRow`. */
function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field
  if (is(field, SQL)) return decoderOfSql(field)
  return decoderOfSql(is(field, Subquery) ? field._.sql : (field as { sql: SQL }).sql)
}

/** The library keeps it to itself. */
const decoderOfSql = (expression: SQL) => (expression as unknown as { decoder?: Decoder }).decoder
