import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'

const { db } = await ownDatabase({ max: 1 })

const put = (n: number) => sql`insert into kept values (${n})`
const kept = async () =>
  (await db.execute<{ n: number }>(sql`select n from kept order by n`)).rows.map(({ n }) => n)

beforeAll(async () => {
  await db.execute('create table kept (n int primary key)')
})

describe('what is sent together', () => {
  test('statements that are asked for together are executed in their order', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(put(2))
      const results = await Promise.all([
        tx.execute(sql`select count(*)::int as n from kept`),
        tx.execute(put(3)),
        tx.execute(sql`select count(*)::int as n from kept`),
      ])
      const [before, , after] = results.map(({ rows }) => Number(rows[0]?.['n']))
      expect(after).toBe(Number(before) + 1)
    })
  })
})

describe('what fails', () => {
  test('one statement of several: nothing of the transaction is kept, and its own error comes', async () => {
    const work = db.transaction(async (tx) => {
      await tx.execute(put(10))
      await Promise.all([tx.execute(put(11)), tx.execute(sql`select 1 / ${0}::int`), tx.execute(put(12))])
    })
    await expect(work).rejects.toMatchObject({ cause: { code: '22012' } })
    expect((await kept()).filter((n) => n >= 10)).toEqual([])
  })
})
