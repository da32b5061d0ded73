import type { Readable } from 'node:stream'
import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { LocalText } from '../shared/local-text.ts'
import type { Executor, Transaction } from './database.ts'
import type { ServerDeps } from './server-deps.ts'

/** Whose data are asked for: everything of the company, and of its people only the one who asks. */
export type ExportScope = { companyId: string; userId: string }

/** A row as it is handed out: its columns by their names in the code, instants in ISO 8601. */
export type ExportRow = Record<string, unknown>

/** A table of a module, as a company may take it along. */
export type ExportTable = {
  table: PgTable
  /** Of its files in the archive: `orders`. */
  name: string
  title: LocalText
  /** Columns that stay behind, each with the reason. */
  omit: Readonly<Record<string, string>>
  /** Further columns. */
  extra: Readonly<Record<string, SQL>>
  /** Which rows belong to whoever asks. */
  where: (scope: ExportScope) => SQL
  /** Which rows are a person's own, whichever company they work in; none has no such rows. */
  person?: (userId: string) => SQL
  /** Columns that are left out for others and belong to the person: handed out with their own rows. */
  shownToPerson?: readonly string[]
  /** Puts a row into the form in which it is handed out: opens what is sealed. */
  present?: (row: ExportRow, deps: Pick<ServerDeps, 'box' | 'db'>) => ExportRow | Promise<ExportRow>
}

/** A file beside the tables. Its bytes are read when its turn has come. */
export type ExportFile = {
  id: string
  folder: string
  /** As a person would name it. */
  name: string
  /** What it is, and whose, for the archive's index. */
  about?: LocalText
  open(): Promise<Readable>
}

/** What one module hands out. */
export type ExportPart<Deps = ServerDeps> = {
  tables: readonly ExportTable[]
  files?: (deps: Deps, executor: Executor, scope: ExportScope) => Promise<ExportFile[]>
}

const ROWS_AT_ONCE = 500
/** By the first of these that a table has, its rows are in the order in which they came. */
const ORDERED_BY = ['sequence', 'createdAt', 'at', 'joinedAt', 'addedAt', 'position']

type Wanted<T extends PgTable> = Omit<ExportTable, 'table' | 'omit' | 'extra' | 'where'> & {
  table: T
  omit?: Partial<Record<keyof T['_']['columns'] & string, string>>
  extra?: Record<string, SQL>
  /** Rows of the person who asks, not those of other members. */
  own?: boolean
  /** Rows that are a person's own where that is another column or nothing of a company's. */
  person?: (userId: string) => SQL
  where?: (scope: ExportScope) => SQL
}

/** Every column of a company's rows but those that are named with a reason. */
export function exportTable<T extends PgTable>({ omit, extra, own, where, ...rest }: Wanted<T>): ExportTable {
  const columns = getTableColumns(rest.table) as Record<string, PgColumn | undefined>
  const equals = (key: string, value: string) => {
    const column = columns[key]
    return column ? eq(column, value) : undefined
  }
  return {
    ...rest,
    ...(own && { person: (userId: string) => equals('userId', userId) ?? sql`false` }),
    omit: (omit ?? {}) as Record<string, string>,
    extra: extra ?? {},
    where:
      where ??
      (({ companyId, userId }) =>
        and(equals('companyId', companyId), own ? equals('userId', userId) : undefined) ?? sql`false`),
  }
}

export const columnsOf = ({ table, omit, extra }: ExportTable): string[] => [
  ...Object.keys(getTableColumns(table)).filter((key) => !(key in omit)),
  ...Object.keys(extra),
]

/**
 * The rows of a table, a few hundred at a time however many there are, through a cursor of the transaction. One table is
 * read after the other.
 */
export async function* exportedRows(
  tx: Transaction,
  exported: ExportTable,
  where: SQL,
): AsyncGenerator<ExportRow> {
  await tx.execute(sql`declare exported no scroll cursor for ${rowsQuery(exported, where)}`)
  try {
    for (;;) {
      const { rows } = await tx.execute<{ row: ExportRow }>(
        sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from exported`,
      )
      for (const { row } of rows) yield row
      if (rows.length < ROWS_AT_ONCE) return
    }
  } finally {
    await tx.execute(sql`close exported`).catch(() => undefined)
  }
}

function rowsQuery(exported: ExportTable, where: SQL): SQL {
  const { table } = exported
  const columns = getTableColumns(table) as Record<string, PgColumn | undefined>
  const values = columnsOf(exported).map(
    (key) => sql`${sql.raw(`'${key}'`)}, ${columns[key] ?? exported.extra[key]}`,
  )
  const order = [ORDERED_BY.map((key) => columns[key]).find((column) => column), ...keyOf(table)]
  return sql`select json_build_object(${sql.join(values, sql`, `)}) as row from ${table} where ${where} order by ${sql.join(
    order.flatMap((column) => (column ? [sql`${column}`] : [])),
    sql`, `,
  )}`
}

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys, uniqueConstraints } = getTableConfig(table)
  const key = [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((one) => one.columns)]
  // A key with a column that may be null is no primary one.
  return key.length > 0 ? key : uniqueConstraints.flatMap((one) => one.columns as PgColumn[])
}

export const tableNameOf = ({ table }: ExportTable): string => getTableName(table)
