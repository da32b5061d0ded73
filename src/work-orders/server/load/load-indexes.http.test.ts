import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { multiply, plansOf } from '#platform/testing/plans.ts'
import { absencesFrom, countAbsencesFrom } from '#team/server/absences.queries.ts'
import { readAssignment } from '#team/server/public.ts'
import { countOpenWork } from '../assign/open-work.queries.ts'
import { correctionsOf, pageOfOpen } from '../corrections/corrections.queries.ts'
import { staffNames } from '../work-orders.queries.ts'
import { advanceTo, openWorkOrder } from '../../testing/work-orders.builders.ts'
import { countDone, countHeld, countLoad, listOpenOf } from './team-load.queries.ts'

const app = await testApp()
const { pool } = app.database
const { db } = app.deps

/** Two years of an agency of fifty: most of it is finished, and fifty people have the rest. */
async function fillTables(): Promise<void> {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'submitted')
  await multiply(
    pool,
    'work_orders',
    {
      id: "'wo_' || n",
      number: "'WO-2025-' || n",
      order_line_id: "'ol_' || n",
      company_id: "'com_' || (n % 4000)",
      status: "case when n % 10 = 0 then 'OPEN' when n % 97 = 0 then 'ON_HOLD' else 'COMPLETED' end",
      turn: "case when n % 10 > 0 then 'none' when n % 30 = 0 then 'seller' else 'agency' end",
      bought_at: "timestamptz '2025-01-01' + n * interval '1 minute'",
      assignee_id: "case when n % 7 > 0 then 'staff_' || (n % 49) end",
      urgent_at:
        "case when n % 10 = 0 and n % 30 > 0 then timestamptz '2025-01-01' + n * interval '1 minute' end",
      level_ends_at: "timestamptz '2025-01-01' + n * interval '1 minute'",
      due_on: "to_char(date '2025-01-01' + n % 700, 'YYYY-MM-DD')",
    },
    20_000,
  )
  await multiply(
    pool,
    'wo_history',
    {
      sequence: '100000 + n',
      work_order_id: "'wo_' || (n % 20000)",
      at: "timestamptz '2025-01-01' + n * interval '20 minutes'",
      key: "case when n % 3 = 0 then 'node.accepted' else 'order.note' end",
      actor_kind: "case when n % 2 = 0 then 'staff' else 'seller' end",
      actor_id: "'staff_' || (n % 49)",
    },
    40_000,
  )
  await pool.query(
    `insert into staff_absences (id, staff_id, from_day, until_day, stand_in_id, saved_at, saved_by_name)
     select 'abs_' || n, (select id from staff_members limit 1), date '2020-01-01' + n, date '2020-01-05' + n,
       null, now(), 'Anna' from generate_series(1, 3000) n`,
  )
  // Indexes alone answer where a vacuum noted that everybody sees the rows; it does so for what is on the disk.
  await pool.query(`begin; set local synchronous_commit = on; update companies set name = name; commit`)
  for (const table of ['work_orders', 'wo_history', 'staff_absences'])
    await pool.query(`vacuum analyze ${table}`)
}
await fillTables()

const now = new Date('2026-06-15T10:00:00Z')
const today = '2026-06-15'
const lately = { since: new Date('2026-06-01T22:00:00Z'), timeZone: 'Europe/Berlin', scope: 'all' as const }

describe('who has how much is found by indexes', () => {
  it.each([
    ['the load of all', () => countLoad(db, { now, today, scope: 'all' })],
    ['what each has on hold', () => countHeld(db, 'all')],
    ['done a day', () => countDone(db, lately)],
    [
      'the open ones of a person, to hand over',
      () => listOpenOf(db, { staffId: 'staff_8', scope: 'all', limit: 501 }),
    ],
    ['who has how many, for who gets the next', () => countOpenWork(db, 'com_10')],
    ['the names of those who left', () => staffNames(db, ['staff_8'])],
    ['what was corrected of an order', () => correctionsOf(db, 'wo_10')],
    ['corrections that wait', () => pageOfOpen(db, { scope: 'all', page: 1, pageSize: 20 })],
    ['absences to come', () => absencesFrom(db, '2028-03-01')],
    ['how many absences to come', () => countAbsencesFrom(db, '2028-03-01')],
    ['rules and absences, for who gets the next', () => readAssignment(db, '2028-03-01')],
  ])('%s', async (_name, query) => {
    const plans = await plansOf(pool, query)
    expect(plans).not.toMatch(/Seq Scan on (?:work_orders|wo_history|staff_absences)\b/)
  })

  it.each([
    ['the load of all', () => countLoad(db, { now, today, scope: 'all' })],
    ['who has how many', () => countOpenWork(db, 'com_10')],
  ])('%s is counted in an index, without the rows of the open ones', async (_name, query) => {
    const plans = await plansOf(pool, query)
    expect(plans).toContain('Index Only Scan using work_orders_load')
    expect(plans).not.toContain('Heap Scan on work_orders')
  })
})

it('counts of a company what each has, with those of all others', async () => {
  const counts = await countOpenWork(db, 'com_10')
  const { rows } = await pool.query<{ id: string; open: number; of_company: number }>(
    `select assignee_id as id, count(*)::int as open, (count(*) filter (where company_id = 'com_10'))::int as of_company
     from work_orders where (status = 'OPEN' or urgent_at is not null) and assignee_id is not null group by 1`,
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter(({ of_company }) => of_company > 0).length).toBeGreaterThan(0)
  const expected = rows.map(({ id, open, of_company }) => [id, { open, ofCompany: of_company }] as const)
  expect(counts).toEqual(new Map(expected))
})
