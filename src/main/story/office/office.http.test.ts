import { expect, it } from 'vitest'
import { listAbsences } from '#team/staff/absences-contract.ts'
import { listLevels } from '#team/staff/contract.ts'
import { listRules } from '#team/staff/rules-contract.ts'
import { listTeams } from '#team/staff/teams-contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { ENDING_NAMES } from './case-life.ts'
import { growOffice, type Progress } from './grow-office.ts'

const LONG_MS = 400_000
/** Enough that each ending comes about. */
const COUNT = 50
const FEW = 20

/** Grows it until it is whole. @param cut after how many moments it is stopped, each time */
async function grow(app: TestApp, count: number, cut = Infinity): Promise<number> {
  let kept: Progress | undefined
  for (let starts = 1; ; starts += 1) {
    const stopping = new AbortController()
    let moments = 0
    const keep = {
      read: async () => kept,
      async store(progress: Progress) {
        kept = progress
        moments += 1
        if (moments < cut) return
        stopping.abort()
        // By turns it ends before what was to happen, and after it.
        if (starts % 2 === 0) throw new Error('killed')
      },
    }
    const growing = { count, keep, stopping: stopping.signal, restAfter: () => 0 }
    if (await growOffice(app.wired, app.database, growing)) return starts
  }
}

it(
  'six months of a back office end in every state in which an order can be',
  async () => {
    const app = await testApp({ clock: settableClock(new Date('2026-11-23T15:00:00Z')) })
    await grow(app, COUNT)
    const count = async (text: string) =>
      (await app.database.pool.query<{ key: string; count: number }>(text)).rows.map(({ key }) => key)
    const statuses = await count('select status as key, count(*)::int from work_orders group by 1 order by 1')
    expect(statuses).toEqual(['CANCELLED', 'COMPLETED', 'ON_HOLD', 'OPEN'])
    const turns = await count(`select turn as key, count(*)::int from work_orders group by 1 order by 1`)
    expect(turns).toEqual(['agency', 'authority', 'none', 'seller'])
    const nodes = await count('select distinct status as key, 1 as count from wo_nodes order by 1')
    expect(nodes).toEqual(
      expect.arrayContaining(['OPEN', 'SUBMITTED', 'RETURNED', 'ACCEPTED', 'FILED', 'GRANTED', 'LOCKED']),
    )
    expect(ENDING_NAMES.length).toBeLessThan(COUNT)
    const { rows } = await app.database.pool.query<Record<string, number>>(
      `select (select count(*)::int from wo_talk) as talk, (select count(*)::int from authority_letters) as letters, (select count(*)::int from inspections) as checks,
        (select count(*)::int from authority_letters join work_orders on work_orders.id = work_order_id
          where registration_id is not null and status = 'COMPLETED' and urgent_because = 'LETTER') as numbered,
        (select count(*)::int from authority_letters where text_state = 'READ') as read,
        (select count(*)::int from wo_corrections) as corrections, (select count(*)::int from refund_proposals) as proposals,
        (select count(distinct assignee_id)::int from work_orders) as people,
        (select count(*)::int from wo_history where at > '2026-11-23T15:00:00Z') as future,
        (select count(*)::int from orders) as orders,
        (select count(*)::int from wo_history a join wo_history b on b.work_order_id = a.work_order_id and b.sequence > a.sequence where b.at < a.at) as backwards`,
    )
    const [told] = rows
    expect(told).toMatchObject({ orders: COUNT, future: 0, backwards: 0 })
    for (const what of ['talk', 'letters', 'numbered', 'read', 'checks', 'corrections', 'proposals'])
      expect(told?.[what], what).toBeGreaterThan(0)
    // Somebody was away, whose work went to who stands in.
    expect(told?.['people']).toBe(4)
    const { admin: as } = app.people
    const rules = (await app.get(listRules, {}, { as })).body.data?.rules
    expect(rules?.map(({ team }) => team?.name ?? null)).toEqual([
      'Berlin',
      'Western Europe',
      'Shenzhen',
      null,
    ])
    const teams = (await app.get(listTeams, {}, { as })).body.data?.teams
    expect(teams?.map(({ members }) => members.length)).toEqual([2, 1, 1])
    const levels = (await app.get(listLevels, {}, { as })).body.data?.levels
    expect(levels?.map(({ days }) => days).toSorted()).toEqual([1, 2, 4])
    const away = (await app.get(listAbsences, {}, { as })).body.data?.absences
    expect(away?.map(({ isAway, standIn }) => [isAway, standIn?.name])).toEqual([
      [true, 'Lena Vogt'],
      [false, 'Clara Sommer'],
    ])
  },
  LONG_MS,
)

it(
  'stopped again and again it does nothing twice, leaves the work of the running product to it, and writes to nobody',
  async () => {
    const app = await testApp({ clock: settableClock(new Date('2026-11-23T15:00:00Z')) })
    // Somebody signs up meanwhile: their mail waits for the running product.
    const before = (await app.mails()).length
    const { deps } = app
    const waiting = `select task_identifier from graphile_worker.jobs where task_identifier = 'enquiries.forget'`
    await deps.db.transaction((tx) => deps.jobs.add(tx, 'enquiries.forget', {}))
    expect(await grow(app, FEW, 7)).toBeGreaterThan(10)
    expect((await app.database.pool.query(waiting)).rows).toHaveLength(1)
    expect(await app.mails()).toHaveLength(before)
    const { rows } = await app.database.pool.query<Record<string, number>>(
      `select (select count(*)::int from orders) as orders, (select count(*)::int from incoming_transfers) as transfers,
        (select count(*)::int from orders where status = 'PAID') as paid, (select count(*)::int from work_orders) as works,
        (select count(*)::int from cart_lines) as carts, (select count(*)::int from staff_members) as staff,
        (select count(*)::int from graphile_worker.jobs where task_identifier like 'story:%') as jobs,
        (select count(*)::int from (select 1 from inspections group by work_order_id having count(*) > 1) x) as twice,
        (select count(*)::int from (select 1 from wo_corrections group by work_order_id having count(*) > 1) x) as corrected,
        (select count(*)::int from staff_teams) as teams, (select count(*)::int from staff_absences) as absences,
        (select count(*)::int from assignment_rules) as rules, (select count(*)::int from service_levels) as levels`,
    )
    const [left] = rows
    expect(left).toMatchObject({ orders: FEW, carts: 0, staff: 7, jobs: 0, twice: 0, corrected: 0 })
    expect(left).toMatchObject({ teams: 3, absences: 2, rules: 4, levels: 3 })
    expect(left?.['works']).toBe(left?.['transfers'])
  },
  LONG_MS,
)
