import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import type { Executor } from './executor.ts'
import { numberSeries } from './platform.tables.ts'
import { fixedText } from './send-text.queries.ts'
import { together } from './together.ts'

const { db } = await ownDatabase({ max: 1 })

const bare = sql`create table kept (number int, word text)`
await db.execute(bare)
const insert = fixedText('insert into kept (number, word) values ($1, $2)')
const select = fixedText('select number, word from kept where number >= $1 order by number')
const selectArrays = fixedText('select number, word from kept where number >= $1 order by number', 'array')
const put = (executor: object, number: number) => insert(executor, [number, `w${number}`])
const kept = () => select(db, [0])
/** In which transaction a statement is. */
const transactionOf = async (executor: Executor): Promise<unknown> => {
  const { rows } = await executor.execute(sql`select pg_current_xact_id()::text as id`)
  return rows[0]?.['id']
}

beforeEach(async () => {
  await db.execute(sql`truncate kept`)
  // Each connection prepares its `begin` with its first transaction.
  await db.transaction(async (tx) => void (await tx.select().from(numberSeries)))
})

describe('rows of a prepared statement', () => {
  test('are read the same each time, as objects and as arrays, also where there are none', async () => {
    expect(await kept()).toEqual([])
    await put(db, 1)
    await put(db, 2)
    for (let turn = 0; turn < 3; turn++) {
      expect(await kept()).toEqual([
        { number: 1, word: 'w1' },
        { number: 2, word: 'w2' },
      ])
      expect(await selectArrays(db, [2])).toEqual([[2, 'w2']])
      expect(await select(db, [3])).toEqual([])
    }
  })

  test('that have changed are refused, not misread', async () => {
    const all = fixedText('select number from kept')
    await put(db, 1)
    await all(db, [])
    await db.execute(sql`alter table kept alter column number type text using 'n' || number`)
    try {
      await expect(all(db, [])).rejects.toMatchObject({ cause: { code: '0A000' } })
    } finally {
      await db.execute(sql`alter table kept alter column number type int using substr(number, 2)::int`)
    }
    expect(await kept()).toEqual([{ number: 1, word: 'w1' }])
  })
})

describe('a transaction whose first statement takes its begin along', () => {
  test('is one: what follows sees it, and all of it is undone', async () => {
    const work = db.transaction(async (tx) => {
      await put(tx, 1)
      expect(await select(tx, [0])).toHaveLength(1)
      expect(await transactionOf(tx)).toBe(await transactionOf(tx))
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await kept()).toEqual([])
  })

  test('ends with the first statement that fails; the next one is whole again', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`select 1 / ${0}::int`)
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
    await db.transaction(async (tx) => void (await put(tx, 2)))
    expect(await kept()).toHaveLength(1)
  })

  test('begins by itself where that is not prepared; what is asked for with it comes after it', async () => {
    const work = db.transaction(async (tx) => {
      const [, , one] = await together([
        tx.execute(sql`lock table kept`).execute(),
        put(tx, 1),
        transactionOf(tx),
      ])
      expect(await transactionOf(tx)).toBe(one)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await kept()).toEqual([])
  })

  test('in which nothing is said has not begun, and takes nothing from the next', async () => {
    await db.transaction(async () => undefined)
    await put(db, 1)
    expect(await transactionOf(db)).not.toBe(await transactionOf(db))
    expect(await kept()).toHaveLength(1)
  })

  test('does nothing where its begin is refused', async () => {
    await db.execute(sql`deallocate "begin"`)
    const work = db.transaction((tx) => put(tx, 1))
    await expect(work).rejects.toMatchObject({ cause: { code: '26000' } })
    expect(await kept()).toEqual([])
  })
})
