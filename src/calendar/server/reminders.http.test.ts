import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listMessages } from '#messages/contract.ts'
import { tokenOf } from '#main/testing/people.ts'
import { testApp } from '#main/testing/test-app.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { multiply } from '#platform/testing/plans.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { sendReminders } from './send-reminders.ts'

const app = await testApp()
const { seller, viewer, agent } = app.people
let START = '2026-12-21'
/** Ten in the morning in Berlin, evening in Shanghai. */
const on = (day: string, time = '09:00:00') => app.clock.set(new Date(`${day}T${time}Z`))

const rows = async () =>
  (
    await app.database.pool.query<{ email: string; kind: string; params: { due: { day?: string } } }>(
      `select u.email, m.kind, m.params from messages m join users u on u.id = m.user_id
       where m.kind like 'calendar.%' order by m.created_at, u.email`,
    )
  ).rows
const remindersTo = async (email: string) =>
  (await rows()).filter((row) => row.email === email).map(({ kind }) => kind.split('.')[1])
const empty = () =>
  app.database.pool.query('truncate matter_reminders, messages cascade; delete from wo_supplements')

const mailsAboutPaying = async () =>
  (await app.mails()).filter(({ subject }) => subject.includes('截止：支付€'))

async function askFor(dueAt: string) {
  const order = await openWorkOrder(app)
  const item = { title: { en: 'Warehouse contract', zh: '仓储合同' }, kind: 'file', dueAt }
  const { body } = await app.post(
    askSupplements,
    { workOrderId: order.workOrderId, items: [item] } as never,
    { as: agent },
  )
  if (body.code !== 0) throw new Error(JSON.stringify(body))
  // The form of the same work order has a day of its own.
  await app.database.pool.query('update wo_nodes set due_at = null')
  await app.drain()
  return order
}

async function signIn(person: typeof seller) {
  person.token = await tokenOf(app.app, app.config.product, person, app.clock)
}

describe('reminders', () => {
  beforeEach(async () => {
    on(START)
    for (const person of [seller, agent]) await signIn(person)
    await empty()
  })
  // Each test has a time of its own: a code of an authenticator is taken once.
  afterEach(() => {
    START = addDays(START, 40)
  })

  it('come 7, 3 and 1 days before and once when it is overdue, over the end of the year', async () => {
    await askFor('2027-01-02')
    const perDay: number[] = []
    for (let day = START; day <= '2027-01-06'; day = addDays(day, 1)) {
      on(day)
      await sendReminders(app.deps)
      await sendReminders(app.deps)
      perDay.push((await remindersTo(seller.email)).length)
    }
    const days = perDay.flatMap((count, index) =>
      count > (perDay[index - 1] ?? 0) ? [addDays(START, index)] : [],
    )
    expect(days).toEqual(['2026-12-26', '2026-12-30', '2027-01-01', '2027-01-03'])
    expect(await remindersTo(seller.email)).toEqual(['due', 'due', 'due', 'overdue'])
    expect(await remindersTo(viewer.email)).toHaveLength(4)
    on('2027-01-06')
    await signIn(seller)
    const { body } = await app.get(listMessages, {}, { as: seller, lang: 'en' })
    expect(body.data?.records.map(({ title }) => title).slice(0, 2)).toEqual([
      'Overdue since 2 January 2027: Submit: Warehouse contract',
      'Due 2 January 2027: Submit: Warehouse contract',
    ])
  })

  it('are one each when two processes send them at once, and after a restart', async () => {
    await askFor(addDays(START, 6))
    const written = await Promise.all(Array.from({ length: 6 }, () => sendReminders(app.deps)))
    const members = (await rows()).length
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(members)
    expect(await remindersTo(seller.email)).toEqual(['due'])
  })

  it('that were missed by a jump of the clock do not come in a heap', async () => {
    await askFor(addDays(START, 12))
    const sentOn = async (days: number) => {
      on(addDays(START, days))
      await sendReminders(app.deps)
      return (await remindersTo(seller.email)).length
    }
    expect(await sentOn(11)).toBe(1)
    // Back, which is six days before, and on again: nothing twice.
    expect(await sentOn(6)).toBe(2)
    expect(await sentOn(11)).toBe(2)
    expect(await sentOn(13)).toBe(3)
  })

  it('begin anew when the due day changes, and end when it is done', async () => {
    await askFor(addDays(START, 3))
    await sendReminders(app.deps)
    await app.database.pool.query('update wo_supplements set due_at = $1', [addDays(START, 2)])
    await sendReminders(app.deps)
    expect(await remindersTo(seller.email)).toEqual(['due', 'due'])
    await app.database.pool.query(`update wo_supplements set status = 'ACCEPTED'`)
    on(addDays(START, 2))
    await sendReminders(app.deps)
    expect(await remindersTo(seller.email)).toHaveLength(2)
  })

  it('are looked for in many companies at once, whether they have something due or not', async () => {
    await askFor(addDays(START, 6))
    expect(await sendReminders(app.deps)).toBeGreaterThan(0)
    const changes = { id: "'co_other_' || n" }
    await multiply(app.database.pool, 'companies', changes, 450)
    const { pool } = app.database
    const query = pool.query.bind(pool) as (...all: unknown[]) => unknown
    let statements = 0
    const counted = (...all: unknown[]) => {
      statements += 1
      return query(...all)
    }
    Object.assign(pool, { query: counted })
    const sent = await sendReminders(app.deps).finally(() => Object.assign(pool, { query }))
    await app.database.pool.query("delete from companies where id like 'co_other_%'")
    expect(sent).toBe(0)
    // Of each two hundred: who they are, what waits for them, who had it.
    expect(statements).toBeLessThanOrEqual(9)
  })

  it('wait for the morning of the company', async () => {
    await askFor(addDays(START, 3))
    // Seven, then eight o'clock in Shanghai
    on(START, '23:00:00')
    await sendReminders(app.deps)
    expect(await remindersTo(seller.email)).toEqual([])
    on(addDays(START, 1), '00:00:00')
    await sendReminders(app.deps)
    expect(await remindersTo(seller.email)).toEqual(['due'])
  })

  it('of an order come on its last day, by mail too, and not once it is paid', async () => {
    const order = await placeOrderOf(app, seller, 'eori-eu')
    await sendReminders(app.deps)
    expect(await remindersTo(seller.email)).toEqual([])
    on(addDays(START, 1))
    await sendReminders(app.deps)
    expect(await remindersTo(seller.email)).toEqual(['paymentDue'])
    await app.drain()
    const [mail, ...others] = await mailsAboutPaying()
    expect(mail?.to).toBe(seller.email)
    expect(mail?.text).toContain('逾期订单失效，需重新下单。')
    expect(others).toEqual([])
    await empty()
    await sendReminders(app.deps)
    await app.database.pool.query(`update orders set status = 'CANCELLED' where id = $1`, [order.id])
    await app.drain()
    expect(await mailsAboutPaying()).toHaveLength(1)
  })
})
