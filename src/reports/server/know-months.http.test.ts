import { expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { amazonFile } from '../testing/amazon-file.ts'
import { uploaded } from '../testing/imports.builders.ts'

const app = await testApp()

it('a month that is written for the first time is known to the database as soon as its file is imported', async () => {
  const as = await aSeller(app)
  const rows = Array.from({ length: 40 }, (_, index) => ({
    TRANSACTION_EVENT_ID: `K-${index}`,
    ACTIVITY_TRANSACTION_ID: `K-${index}`,
  }))
  await uploaded(app, as, { name: 'report.csv', bytes: Buffer.from(amazonFile(rows)) })
  await app.drain()
  const { rows: months } = await app.database.pool.query<{ name: string; tuples: number }>(
    `select c.relname as name, c.reltuples as tuples from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'transactions'::regclass`,
  )
  expect(months).toEqual([{ name: expect.stringMatching(/^transactions_2026_/), tuples: 40 }])
  const { rows: known } = await app.database.pool.query(
    `select attname from pg_stats where tablename = $1 and attname = 'order_id'`,
    [months[0]?.name],
  )
  expect(known).toHaveLength(1)
})
