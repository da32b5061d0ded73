import { sql } from 'drizzle-orm'
import { bigserial, pgTable, text } from 'drizzle-orm/pg-core'
import { beforeEach, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { numberSeries } from './platform.tables.ts'
import { changesWhere, fixedChange } from './whole-rows.ts'
import { beforeCommit, changeWithCommit, hintWithCommit, insertWithCommit } from './with-commit.repository.ts'

const { db, pool } = await ownDatabase()
const told = pgTable('told', { sequence: bigserial({ mode: 'number' }), what: text(), why: text() })

await db.execute(sql`create table told (sequence bigserial, what text, why text default 'no reason')`)
beforeEach(async () => {
  await db.execute(sql`truncate told restart identity`)
  await db.delete(numberSeries)
})

// Each connection prepares its `begin` once.
await db.transaction(async (tx) => void (await tx.select().from(numberSeries)))

const all = async () => (await db.execute(sql`select * from told order by sequence`)).rows
const series = (name: string) => [{ series: name, last: 1 }]

/** How many statements the connections send meanwhile, `commit` included; `begin` is part of the first one. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = await count()
  await work()
  return (await count()) - before - 1
}
let sent = 0
const clients = new WeakSet()
pool.on('acquire', (client) => {
  if (clients.has(client)) return
  clients.add(client)
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    sent += 1
    return query(...args)
  }) as typeof client.query
})
const count = async () => {
  await db.execute(sql`select 1`)
  return sent
}

test('rows of several tables leave in one statement, in the order in which they were given', async () => {
  const work = () =>
    db.transaction(async (tx) => {
      insertWithCommit(tx, told, [{ what: 'first', why: null }])
      insertWithCommit(tx, numberSeries, series('A'))
      insertWithCommit(tx, told, [
        { what: 'second', why: 'so' },
        { what: 'third', why: null },
      ])
      hintWithCommit(tx, '{}')
    })
  expect(await statementsOf(work)).toBe(2)
  expect(await all()).toEqual([
    { sequence: '1', what: 'first', why: null },
    { sequence: '2', what: 'second', why: 'so' },
    { sequence: '3', what: 'third', why: null },
  ])
  expect(await db.select().from(numberSeries)).toEqual(series('A'))
})

test('rows with other columns keep their turn and their defaults', async () => {
  await db.transaction(async (tx) => {
    for (const what of ['a', 'b', 'c'])
      insertWithCommit(tx, told, [what === 'b' ? { what } : { what, why: 'said' }])
  })
  expect(await all()).toEqual([
    { sequence: '1', what: 'a', why: 'said' },
    { sequence: '2', what: 'b', why: 'no reason' },
    { sequence: '3', what: 'c', why: 'said' },
  ])
})

const toldAgain = changesWhere(told, sql`${told.what} = ${''}`)
const untold = fixedChange(told, sql`delete from ${told} where ${told.what} = any(${''})`)

test('changes leave with new rows of other tables, in one statement, each with its own parameters', async () => {
  await db.insert(told).values([{ what: 'kept' }, { what: 'changed' }])
  const work = () =>
    db.transaction(async (tx) => {
      insertWithCommit(tx, numberSeries, series('A'))
      changeWithCommit(tx, toldAgain({ why: `it's $1` }, 'changed'))
      hintWithCommit(tx, '{}')
    })
  expect(await statementsOf(work)).toBe(2)
  expect(await all()).toMatchObject([
    { what: 'kept', why: 'no reason' },
    { what: 'changed', why: `it's $1` },
  ])
  expect(await db.select().from(numberSeries)).toEqual(series('A'))
})

test('what leaves of one table does so in turn: a new row is changed, and gone at the end', async () => {
  await db.transaction(async (tx) => {
    insertWithCommit(tx, told, [{ what: 'new' }, { what: 'other' }])
    changeWithCommit(tx, toldAgain({ why: 'first' }, 'new'))
    changeWithCommit(tx, toldAgain({ why: null, what: 'newer' }, 'new'))
    changeWithCommit(tx, untold(['other']))
    insertWithCommit(tx, told, [{ what: 'last' }])
  })
  expect(await all()).toMatchObject([{ what: 'newer', why: null }, { what: 'last' }])
})

test('a row that is refused undoes the whole transaction, and its own error comes', async () => {
  await db.insert(numberSeries).values(series('A'))
  const work = db.transaction(async (tx) => {
    await tx.insert(told).values({ what: 'before' })
    insertWithCommit(tx, told, [{ what: 'with it' }])
    insertWithCommit(tx, numberSeries, series('A'))
    return 'done'
  })
  await expect(work).rejects.toMatchObject({ cause: { code: '23505', constraint: 'number_series_pkey' } })
  expect(await all()).toEqual([])
})

test('what is read at the last moment may add to what leaves', async () => {
  await db.transaction(async (tx) => {
    beforeCommit(tx, async () => {
      const found = await tx.select().from(told)
      insertWithCommit(tx, told, [{ what: `after ${found.length}` }])
    })
    await tx.insert(told).values({ what: 'before' })
  })
  expect(await all()).toMatchObject([{ what: 'before' }, { what: 'after 1' }])
})

test('nothing leaves of a transaction that fails, nor of one that is over', async () => {
  let kept: Parameters<typeof insertWithCommit>[0] | undefined
  const work = db.transaction(async (tx) => {
    kept = tx
    insertWithCommit(tx, told, [{ what: 'lost' }])
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  await db.transaction(async (tx) => {
    kept = tx
  })
  const over = kept
  expect(() => over && insertWithCommit(over, told, [{ what: 'late' }])).toThrow('is over')
  expect(await all()).toEqual([])
})
