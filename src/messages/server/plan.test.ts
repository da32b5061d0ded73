import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { PreparingClient } from '#platform/server/prepared-statements.ts'
import { pageOfMessages } from './messages.queries.ts'

const app = await testApp()
const client = new PreparingClient({ connectionString: app.config.databaseUrl })
let text = ''
const db = drizzle({ client, logger: { logQuery: (sent) => void (text = sent) } })

/** One person has many messages, another few: a plan for one of them looks cheaper than one for both. */
beforeAll(async () => {
  await client.connect()
  await client.query(`
    insert into messages (company_id, user_id, id, type, kind, params, created_at)
    select m.company_id, m.user_id, 'planned_' || n, 'ORDER', 'tests.note', '{}', now() - n * interval '1 second'
    from (select company_id, user_id, row_number() over (order by company_id, user_id) as nth from company_members) m,
      generate_series(1, 20000) n
    where m.nth = 1 or (m.nth = 2 and n <= 30)`)
  await client.query('vacuum analyze messages')
})
afterAll(() => client.end())

it('is planned once for a connection, not at every call', async () => {
  const { rows: people } = await client.query<{ companyId: string; userId: string }>(
    'select company_id as "companyId", user_id as "userId" from company_members order by company_id, user_id limit 2',
  )
  for (const whose of people)
    for (let call = 0; call < 10; call++) await pageOfMessages(db, whose, { page: 1, pageSize: 20 })
  const { rows } = await client.query<{ once: boolean }>(
    'select generic_plans > 0 as once from pg_prepared_statements where statement = $1',
    [text],
  )
  expect(rows).toEqual([{ once: true }])
})
