import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'

const { db, pool } = await ownDatabase({ max: 1 })

const put = (n: number) => sql`insert into kept values (${n})`
const kept = async () =>
  (await db.execute<{ n: number }>(sql`select n from kept order by n`)).rows.map(({ n }) => n)

type Stream = { _writev: (...args: unknown[]) => unknown; _write: (...args: unknown[]) => unknown }

/** How often the connection writes meanwhile. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  const client = await pool.connect()
  const { stream } = (client as unknown as { connection: { stream: Stream } }).connection
  client.release()
  let writes = 0
  for (const name of ['_writev', '_write'] as const) {
    const original = stream[name].bind(stream)
    stream[name] = (...args) => {
      writes += 1
      return original(...args)
    }
  }
  try {
    await work()
    return writes
  } finally {
    for (const name of ['_writev', '_write'] as const) delete (stream as Partial<Stream>)[name]
  }
}

beforeAll(async () => {
  await db.execute('create table kept (n int primary key)')
  // The connection knows `begin` and the statements from here on.
  await db.transaction((tx) => tx.execute(put(0)))
})

describe('what is sent together', () => {
  test('begin goes with the first statement', async () => {
    expect(await writesOf(() => db.transaction((tx) => tx.execute(put(1))))).toBe(2)
    expect(await kept()).toContain(1)
  })

  test('statements that are asked for together are executed in their order', async () => {
    const writes = await writesOf(() =>
      db.transaction(async (tx) => {
        await tx.execute(put(2))
        const results = await Promise.all([
          tx.execute(sql`select count(*)::int as n from kept`),
          tx.execute(put(3)),
          tx.execute(sql`select count(*)::int as n from kept`),
        ])
        const [before, , after] = results.map(({ rows }) => Number(rows[0]?.['n']))
        expect(after).toBe(Number(before) + 1)
      }),
    )
    expect(writes).toBe(3)
  })

  test('a transaction in which nothing happens is not begun', async () => {
    expect(await writesOf(() => db.transaction(async () => {}))).toBe(0)
    await expect(db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
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

  test.each(['alone', 'with others'])('begin, its statement %s: nothing is executed', async (how) => {
    await db.execute('deallocate "begin"')
    const work = db.transaction((tx) =>
      Promise.all((how === 'alone' ? [20] : [21, 22]).map((n) => tx.execute(put(n)))),
    )
    await expect(work).rejects.toMatchObject({ cause: { code: '26000' } })
    expect((await kept()).filter((n) => n >= 20)).toEqual([])
    // For the next one to take away.
    await db.execute('prepare "begin" as select 1')
  })
})
