import { expect, test } from 'vitest'
import { columnsOf, tableNameOf } from '#platform/server/export.queries.ts'
import { COMPANY_EXPORT } from './company-export.ts'
import { TABLES_NOT_EXPORTED } from './testing/tables-not-exported.ts'
import { testApp } from './testing/test-app.ts'

const { database } = await testApp()
const TABLES = COMPANY_EXPORT.flatMap(({ tables }) => tables)

/** The tables that have `company_id`, or refer over however many steps to one that has it, to a company or a person. */
async function tablesOfCustomers(client: { query(text: string): Promise<{ rows: unknown[] }> }) {
  const { rows } = await client.query(`
    with recursive customers as (
      select t.oid from pg_class t
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
        and (t.relname in ('companies', 'users') or exists (
          select from pg_attribute a where a.attrelid = t.oid and a.attname = 'company_id' and not a.attisdropped))
      union
      select f.conrelid from pg_constraint f join customers c on f.confrelid = c.oid where f.contype = 'f'
    )
    select t.relname as name from customers c join pg_class t on t.oid = c.oid order by 1`)
  return (rows as { name: string }[]).map(({ name }) => name)
}

const exported = new Set(TABLES.map(tableNameOf))
const missing = (names: readonly string[]) =>
  names.filter((name) => !exported.has(name) && !TABLES_NOT_EXPORTED.has(name))

test('each table of a company is in its export, or listed with its reason', async () => {
  const names = await tablesOfCustomers(database.pool)
  expect(names.length).toBeGreaterThan(45)
  expect(missing(names)).toEqual([])
})

test('the list of reasons names only tables that need one', async () => {
  const names = new Set(await tablesOfCustomers(database.pool))
  const needless = [...TABLES_NOT_EXPORTED.keys()].filter((name) => !names.has(name) || exported.has(name))
  expect(needless).toEqual([])
})

test('a planted table is seen', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('create table planted (company_id text not null, note text)')
    expect(missing(await tablesOfCustomers(client))).toEqual(['planted'])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('no secret is handed out: neither a hash, nor what is sealed, nor a token', () => {
  const SECRET = /hash|seal|token|secret|password|pin/i
  /** Opened by `present`, or said by its name alone. */
  const harmless = new Set([
    'bank-details.sealed',
    'form-answers.sealed',
    'form-submissions.sealed',
    'profile.passwordChangedAt',
    'report-columns.mapping',
    'report-imports.mappingId',
  ])
  const found = TABLES.flatMap((table) => columnsOf(table).map((column) => `${table.name}.${column}`))
  expect(found.length).toBeGreaterThan(300)
  expect(found.filter((name) => SECRET.test(name.split('.')[1] ?? '') && !harmless.has(name))).toEqual([])
})

test('two tables never share a name', () => {
  const names = TABLES.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
