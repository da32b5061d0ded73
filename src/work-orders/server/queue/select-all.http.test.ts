import { beforeAll, describe, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { assignWorkOrder, holdWorkOrder, queueChoices } from '../../staff/contract.ts'
import { queueTogether } from '../../staff/queue-contract.ts'
import { queueSelection } from '../../staff/queue-selection-contract.ts'
import { openWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { agent, admin, reviewer, seller, sellerOther } = app.people
const { pool } = app.database

/** Copies of one that waits for its seller. */
async function copyOrder(workOrderId: string, count: number): Promise<void> {
  const copy = `'wo_copy_' || n || $1::text`
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_name = 'work_orders' and is_generated = 'NEVER'`,
  )
  const written = rows[0]?.names ?? ''
  await pool.query(
    `insert into work_orders (${written}) select ${written} from (
       select (jsonb_populate_record(source, jsonb_build_object('id', ${copy},
         'number', 'WO-C-' || n || $1::text, 'order_line_id', 'ol_copy_' || n || $1::text))).*
       from work_orders source, generate_series(1, $2) n where source.id = $1) copied`,
    [workOrderId, count],
  )
  await pool.query(
    `insert into wo_nodes select (jsonb_populate_record(source, jsonb_build_object('id', source.id || '_' || n,
       'work_order_id', ${copy}))).*
     from wo_nodes source, generate_series(1, $2) n where source.work_order_id = $1`,
    [workOrderId, count],
  )
  await pool.query('analyze work_orders')
}

beforeAll(async () => {
  await copyOrder((await openWorkOrder(app)).workOrderId, 480)
  await copyOrder((await openWorkOrder(app, sellerOther)).workOrderId, 30)
  await app.drain()
})

const select = async (filter: Record<string, unknown>) =>
  (await app.get(queueSelection, filter, { as: agent })).body.data
const mailsTo = async (email: string) =>
  (await app.mails()).filter(({ to, subject }) => to === email && /^Reminder|^提醒/.test(subject))

describe('all of a view', () => {
  it('is selected as it is filtered and sorted, and no more of it than is done in one step', async () => {
    const all = await select({ view: 'seller' })
    // Counted as far as the list counts.
    expect([all?.items.length, all?.total]).toEqual([500, 501])
    const one = await select({ view: 'seller', keyword: 'WO-C-1' })
    expect(one?.items.length).toBe(one?.total)
    expect(one?.items.every(({ number }) => number.startsWith('WO-C-1'))).toBe(true)
    expect((await select({ view: 'onHold' }))?.items).toEqual([])
    expect((await app.get(queueSelection, { view: 'all' }, { as: seller as never })).body.code).toBe(1)
  })

  it('of 500 the 20 that moved on are named with why, in the view or not; each seller has one mail', async () => {
    const { body } = await app.get(queueChoices, {}, { as: agent })
    const staffId = body.data?.colleagues.find(({ name }) => name === reviewer.name)?.id ?? ''
    const items = (await select({ view: 'seller' }))?.items ?? []
    const moved = items.filter((_, index) => index % 25 === 7).map(({ id }) => id)
    expect([items.length, moved.length]).toEqual([500, 20])
    const until = addDays(agencyToday(app), 20)
    for (const [index, workOrderId] of moved.entries()) {
      const done =
        index % 2 === 0
          ? await app.post(assignWorkOrder, { workOrderId, staffId }, { as: admin })
          : await app.post(holdWorkOrder, { workOrderId, why: 'PAPERS', until }, { as: admin })
      expect(done.body).toMatchObject({ code: 0 })
    }
    await app.drain()
    const before = { [seller.email]: 0, [sellerOther.email]: 0 }
    for (const email of Object.keys(before)) before[email] = (await mailsTo(email)).length

    const asked = {
      action: 'remind',
      items: items.map(({ id, revision }) => ({ workOrderId: id, revision })),
    }
    const answer = await app.post(queueTogether, asked, { as: agent, lang: 'en' })
    const results = answer.body.data?.results ?? []
    const refused = results.filter(({ refusal }) => refusal !== null)
    expect(results.length - refused.length).toBe(480)
    expect(refused.map(({ workOrderId }) => workOrderId)).toEqual(moved)
    expect(new Set(refused.map(({ refusal }) => refusal?.error))).toEqual(new Set(['work_orders.stale']))
    expect(refused[0]?.refusal?.message).toContain(admin.name)

    await app.drain()
    for (const email of Object.keys(before))
      expect((await mailsTo(email)).length).toBe(Number(before[email]) + 1)
    const [mail] = (await mailsTo(seller.email)).slice(-1)
    expect(mail?.subject).toMatch(/, and \d+ more$|，另有\d+条$/)
    expect(mail?.text.match(/\/services\/|work-order|WO-C-/g)?.length).toBeGreaterThan(30)
  }, 120_000)
})
