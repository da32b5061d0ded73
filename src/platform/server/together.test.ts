import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import type { Transaction } from './database.ts'
import { together } from './together.ts'
import { fixedQuery } from './whole-rows.ts'

const { db } = await ownDatabase({ max: 1 })
await db.execute('create table kept (n int primary key)')

const put = async (tx: Transaction, n: number): Promise<number> => {
  await tx.execute(sql`insert into kept values (${n})`)
  return n
}
const putTwoSlowly = async (tx: Transaction, n: number): Promise<number> => {
  await put(tx, n)
  await new Promise((done) => setTimeout(done, 50))
  return put(tx, n + 1)
}
const count = async (): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from kept`)
  return rows[0]?.n ?? -1
}

test('gives all answers', async () => {
  expect(await db.transaction((tx) => together([put(tx, 1), put(tx, 2), 'no statement']))).toEqual([
    1,
    2,
    'no statement',
  ])
})

test('nothing is sent after the transaction was rolled back, and what it failed with is said', async () => {
  const before = await count()
  const work = db.transaction((tx) => together([putTwoSlowly(tx, 10), put(tx, 1), put(tx, 12)]))
  await expect(work).rejects.toMatchObject({ cause: { code: '23505' } })
  await new Promise((done) => setTimeout(done, 100))
  expect(await count()).toBe(before)
})

test('refuses a query that begins only when it is waited for: it would come after the others', async () => {
  const work = db.transaction((tx) => together([put(tx, 20), tx.execute(sql`select 1`)]))
  await expect(work).rejects.toThrow('not begun')
})

test('keeps the order of the library’s statements and those with a fixed text', async () => {
  const countKept = fixedQuery<{ n: number }>(sql`select count(*)::int as n from kept where n > ${0}`)
  const before = await count()
  const [, [counted]] = await db.transaction((tx) => together([put(tx, 30), countKept(tx, 0)]))
  expect(counted?.n).toBe(before + 1)
})
