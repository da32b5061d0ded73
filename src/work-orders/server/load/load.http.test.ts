import { expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { saveAbsence } from '#team/staff/absences-contract.ts'
import { assignWorkOrder } from '../../staff/contract.ts'
import { openOfColleague, teamLoad } from '../../staff/load-contract.ts'
import { holdFor } from '../../testing/holds.builders.ts'
import { advanceTo, openWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { agent, reviewer } = app.people
const { pool } = app.database

const load = async () => (await app.get(teamLoad, {}, { as: agent })).body.data
const of = async (id: string) => (await load())?.people.find((one) => one.id === id)
const idOf = async (name: string) => {
  const { rows } = await pool.query<{ id: string }>('select id from staff_members where role = $1 limit 1', [
    name,
  ])
  return rows[0]?.id ?? ''
}

it('says what each colleague has, what is late, and what nobody has', async () => {
  const before = (await load())?.nobody
  const [mine, hers, theirs] = [await openWorkOrder(app), await openWorkOrder(app), await openWorkOrder(app)]
  await advanceTo(app, mine, 'submitted')
  await advanceTo(app, hers, 'submitted')
  const [agentId, reviewerId] = [await idOf('agent'), await idOf('reviewer')]
  const assign = (workOrderId: string, assigneeId: string) =>
    app.post(assignWorkOrder, { workOrderId, staffId: assigneeId }, { as: agent })
  for (const [order, who] of [
    [mine, agentId],
    [hers, reviewerId],
    [theirs, reviewerId],
  ] as const)
    expect((await assign(order.workOrderId, who)).body.code).toBe(0)
  const days = (await load())?.days ?? []
  expect([days.length, days.at(-1)]).toEqual([14, agencyToday(app)])
  expect(await of(agentId)).toMatchObject({ works: true, agency: 1, waiting: 0, beyondLevel: 0 })
  expect(await of(reviewerId)).toMatchObject({ agency: 1, waiting: 1 })
  expect((await load())?.nobody).toEqual(before)

  await pool.query(
    `update work_orders set level_ends_at = '2020-01-01', due_on = '2020-01-01' where id = $1`,
    [hers.workOrderId],
  )
  expect(await of(reviewerId)).toMatchObject({ beyondLevel: 1, overdue: 1 })
})

it('says who is away, until when and who stands in', async () => {
  const [agentId, reviewerId] = [await idOf('agent'), await idOf('reviewer')]
  const today = agencyToday(app)
  const week = { staffId: agentId, from: today, until: addDays(today, 6), standInId: reviewerId }
  expect((await app.post(saveAbsence, week, { as: agent })).body.code).toBe(0)
  expect((await of(agentId))?.absence).toEqual({
    from: today,
    until: addDays(today, 6),
    isAway: true,
    standIn: reviewer.name,
  })
  expect((await of(reviewerId))?.absence).toBeNull()
  await pool.query('delete from staff_absences')
})

const noon = (ago: number) => `(($4::date - ${ago}) + time '12:00') at time zone 'Europe/Berlin'`

it('counts what each did a day, in the agency’s days', async () => {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'submitted')
  const agentId = await idOf('agent')
  const before = (await of(agentId))?.done ?? []
  const today = agencyToday(app)
  const lineOn = (key: string, ago: number) =>
    pool.query(
      `insert into wo_history (company_id, work_order_id, at, key, params, actor_kind, actor_id, actor_name, internal)
       select company_id, id, ${noon(ago)}, $2, '{}', 'staff', $3, 'Anna', false from work_orders where id = $1`,
      [order.workOrderId, key, agentId, today],
    )
  await lineOn('node.accepted', 0)
  for (const ago of [1, 1, 13, 14]) await lineOn('node.completed', ago)
  await lineOn('order.note', 1)
  const after = (await of(agentId))?.done ?? []
  const added = after.map((count, index) => count - (before[index] ?? 0))
  expect(added).toEqual([1, ...Array.from({ length: 11 }, () => 0), 2, 1])
})

it('counts what each has on hold, and names who left with nothing else', async () => {
  const admin = await idOf('admin')
  const order = await openWorkOrder(app)
  await app.post(assignWorkOrder, { workOrderId: order.workOrderId, staffId: admin }, { as: agent })
  expect((await holdFor(app, order.workOrderId)).body.code).toBe(0)
  const held = { agency: 0, waiting: 0, overdue: 0, onHold: 1 }
  expect(await of(admin)).toMatchObject({ works: true, ...held })
  await pool.query('update staff_members set disabled_at = now() where id = $1', [admin])
  expect((await load())?.people[0]).toMatchObject({ id: admin, works: false, ...held })
  const { body } = await app.get(openOfColleague, { staffId: admin }, { as: agent })
  expect(body.data?.orders.map(({ id }) => id)).toEqual([order.workOrderId])
  // A letter makes it the agency's meanwhile: it is on hold all the same, as the list behind the figure shows.
  await pool.query('update work_orders set urgent_at = now() where id = $1', [order.workOrderId])
  expect((await load())?.people[0]).toMatchObject({ id: admin, agency: 1, onHold: 1 })
  await pool.query('update staff_members set disabled_at = null where id = $1', [admin])
})

it('names who left and still has something, first', async () => {
  const reviewerId = await idOf('reviewer')
  await pool.query('update staff_members set disabled_at = now() where id = $1', [reviewerId])
  const people = (await load())?.people ?? []
  expect(people[0]).toMatchObject({ id: reviewerId, works: false, agency: 1 })
  expect((await app.get(teamLoad, {}, { as: reviewer })).status).not.toBe(500)
})
