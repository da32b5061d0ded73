import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { isDatabaseDown, isUniqueViolation, openDatabase } from './database.ts'
import { createLog } from './log.ts'
import { numberSeries } from './platform.tables.ts'

const { db, pool, url } = await ownDatabase()
const log = createLog({ level: 'silent' })

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

/** The outcome of a query on another database address. */
async function errorAt(change: (address: URL) => void): Promise<unknown> {
  const address = new URL(url)
  change(address)
  const other = openDatabase({ url: address.toString(), log })
  try {
    return await errorOf(other.db.execute(sql`select 1`))
  } finally {
    await other.close()
  }
}

describe('a database that cannot be reached', () => {
  test.each<[string, (address: URL) => void]>([
    [
      'nobody listens at the port',
      (address) => {
        address.searchParams.delete('host')
        address.host = '127.0.0.1:1'
      },
    ],
    ['the socket is not there', (address) => address.searchParams.set('host', '/nowhere')],
    [
      'its name is unknown',
      (address) => {
        address.searchParams.delete('host')
        address.host = 'db.invalid:5432'
      },
    ],
    [
      'it is not there any more',
      (address) => {
        address.pathname = '/no_such_database'
      },
    ],
  ])('is told as such when %s', async (_name, change) => {
    expect(isDatabaseDown(await errorAt(change))).toBe(true)
  })

  test('is recognised when it disconnects us in the middle of a query', async () => {
    const query = errorOf(db.execute(sql`select pg_sleep(5) as "thrown out"`))
    const admin = new Client({ connectionString: url })
    await admin.connect()
    await expect
      .poll(
        async () =>
          (
            await admin.query(
              `select pg_terminate_backend(pid) from pg_stat_activity where query like '%"thrown out"%' and pid <> pg_backend_pid()`,
            )
          ).rowCount,
      )
      .toBeGreaterThan(0)
    await admin.end()
    expect(isDatabaseDown(await query)).toBe(true)
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})

describe('other failures', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a wrong query', () => errorOf(db.execute(sql`select * from no_such_table`))],
    ['a row twice', () => errorOf(insertTwice('down-1'))],
    [
      'a file that is not there',
      () => errorOf(import('node:fs/promises').then((fs) => fs.readFile('/no/such/file'))),
    ],
    ['a bug', async () => new TypeError('x is not a function')],
    ['no error at all', async () => 'text'],
  ])('%s', async (_name, error) => expect(isDatabaseDown(await error())).toBe(false))
})

const insertTwice = async (series: string) => {
  await db.insert(numberSeries).values({ series, last: 1 })
  await db.insert(numberSeries).values({ series, last: 1 })
}

test('a unique violation is recognised, on request by the name of the constraint', async () => {
  const error = await errorOf(insertTwice('unique-1'))
  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(error, 'number_series_pkey')).toBe(true)
  expect(isUniqueViolation(error, 'another')).toBe(false)
  expect(isUniqueViolation(await errorOf(db.execute(sql`select * from no_such_table`)))).toBe(false)
})

test('a lost idle connection is survived', async () => {
  await Promise.all(Array.from({ length: 3 }, () => pool.query('select 1')))
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await admin.end()
  await expect
    .poll(() =>
      pool.query('select 1 as one').then(
        (found) => found.rows,
        () => [],
      ),
    )
    .toEqual([{ one: 1 }])
})
