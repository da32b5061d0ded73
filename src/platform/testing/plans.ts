import type { Pool } from 'pg'

/** Runs a function and returns the plans of the statements that it sent to the pool. */
export async function plansOf(
  pool: Pool,
  work: () => Promise<unknown>,
  explain = 'explain',
): Promise<string> {
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
    const { rows } = await pool.query<Record<string, string>>(`${explain} ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans.join('\n')
}

/** So many rows in one statement: on a busy machine, more would not be written before it is given up. */
const PORTION = 5_000

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
    `select column_name from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const names = columns.rows.map((row) => row.column_name)
  const values = names.map((name) => changes[name] ?? `"${name}"`)
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (let first = 1; first <= count; first += PORTION)
      await client.query(
        `insert into ${table} (${names.join(', ')}) overriding system value
         select ${values.join(', ')} from (select * from ${table} limit 1) one,
           generate_series(${first}, ${Math.min(count, first + PORTION - 1)}) n`,
      )
    await client.query('set session_replication_role = origin')
  } finally {
    client.release()
  }
  await pool.query(`analyze ${table}`)
}

/** What a synthetic row holds in a column that must hold something, as SQL of `n`. */
const MADE_UP: Readonly<Record<string, string>> = {
  bool: 'false',
  date: "date '2020-01-01' + n / 20",
  int2: 'n',
  int4: 'n',
  int8: 'n',
  jsonb: "'{}'::jsonb",
  timestamptz: "timestamptz '2025-01-01' + n * interval '1 minute'",
  uuid: 'gen_random_uuid()',
  _text: "'{}'::text[]",
}

/**
 * Fills a table, whether it has rows or not, with rows that name no record: enough for a plan, invisible to whoever
 * reads by what they belong to. Some columns may be given as SQL of `n`.
 */
export async function fillWithStrangers(
  pool: Pool,
  table: string,
  given: Record<string, string> = {},
  count = 5_000,
): Promise<void> {
  const { rows } = await pool.query<{ name: string; type: string; optional: boolean }>(
    `select column_name as name, udt_name as type, is_nullable = 'YES' or column_default is not null as optional
       from information_schema.columns where table_name = $1 and is_generated = 'NEVER' and identity_generation is null`,
    [table],
  )
  const filled = rows.filter(({ name, optional }) => name in given || !optional || name.endsWith('_id'))
  const value = ({ name, type }: { name: string; type: string }) =>
    given[name] ?? (name === 'company_id' ? "'co_' || n % 400" : (MADE_UP[type] ?? `'${name}_' || n`))
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into ${table} (${filled.map(({ name }) => `"${name}"`).join(', ')})
       select ${filled.map(value).join(', ')} from generate_series(1, ${count}) n`,
    )
    await client.query('set session_replication_role = origin')
  } finally {
    client.release()
  }
  await pool.query(`analyze ${table}`)
}
