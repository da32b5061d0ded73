import { getTableColumns, getTableName, type InferSelectModel, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from './database.ts'

/*
 * Statements whose text is built once per process. For an order, building the text for each row, with a placeholder per
 * column, cost the server more than everything else.
 */

const dialect = new PgDialect()

/** The text between the parameters of a statement, as `sql` takes it. */
function partsOf(statement: SQL): TemplateStringsArray {
  const parts = dialect.sqlToQuery(statement).sql.split(/\$\d+/)
  return Object.assign(parts, { raw: parts })
}

const named = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

/**
 * A statement whose text is fixed. Its parameters are passed in the order of their placeholders:
 * `fixedQuery<{ n: number }>(sql`select count(*)::int as n from ${orders} where ${orders.id} = ${''}`)`.
 */
export function fixedQuery<Row extends Record<string, unknown>>(
  statement: SQL,
): (executor: Executor, ...values: unknown[]) => Promise<Row[]> {
  const parts = partsOf(statement)
  return async (executor, ...values) => {
    const { rows } = await executor.execute(sql(parts, ...values.map((value) => sql.param(value))))
    return rows as Row[]
  }
}

const inserts = new WeakMap<PgTable, Map<string, TemplateStringsArray>>()

/** Writes rows as one parameter. All rows have the same columns; omitted ones take their defaults. */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys = Object.keys(first).filter((key) => first[key as keyof typeof first] !== undefined)
  const known = inserts.get(table) ?? new Map<string, TemplateStringsArray>()
  inserts.set(table, known)
  const parts = known.get(keys.join()) ?? insertText(table, keys)
  known.set(keys.join(), parts)
  const names = namesOf(table)
  const sent = rows.map((row) =>
    Object.fromEntries(keys.map((key) => [names[key], row[key as keyof typeof row] ?? null])),
  )
  await tx.execute(sql(parts, JSON.stringify(sent)))
}

const knownNames = new WeakMap<PgTable, Record<string, string>>()

function namesOf(table: PgTable): Record<string, string> {
  const names = knownNames.get(table) ?? columnNames(table)
  knownNames.set(table, names)
  return names
}

const columnNames = (table: PgTable): Record<string, string> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name]))

function insertText(table: PgTable, keys: readonly string[]): TemplateStringsArray {
  const names = namesOf(table)
  const columns = named(keys.map((key) => names[key] ?? key))
  const name = sql.identifier(getTableName(table))
  return partsOf(
    sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${''}::json)`,
  )
}

/**
 * Reads a table's rows, or some columns of them, under a fixed condition. Its parameters are passed in the order of their
 * placeholders: `rowsWhere(orders, sql`${orders.id} = ${''} for update`)`.
 */
export function rowsWhere<T extends PgTable, K extends keyof InferSelectModel<T> = keyof InferSelectModel<T>>(
  table: T,
  condition: SQL,
  wanted?: readonly K[],
): (executor: Executor, ...values: unknown[]) => Promise<Pick<InferSelectModel<T>, K>[]> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => wanted?.includes(key as K) ?? true)
  const names = named(columns.map(([, column]) => column.name))
  const parts = partsOf(sql`select ${names} from ${table} where ${condition}`)
  return async (executor, ...values) => {
    const { rows } = await executor.execute<Record<string, unknown>>(
      sql(parts, ...values.map((value) => sql.param(value))),
    )
    return rows.map(
      (row) =>
        Object.fromEntries(
          columns.map(([key, column]) => {
            const value = row[column.name]
            return [key, value === null ? null : column.mapFromDriverValue(value)]
          }),
        ) as Pick<InferSelectModel<T>, K>,
    )
  }
}
