import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { openDatabase } from './database.ts'
import { createLog } from './log.ts'
import { installation } from './platform.tables.ts'
import { fixedText } from './send-text.queries.ts'

const { db, url } = await ownDatabase({ max: 1 })

const divide = (by: number) => db.execute(sql`select 12 / ${by}::int as share`)

test('a statement with parameters is prepared once per connection, with correct results every time', async () => {
  await db.transaction(async (tx) => {
    for (const number of [1, 2, 3]) {
      const { rows } = await tx.execute(sql`select ${number}::int + 1 as sum`)
      expect(rows).toEqual([{ sum: number + 1 }])
    }
    const { rows } = await tx.execute(
      `select count(*)::int as prepared from pg_prepared_statements where statement like '%+ 1 as sum'`,
    )
    expect(rows).toEqual([{ prepared: 1 }])
  })
})

test('a failed statement does not affect the next ones of its connection', async () => {
  await expect(divide(0)).rejects.toThrow('select 12')
  for (const by of [2, 3]) expect((await divide(by)).rows).toEqual([{ share: 12 / by }])
})

test('nothing is prepared where that is switched off, whoever named the statement', async () => {
  const plain = openDatabase({ url, max: 1, prepare: false, log: createLog({ level: 'silent' }) })
  const fixed = fixedText('select $1::int + 2 as sum')
  const named = plain.db
    .select({ key: installation.key })
    .from(installation)
    .where(eq(installation.key, sql.placeholder('key')))
    .prepare('named_by_its_caller')
  try {
    for (const number of [1, 2]) {
      expect((await plain.db.execute(sql`select ${number}::int + 1 as sum`)).rows).toEqual([
        { sum: number + 1 },
      ])
      expect(await fixed(plain.db, [number])).toEqual([{ sum: number + 2 }])
      expect(await named.execute({ key: 'none' })).toEqual([])
    }
    const { rows } = await plain.db.execute('select count(*)::int as prepared from pg_prepared_statements')
    expect(rows).toEqual([{ prepared: 0 }])
  } finally {
    await plain.close()
  }
})
