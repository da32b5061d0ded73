import { type Column, getTableColumns, getTableName, type InferSelectModel, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from './executor.ts'
import { fixedText } from './send-text.queries.ts'

/*
 * Statements whose text is built once per process. For an order, building the text for each row, with a placeholder per
 * column, cost the server more than everything else.
 */

const dialect = new PgDialect()

const textOf = (statement: SQL): string => dialect.sqlToQuery(statement).sql

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
  const send = fixedText(textOf(statement))
  return async (executor, ...values) => (await send(executor, values)) as Row[]
}

/** Rows for a table. All of them have the same columns; omitted ones take their defaults. */
export type NewRows = { table: PgTable; keys: readonly string[]; rows: readonly Record<string, unknown>[] }

export function rowsFor<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): NewRows {
  const [first = {}] = rows as readonly Record<string, unknown>[]
  return { table, keys: Object.keys(first).filter((key) => first[key] !== undefined), rows }
}

/** Writes rows as one parameter. */
export function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  return insertAll(tx, [rowsFor(table, rows)])
}

/** A statement that changes rows, with its parameters from `$1` on. Those with the same name have the same text. */
export type Change = { table: PgTable; name: string; text: string; values: unknown[] }

let builders = 0

/**
 * What changes some columns of the rows under a fixed condition, whose parameters are passed in the order of their
 * placeholders: `changesWhere(orders, sql`${orders.id} = ${''}`)`. There is a text for each set of columns.
 */
export function changesWhere<T extends PgTable>(
  table: T,
  condition: SQL,
): (change: Partial<InferSelectModel<T>>, ...values: unknown[]) => Change {
  const columns = getTableColumns(table)
  const builder = builders++
  const texts = new Map<string, { name: string; text: string }>()
  return (change, ...values) => {
    const changed = Object.entries(change).filter(([, value]) => value !== undefined)
    const key = changed.map(([name]) => name).join()
    const known = texts.get(key) ?? {
      name: `change ${builder}:${key}`,
      text: updateText(table, changed, condition),
    }
    texts.set(key, known)
    const set = changed.map(([name, value]) =>
      value === null ? null : columns[name]?.mapToDriverValue(value),
    )
    return { table, ...known, values: [...set, ...values] }
  }
}

/** A change whose text never changes, such as one that deletes rows. */
export function fixedChange(table: PgTable, statement: SQL): (...values: unknown[]) => Change {
  const known = { table, name: `change ${builders++}`, text: textOf(statement) }
  return (...values) => ({ ...known, values })
}

/** Sends a change at once. */
export function updateWhere<T extends PgTable>(
  table: T,
  condition: SQL,
): (executor: Executor, change: Partial<InferSelectModel<T>>, ...values: unknown[]) => Promise<void> {
  const changeOf = changesWhere(table, condition)
  const texts = new Map<string, ReturnType<typeof fixedText>>()
  return async (executor, change, ...values) => {
    const { name, text, values: sent } = changeOf(change, ...values)
    const send = texts.get(name) ?? fixedText(text)
    texts.set(name, send)
    await send(executor, sent)
  }
}

function updateText(table: PgTable, changed: readonly [string, unknown][], condition: SQL): string {
  const names = namesOf(table)
  const set = changed.map(([key]) => sql`${sql.identifier(names[key] ?? key)} = ${''}`)
  return textOf(sql`update ${table} set ${sql.join(set, sql`, `)} where ${condition}`)
}

const inserts = new Map<string, ReturnType<typeof fixedText>>()

/** Writes rows of several tables in one statement; those that others refer to may be among them. */
export async function insertAll(tx: Transaction, all: readonly NewRows[]): Promise<void> {
  const wanted = all.filter(({ rows }) => rows.length > 0)
  if (wanted.length === 0) return
  const key = wanted.map(({ table, keys }) => `${getTableName(table)}:${keys.join()}`).join(';')
  const send = inserts.get(key) ?? fixedText(insertTexts(wanted))
  inserts.set(key, send)
  await send(tx, wanted.map(asParameter))
}

/** What inserts them, the parameters beginning with `$1`: all but the last one as parts before it. */
function insertTexts(wanted: readonly NewRows[]): string {
  const texts = wanted.map((rows, index) => insertText(rows, index + 1))
  const last = texts.pop() ?? ''
  return texts.length === 0 ? last : `with ${asParts(texts)} ${last}`
}

export const asParts = (texts: readonly string[]): string =>
  texts.map((text, index) => `part_${index} as (${text})`).join(', ')

export const asParameter = ({ table, keys, rows }: NewRows): string => {
  const names = namesOf(table)
  return JSON.stringify(
    rows.map((row) => {
      const sent: Record<string, unknown> = {}
      for (const key of keys) sent[names[key] ?? key] = row[key] ?? null
      return sent
    }),
  )
}

const knownNames = new WeakMap<PgTable, Record<string, string>>()

function namesOf(table: PgTable): Record<string, string> {
  const names = knownNames.get(table) ?? columnNames(table)
  knownNames.set(table, names)
  return names
}

const columnNames = (table: PgTable): Record<string, string> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name]))

export function insertText({ table, keys }: Pick<NewRows, 'table' | 'keys'>, parameter: number): string {
  const names = namesOf(table)
  const columns = named(keys.map((key) => names[key] ?? key))
  const name = sql.identifier(getTableName(table))
  const rows = sql.raw(`$${parameter}::json`)
  return textOf(
    sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${rows})`,
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
  const send = fixedText(textOf(sql`select ${names} from ${table} where ${condition}`), 'array')
  const rowOf = (values: unknown[]) => readRow(columns, values) as Pick<InferSelectModel<T>, K>
  return async (executor, ...values) => ((await send(executor, values)) as unknown[][]).map(rowOf)
}

/** The values of some columns as the program has them, from a place on. */
function readRow(
  columns: readonly [key: string, column: Column][],
  values: readonly unknown[],
  from = 0,
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, [key, column]] of columns.entries()) {
    const value = values[from + index] ?? null
    row[key] = value === null ? null : column.mapFromDriverValue(value)
  }
  return row
}

type Joined<T extends Record<string, PgTable>, Also> = {
  [K in keyof T]: InferSelectModel<T[K]> | null
} & Also

/**
 * Reads rows of several tables that belong together, and what else is computed of them: `rest` is the statement from
 * `from` on, with its parameters in the order of their placeholders. A row of which a left join found nothing is null.
 */
export function joinedRows<T extends Record<string, PgTable>, Also extends object = object>(
  tables: T,
  rest: SQL,
  also: Readonly<Record<keyof Also & string, SQL>> = {} as Record<keyof Also & string, SQL>,
): (executor: Executor, ...values: unknown[]) => Promise<Joined<T, Also>[]> {
  const parts = Object.entries(tables).map(([name, table]) => ({
    name,
    columns: Object.entries(getTableColumns(table)),
  }))
  const columns = parts.flatMap((part) => part.columns.map(([, column]) => sql`${column}`))
  const computed = Object.entries<SQL>(also)
  const wanted = [...columns, ...computed.map(([, expression]) => expression)]
  const send = fixedText(textOf(sql`select ${sql.join(wanted, sql`, `)} ${rest}`), 'array')
  const joinedOf = (values: unknown[]) => {
    let next = 0
    const joined: Record<string, unknown> = {}
    for (const part of parts) {
      const row = readRow(part.columns, values, next)
      next += part.columns.length
      joined[part.name] = Object.values(row).some((value) => value !== null) ? row : null
    }
    for (const [name] of computed) joined[name] = values[next++] ?? null
    return joined as Joined<T, Also>
  }
  return async (executor, ...values) => ((await send(executor, values)) as unknown[][]).map(joinedOf)
}
