import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'

const { db } = await ownDatabase({ max: 1 })

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
