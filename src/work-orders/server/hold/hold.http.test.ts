import { expect, it, describe } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { assignWorkOrder, holdWorkOrder, resumeWorkOrder, staffQueue } from '../../staff/contract.ts'
import { holdFor } from '../../testing/holds.builders.ts'
import { readAsStaff } from '../../testing/review.builders.ts'
import { detailOf, openWorkOrder, submitForm } from '../../testing/work-orders.builders.ts'
import { endHolds } from './end-holds.ts'

const app = await testApp()
const { seller, agent } = app.people

const inDays = (days: number) => addDays(agencyToday(app), days)
const hold = (workOrderId: string, input: object) =>
  app.post(holdWorkOrder, { workOrderId, why: 'PAPERS', until: inDays(7), ...input }, { as: agent })

/** As if days had passed: sessions end before holds do. */
const setDay = (workOrderId: string, day: string) =>
  app.database.pool.query('update work_orders set held_until = $2 where id = $1', [workOrderId, day])

/** The newest messages of a work order in the seller's inbox, and the subjects of the mails that left. */
async function told(number: string, lang: 'en' | 'zh' = 'en') {
  await app.drain()
  const { body } = await app.get(listMessages, {}, { as: seller, lang })
  return (body.data?.records ?? []).filter(({ title }) => title.includes(number)).map(({ title }) => title)
}
const mailsAbout = async (number: string) =>
  (await app.mails()).filter(({ subject }) => subject.includes(number)).map(({ subject }) => subject)

describe('a hold', () => {
  it.each([
    ['today', { until: inDays(0) }, 'work_orders.hold_day'],
    ['yesterday', { until: inDays(-1) }, 'work_orders.hold_day'],
    ['in more than a year', { until: inDays(366) }, 'work_orders.hold_day'],
    ['for a reason that nobody says', { why: 'OTHER' }, 'work_orders.hold_reason'],
  ])('until %s is refused, and changes nothing', async (_, input, error) => {
    const order = await openWorkOrder(app)
    expect((await hold(order.workOrderId, input)).body).toMatchObject({ code: 400, error })
    expect((await hold(order.workOrderId, { why: 'WEATHER' })).body.code).toBe(400)
    expect((await hold(order.workOrderId, { until: 'soon' })).body.code).toBe(400)
    expect((await detailOf(app, order)).workOrder).toMatchObject({ status: 'OPEN', hold: null })
  })

  it('says to both sides why and until when, and the seller is told', async () => {
    const order = await openWorkOrder(app)
    const reason = { en: 'The notary is away.', zh: '公证人外出。' }
    expect((await hold(order.workOrderId, { reason })).body.data?.workOrderStatus).toBe('ON_HOLD')
    const until = inDays(7)
    const seen = { why: 'PAPERS', until }
    expect((await readAsStaff(app, order)).workOrder).toMatchObject({ hold: seen })
    const { workOrder, history } = await detailOf(app, order)
    expect(workOrder).toMatchObject({ hold: seen, statusReason: 'The notary is away.', heldUntil: until })
    expect(history[0]).toMatchObject({
      key: 'order.held',
      detail: `Originals or certified papers are on their way · until ${formatDay(until, 'en')}`,
      reason: 'The notary is away.',
    })
    expect((await told(order.number))[0]).toContain(`On hold until ${formatDay(until, 'en')}`)
    expect((await told(order.number, 'zh'))[0]).toContain(`已暂停至${formatDay(until, 'zh')}`)
    expect((await mailsAbout(order.number)).some((subject) => subject.includes('已暂停至'))).toBe(true)
  })

  it('moves the expected finish, for both sides alike', async () => {
    const order = await openWorkOrder(app)
    const before = (await detailOf(app, order)).workOrder.expectedFinish
    await hold(order.workOrderId, { until: inDays(14) })
    const { expectedFinish } = (await detailOf(app, order)).workOrder
    expect(before?.heldDays).toBe(0)
    expect(expectedFinish?.heldDays).toBeGreaterThan(6)
    expect((expectedFinish?.low ?? '') > (before?.low ?? '')).toBe(true)
    expect((await readAsStaff(app, order)).workOrder.expectedFinish).toEqual(expectedFinish)
    // A change during the hold computes it anew from its own day, and moves it no further.
    await app.post(assignWorkOrder, { workOrderId: order.workOrderId, staffId: null }, { as: agent })
    expect((await detailOf(app, order)).workOrder.expectedFinish).toEqual(expectedFinish)
  })

  it('ends by itself on its day, once, and the seller hears of it', async () => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    await hold(order.workOrderId, { until: inDays(1) })
    expect(await endHolds(app.deps)).toBe(0)
    await setDay(order.workOrderId, inDays(0))
    const runs = await Promise.all([endHolds(app.deps), endHolds(app.deps), endHolds(app.deps)])
    expect(runs.toSorted()).toEqual([0, 0, 1])
    expect(await endHolds(app.deps)).toBe(0)
    const { workOrder, history } = await detailOf(app, order)
    expect(workOrder).toMatchObject({ status: 'OPEN', turn: 'agency', hold: null, heldUntil: null })
    expect(history.filter(({ key }) => key === 'order.resumed')).toMatchObject([
      { actor: { kind: 'system' }, reason: expect.stringContaining('has come') },
    ])
    const titles = await told(order.number)
    expect(titles.filter((title) => title.startsWith('Resumed'))).toHaveLength(1)
  })

  it('that a colleague ended before its day is over, and the next one counts from anew', async () => {
    const order = await openWorkOrder(app)
    const { workOrderId } = order
    await hold(workOrderId, { until: inDays(2) })
    await app.post(resumeWorkOrder, { workOrderId, reason: 'It came.' }, { as: agent })
    await hold(workOrderId, { until: inDays(20) })
    expect(await endHolds(app.deps)).toBe(0)
    expect((await detailOf(app, order)).workOrder.status).toBe('ON_HOLD')
  })

  it('that ends in the seller’s turn sends one mail, which says what to do', async () => {
    const order = await openWorkOrder(app)
    const { workOrderId } = order
    await hold(workOrderId, {})
    await app.drain()
    const before = (await mailsAbout(order.number)).length
    await app.post(resumeWorkOrder, { workOrderId, reason: 'It came.' }, { as: agent })
    const titles = await told(order.number)
    expect(
      titles
        .slice(0, 2)
        .map((title) => title.split(':')[0])
        .toSorted(),
    ).toEqual(['Resumed', 'Your turn'])
    expect(await mailsAbout(order.number)).toHaveLength(before + 1)
  })
})

it('what is on hold is listed in the order in which it goes on', async () => {
  const [late, soon] = [await openWorkOrder(app), await openWorkOrder(app)]
  await holdFor(app, late.workOrderId, 9)
  await holdFor(app, soon.workOrderId, 3)
  const { body } = await app.get(staffQueue, { view: 'onHold' }, { as: agent })
  const days = (body.data?.records ?? []).map(({ heldUntil }) => heldUntil)
  expect(days).toEqual(days.toSorted())
  const ids = (body.data?.records ?? []).map(({ id }) => id)
  expect(ids.indexOf(soon.workOrderId)).toBeLessThan(ids.indexOf(late.workOrderId))
})
