import { expect, test } from 'vitest'
import { KEYS_WITHOUT_COMPANY } from './testing/keys-without-company.ts'
import { testApp } from './testing/test-app.ts'

const { database } = await testApp()

type Key = { table: string; key: string; columns: (string | null)[] }
type Query = { query(text: string): Promise<{ rows: unknown[] }> }

/**
 * The unique indexes, primary keys among them, of every table that has `company_id` or refers, over however many steps,
 * to one that has it, to a company or to a person.
 */
async function keysOfCustomers(client: Query): Promise<Key[]> {
  const { rows } = await client.query(`
    with recursive customers as (
      select t.oid from pg_class t
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
        and (t.relname in ('companies', 'users') or exists (
          select from pg_attribute a where a.attrelid = t.oid and a.attname = 'company_id' and not a.attisdropped))
      union
      select f.conrelid from pg_constraint f join customers c on f.confrelid = c.oid where f.contype = 'f'
    )
    select t.relname as table, i.relname as key, array(
      select a.attname::text from unnest(x.indkey) with ordinality k(number, place)
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number and k.number > 0
      order by k.place
    ) as columns
    from customers c join pg_class t on t.oid = c.oid
    join pg_index x on x.indrelid = t.oid and x.indisunique
    join pg_class i on i.oid = x.indexrelid
    order by 1, 2`)
  return rows as Key[]
}

const withoutCompany = (keys: readonly Key[]) => keys.filter(({ columns }) => columns[0] !== 'company_id')

test('a key of a customer’s table begins with the company, or is listed with its reason', async () => {
  const keys = await keysOfCustomers(database.pool)
  expect(keys.length, 'keys were found').toBeGreaterThan(80)
  const unlisted = withoutCompany(keys).filter(({ key }) => !KEYS_WITHOUT_COMPANY.has(key))
  expect(unlisted).toEqual([])
})

test('the list names only keys that need a reason', async () => {
  const found = new Set(withoutCompany(await keysOfCustomers(database.pool)).map(({ key }) => key))
  expect([...KEYS_WITHOUT_COMPANY.keys()].filter((key) => !found.has(key))).toEqual([])
})

test('what is on the list stays there: nothing is put off', () => {
  const reasons = new Set(KEYS_WITHOUT_COMPANY.values())
  expect([...reasons].filter((reason) => /to move|older than/.test(reason))).toEqual([])
})

test('planted tables are seen: by their column, and by what they refer to', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`
      create table planted (id text primary key, company_id text not null, number text);
      create unique index planted_number on planted (number, company_id);
      create unique index planted_lower on planted (lower(number));
      create unique index planted_good on planted (company_id, number);
      create table planted_notes (id text primary key, planted_id text references planted);
      create table planted_answers (id text primary key, note_id text references planted_notes);
      create table planted_elsewhere (id text primary key)`)
    const planted = withoutCompany(await keysOfCustomers(client)).map(({ key }) => key)
    expect(planted.filter((key) => key.startsWith('planted'))).toEqual([
      'planted_lower',
      'planted_number',
      'planted_pkey',
      'planted_answers_pkey',
      'planted_notes_pkey',
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
