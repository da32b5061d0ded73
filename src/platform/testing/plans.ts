import type { Pool } from 'pg'

/** Runs a function and returns the plans of the statements that it sent to the pool. */
export async function plansOf(pool: Pool, work: () => Promise<unknown>): Promise<string> {
  const statements: { text: string; values: unknown[] }[] = []
  const original = pool.query.bind(pool)
  const spy = (...args: unknown[]) => {
    const [query, values] = args as [{ text: string }, unknown[]]
    if (typeof query === 'object') statements.push({ text: query.text, values: values ?? [] })
    return (original as (...all: unknown[]) => unknown)(...args)
  }
  Object.assign(pool, { query: spy })
  await work().finally(() => Object.assign(pool, { query: original }))
  if (statements.length === 0) throw new Error('no statement reached the database')
  const plans: string[] = []
  for (const { text, values } of statements) {
    const { rows } = await pool.query<Record<string, string>>(`explain ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans.join('\n')
}

/**
 * Fills a table with copies of one row, with some columns as SQL of `n`: enough of them for an index to matter. Foreign
 * keys are not checked.
 */
export async function multiply(
  pool: Pool,
  table: string,
  changes: Record<string, string>,
  count = 5_000,
): Promise<void> {
  const columns = await pool.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_name = $1 order by ordinal_position',
    [table],
  )
  const names = columns.rows.map((row) => row.column_name)
  const values = names.map((name) => changes[name] ?? `"${name}"`)
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into ${table} (${names.join(', ')}) overriding system value
       select ${values.join(', ')} from (select * from ${table} limit 1) one, generate_series(1, ${count}) n`,
    )
    await client.query('set session_replication_role = origin')
  } finally {
    client.release()
  }
  await pool.query(`analyze ${table}`)
}
