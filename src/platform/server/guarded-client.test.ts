import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { databaseProxy } from '../testing/database-proxy.ts'
import { isDatabaseDown, unknownOutcomeIn } from './database-errors.ts'
import { openDatabase } from './database.ts'
import { createLog } from './log.ts'
import { numberSeries } from './platform.tables.ts'

const own = await ownDatabase()
const proxy = await databaseProxy(own.url)
const log = createLog({ level: 'silent' })
const opened = () => openDatabase({ url: proxy.url, log, max: 3, answerMs: 400 })

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const lastOf = async (series: string) =>
  (await own.db.select().from(numberSeries).where(eq(numberSeries.series, series)))[0]?.last
const write = (database: ReturnType<typeof opened>, series: string) =>
  database.db.transaction((tx) => tx.insert(numberSeries).values({ series, last: 1 }))

describe('a database that hangs', () => {
  test('ends reads, transactions and their beginnings in time, and leaves the pool whole', async () => {
    const database = opened()
    await Promise.all([1, 2, 3].map(() => database.db.execute(sql`select pg_sleep(0.05)`)))
    proxy.freeze()
    const began = Date.now()
    for (let round = 0; round < 2; round++) {
      const errors = await Promise.all([
        errorOf(database.db.execute(sql`select 1`)),
        errorOf(write(database, 'hangs')),
        errorOf(database.pool.query('select 1')),
      ])
      for (const error of errors) expect(isDatabaseDown(error)).toBe(true)
      for (const error of errors) expect(unknownOutcomeIn(error)).toBeUndefined()
    }
    expect(Date.now() - began).toBeLessThan(12_000)
    proxy.thaw()
    await expect
      .poll(() => errorOf(Promise.all([1, 2, 3, 4].map(() => write(database, newSeries())))), {
        timeout: 5_000,
      })
      .toBeUndefined()
    expect(await lastOf('hangs')).toBeUndefined()
    await database.close()
  })
})

let count = 0
const newSeries = () => `series-${(count += 1)}`

describe('an outcome is unknown', () => {
  test('when the connection is lost behind a commit', async () => {
    const database = opened()
    await database.db.execute(sql`select 1`)
    proxy.cutAfter('commit')
    const error = await errorOf(write(database, 'done-once'))
    expect(unknownOutcomeIn(error)).toBeDefined()
    expect(await lastOf('done-once')).toBe(1)
    await database.close()
  })

  test('when it is lost behind a write of its own', async () => {
    const database = opened()
    await database.db.execute(sql`select 1`)
    proxy.cutAfter('insert into')
    const error = await errorOf(database.db.insert(numberSeries).values({ series: 'alone', last: 1 }))
    expect(unknownOutcomeIn(error)).toBeDefined()
    await expect.poll(() => lastOf('alone')).toBe(1)
    await database.close()
  })
})

describe('an outcome is known', () => {
  test.each([
    ['when the connection is lost inside the transaction', 'insert into'],
    ['when it is lost at its beginning', 'begin'],
  ])('%s: nothing was changed', async (_when, text) => {
    const database = opened()
    await database.db.execute(sql`select 1`)
    proxy.cutAfter(text)
    const error = await errorOf(write(database, `known-${text}`))
    expect(isDatabaseDown(error)).toBe(true)
    expect(unknownOutcomeIn(error)).toBeUndefined()
    expect(await lastOf(`known-${text}`)).toBeUndefined()
    await database.close()
  })

  test('when the database refuses the commit', async () => {
    const database = opened()
    const error = await errorOf(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`create temporary table later (n int unique deferrable initially deferred)`)
        await tx.execute(sql`insert into later values (1), (1)`)
      }),
    )
    expect(error).toBeInstanceOf(Error)
    expect(unknownOutcomeIn(error)).toBeUndefined()
    expect(isDatabaseDown(error)).toBe(false)
    await database.close()
  })
})
