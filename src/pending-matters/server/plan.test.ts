import { drizzle } from 'drizzle-orm/node-postgres'
import { PreparingClient } from '#platform/server/prepared-statements.ts'
import { testApp } from '#main/testing/test-app.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageOfMatters } from './pending-matters.queries.ts'

const OTHERS = 3_000
const FILTER = { companyId: 'own', timeZone: 'UTC', today: '2026-11-22', connectsAmazon: true } as const

const app = await testApp()
const client = new PreparingClient({ connectionString: app.config.databaseUrl })
let statement = { text: '', params: [] as unknown[] }
const db = drizzle({
  client,
  logger: { logQuery: (text, params) => void (statement = { text, params }) },
})
const read = () => pageOfMatters(db, { ...FILTER, page: 1, pageSize: 20 })

/** Much of other companies, and a little of one's own: a passport that ends soon, without a successor. */
beforeAll(async () => {
  await client.connect()
  const company = `case when n < 10 then 'own' else 'other_' || n / 100 end`
  const name = `'{"en":"Filing","zh":"申报"}'`
  const numbers = `from generate_series(1, ${OTHERS}) n`
  await client.query(`
    insert into stored_files (id, company_id, name, type, size, sha256, key_id, scan, uploaded_by_kind, uploaded_by_id, uploaded_at)
    select 'file_' || n, ${company}, 'passport.pdf', 'pdf', 1, '', '', 'clean', 'seller', '', now() + n * interval '1 second' ${numbers};
    insert into document_facts (company_id, file_id, kind, label, person, expires_on)
    select ${company}, 'file_' || n, 'PASSPORT', ${name}, 'Person ' || n,
      case when n = 1 then date '2026-12-01' else date '2035-01-01' end ${numbers};
    insert into registrations (id, company_id, work_order_id, work_order_number, order_id, order_number, product_id, product_code, product_name, country, created_at)
    select 'reg_' || n, ${company}, 'wo_' || n, '', '', '', '', '', ${name}, 'DE', now() ${numbers};
    insert into filing_terms (id, company_id, order_id, order_line_id, work_order_id, product_name, country, calendar, months, annual_returns, status, status_since, registration_id, created_at)
    select 'term_' || n, ${company}, '', 'line_' || n, 'wo_' || n, ${name}, 'DE', 'DE', 12, 0, 'RUNNING', now(), 'reg_' || n, now() ${numbers};
    insert into service_periods (id, company_id, registration_id, term_id, kind, rhythm, from_day, to_day, state, state_since)
    select 'per_' || n, ${company}, 'reg_' || n, 'term_' || n, 'RETURN', 'YEARLY', '2030-01-01', '2030-12-31', 'OPEN', now() ${numbers}`)
  await client.query('vacuum analyze')
})
afterAll(() => client.end())

type Plan = { 'Actual Rows': number; 'Actual Loops': number; 'Relation Name'?: string; Plans?: Plan[] } & {
  'Rows Removed by Filter'?: number
}

const rowsRead = (plan: Plan): number => {
  const own = plan['Relation Name'] ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0
  return own * plan['Actual Loops'] + (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0)
}

it('reads what is the company’s own, however much others have', async () => {
  expect((await read()).rows.map(({ id }) => id)).toEqual(['file_1'])
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${statement.text}`,
    statement.params,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  expect(plan && rowsRead(plan)).toBeLessThan(150)
})

it('is planned once for a connection, not at every call', async () => {
  for (let call = 0; call < 10; call++) await read()
  const { rows } = await client.query<{ once: boolean }>(
    'select generic_plans > 0 as once from pg_prepared_statements where statement = $1',
    [statement.text],
  )
  expect(rows).toEqual([{ once: true }])
})
