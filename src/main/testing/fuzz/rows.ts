import type { TestApp } from '../test-app.ts'

/** Counters of tries, times of last use, and the trail of refusals: what a refused call may write. */
const MAY_CHANGE = /^(rate_counters|audit_trail|idempotent_answers|.*sessions)$/

/** Every row of every table as text, by table. */
export async function allRows({ database }: TestApp): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )
  const found = new Map<string, readonly string[]>()
  for (const { name } of tables.filter((table) => !MAY_CHANGE.test(table.name))) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select t::text as row from "${name}" t order by 1`,
    )
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  if (found.size < 30) throw new Error('too few tables to compare')
  return found
}

/** Rows that are there only before, or only after, as `table: row`. A changed row is both. */
export function changedRows(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
): { gone: string[]; added: string[] } {
  const difference = (from: typeof before, other: typeof before) =>
    [...from].flatMap(([table, rows]) => {
      const kept = new Set(other.get(table))
      return rows.filter((row) => !kept.has(row)).map((row) => `${table}: ${row.slice(0, 300)}`)
    })
  return { gone: difference(before, after), added: difference(after, before) }
}
