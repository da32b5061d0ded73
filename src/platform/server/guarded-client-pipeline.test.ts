import type { Duplex } from 'node:stream'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import type { Executor } from './database.ts'

const { db, pool } = await ownDatabase({ max: 1 })

const put = (n: number) => sql`insert into kept values (${n})`
const kept = async () =>
  (await db.execute<{ n: number }>(sql`select n from kept order by n`)).rows.map(({ n }) => n)

beforeAll(async () => {
  await db.execute('create table kept (n int primary key)')
})

/** How often the connection writes meanwhile. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  const client = await pool.connect()
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  client.release()
  const writes = [vi.spyOn(stream, '_writev' as never), vi.spyOn(stream, '_write')]
  try {
    await work()
    return writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  } finally {
    for (const write of writes) write.mockRestore()
  }
}

const askThrice = (tx: Executor) => Promise.all([1, 2, 3].map((n) => tx.execute(sql`select ${n}::int`)))

describe('what is sent together', () => {
  test('leaves in one piece', async () => {
    // `begin`, the three, `commit`.
    expect(await writesOf(() => db.transaction(askThrice))).toBe(3)
  })

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
