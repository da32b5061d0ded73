import { beforeAll, describe, expect, it } from 'vitest'
import {
  answerAuthorityLetter,
  askForAuthorityLetter,
  extendAuthorityLetter,
  reopenAuthorityLetter,
  sortAuthorityLetter,
} from '#letters/staff/contract.ts'
import { letterFields, letterOf, sortedLetter, uploadLetterOf } from '#letters/testing/letters.builders.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { staffMe } from '#staff/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { addDays } from '#platform/shared/calendar.ts'
import type { QueueView } from '../../staff/queue-filter.ts'
import {
  assignWorkOrder,
  cancelWorkOrder,
  holdWorkOrder,
  resumeWorkOrder,
  staffQueue,
  staffWorkOrder,
} from '../../staff/contract.ts'
import { openOfColleague, teamLoad } from '../../staff/load-contract.ts'
import { advanceTo, openWorkOrder, type OpenedWorkOrder } from '../../testing/work-orders.builders.ts'
import { rankAllAgain } from './rank-again.ts'

// A Tuesday in Berlin.
const app = await testApp({ clock: settableClock(new Date('2026-11-17T09:00:00Z')) })
const { agent } = app.people
const as = agent
const agentId = (await app.get(staffMe, {}, { as })).body.data?.id ?? ''
const DAY = 86_400_000
const inDays = (days: number) => addDays(agencyToday(app), days)

const rows = async (view: QueueView) =>
  (await app.get(staffQueue, { view, pageSize: 50 }, { as })).body.data?.records ?? []
const rowOf = async (view: QueueView, { workOrderId }: OpenedWorkOrder) =>
  (await rows(view)).find(({ id }) => id === workOrderId)
const ours = async (order: OpenedWorkOrder) =>
  (await Promise.all((['myTurn', 'agency'] as const).map((view) => rowOf(view, order)))).map(
    (row) => row && [row.turn, row.urgency?.because, row.urgency?.day],
  )
const letterFor = async (order: OpenedWorkOrder, more: object) => {
  const letter = await sortedLetter(app, { workOrderId: order.workOrderId, ...more })
  await app.drain()
  return letter
}
const askPapers = async (id: string) => {
  const workOrderRevision = (await letterOf(app, id)).act?.revision ?? 0
  const papers = [{ en: 'Lease of the warehouse', zh: '仓库租赁合同' }]
  const { body } = await app.post(
    askForAuthorityLetter,
    { id, revision: 2, workOrderRevision, papers },
    { as },
  )
  expect(body.code, JSON.stringify(body)).toBe(0)
  await app.drain()
}
const hold = async ({ workOrderId }: OpenedWorkOrder, days: number) => {
  const { body } = await app.post(
    holdWorkOrder,
    { workOrderId, why: 'SELLER_ASKED', until: inDays(days) },
    { as },
  )
  expect(body.code, JSON.stringify(body)).toBe(0)
}
const resume = async ({ workOrderId }: OpenedWorkOrder) => {
  const reason = { en: 'They go on.', zh: '恢复办理。' }
  const { body } = await app.post(resumeWorkOrder, { workOrderId, reason }, { as })
  expect(body.code, JSON.stringify(body)).toBe(0)
}
const hourly = () => rankAllAgain(app.deps, { isUnranked: true })

beforeAll(async () => {
  // Days pass in this test, and sessions of staff end within one.
  await app.database.pool.query(
    `update staff_sessions set expires_at = '2028-01-01', last_seen_at = '2027-12-31'`,
  )
})

describe('an unanswered letter is the agency’s, whosever turn it is', () => {
  it('with the authority: it comes first in mine and the agency’s, with its reason, until it is answered', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'filed')
    expect(await ours(order)).toEqual([undefined, undefined])
    const { id, revision } = await letterFor(order, { replyBy: inDays(3) })
    expect(await ours(order)).toEqual([
      ['authority', 'LETTER', inDays(3)],
      ['authority', 'LETTER', inDays(3)],
    ])
    // The agency's own clock does not run; it is the authority's turn as before.
    expect((await rowOf('authority', order))?.urgency?.level).toBeNull()
    const { body } = await app.get(staffWorkOrder, { workOrderId: order.workOrderId }, { as })
    expect(body.data?.workOrder.urgency).toMatchObject({ because: 'LETTER', day: inDays(3), level: null })
    await app.post(answerAuthorityLetter, { id, revision, on: agencyToday(app) }, { as })
    await app.drain()
    expect(await ours(order)).toEqual([undefined, undefined])
  })

  it('with a seller whom nobody asked for anything, and without a day', async () => {
    const order = await openWorkOrder(app)
    await letterFor(order, { replyBy: null })
    expect(await ours(order)).toEqual([
      ['seller', 'LETTER_UNDATED', null],
      ['seller', 'LETTER_UNDATED', null],
    ])
  })

  it('comes before a level that is over, also when its day is far, and one without a day too', async () => {
    const [late, far, undated] = [
      await openWorkOrder(app),
      await openWorkOrder(app),
      await openWorkOrder(app),
    ]
    await advanceTo(app, late, 'submitted')
    app.clock.advance(9 * DAY)
    await advanceTo(app, far, 'submitted')
    await advanceTo(app, undated, 'submitted')
    await letterFor(far, { replyBy: inDays(45) })
    await letterFor(undated, { replyBy: null })
    const places = (await rows('agency')).map(({ id }) => id)
    const placeOf = ({ workOrderId }: OpenedWorkOrder) => places.indexOf(workOrderId)
    expect([undated, far, late].map(placeOf).toSorted((a, b) => a - b)).toEqual(
      [undated, far, late].map(placeOf),
    )
    expect((await rowOf('agency', undated))?.urgency).toMatchObject({ because: 'LETTER_UNDATED', day: null })
  })

  it('that comes in during a hold was not known to who held it', async () => {
    const order = await openWorkOrder(app)
    await hold(order, 30)
    app.clock.advance(60_000)
    await letterFor(order, { replyBy: inDays(25) })
    expect((await ours(order))[0]).toEqual(['none', 'LETTER', inDays(25)])
    expect(await rowOf('onHold', order)).toMatchObject({ urgency: { because: 'LETTER' } })
  })

  it('that was there before a hold, and put on the order or opened again during it, was not known either', async () => {
    const [sorted, reopened] = [await openWorkOrder(app), await openWorkOrder(app)]
    const uploaded = await uploadLetterOf(app)
    const answered = await letterFor(reopened, { replyBy: inDays(25) })
    await app.post(
      answerAuthorityLetter,
      { id: answered.id, revision: answered.revision, on: agencyToday(app) },
      { as },
    )
    app.clock.advance(60_000)
    for (const order of [sorted, reopened]) await hold(order, 90)
    app.clock.advance(60_000)
    const fields = letterFields(app, { workOrderId: sorted.workOrderId, replyBy: inDays(25) })
    await app.post(sortAuthorityLetter, { id: uploaded, revision: 1, ...fields }, { as })
    const again = { id: answered.id, revision: answered.revision + 1, reason: 'Asked again' }
    const { body } = await app.post(reopenAuthorityLetter, again, { as })
    expect(body.code, JSON.stringify(body)).toBe(0)
    await app.drain()
    for (const order of [sorted, reopened])
      expect((await ours(order))[0]).toEqual(['none', 'LETTER', inDays(25)])
    // What is only corrected did not come in again: who holds it now knows of it.
    await resume(sorted)
    app.clock.advance(60_000)
    await hold(sorted, 90)
    app.clock.advance(60_000)
    await app.post(sortAuthorityLetter, { id: uploaded, revision: 2, ...fields, replyBy: inDays(26) }, { as })
    await app.drain()
    expect(await ours(sorted)).toEqual([undefined, undefined])
    await resume(sorted)
  })

  it('about what was cancelled comes first too, and whoever has the work can hand it over', async () => {
    const order = await openWorkOrder(app)
    const { workOrderId } = order
    await app.post(assignWorkOrder, { workOrderId, staffId: agentId }, { as })
    const cancel = { workOrderId, reason: { en: 'Withdrawn', zh: '撤回' } }
    expect((await app.post(cancelWorkOrder, cancel, { as: app.people.admin })).body.code).toBe(0)
    const held = async () =>
      (await app.get(openOfColleague, { staffId: agentId }, { as })).body.data?.orders.map(({ id }) => id)
    expect(await held()).not.toContain(workOrderId)
    const figure = async () =>
      (await app.get(teamLoad, {}, { as })).body.data?.people.find(({ id }) => id === agentId)?.agency ?? NaN
    const before = await figure()
    const replyBy = inDays(9)
    const { id, revision } = await letterFor(order, { replyBy })
    expect(await ours(order)).toEqual([
      ['none', 'LETTER', replyBy],
      ['none', 'LETTER', replyBy],
    ])
    expect(await held()).toContain(workOrderId)
    expect(await figure()).toBe(before + 1)
    await app.post(answerAuthorityLetter, { id, revision, on: agencyToday(app) }, { as })
    await app.drain()
    expect(await ours(order)).toEqual([undefined, undefined])
    expect(await held()).not.toContain(workOrderId)
  })

  it('about what was cancelled and nobody has is among what nobody has', async () => {
    const order = await openWorkOrder(app)
    const { workOrderId } = order
    const cancel = { workOrderId, reason: { en: 'Withdrawn', zh: '撤回' } }
    await app.post(cancelWorkOrder, cancel, { as: app.people.admin })
    await app.post(assignWorkOrder, { workOrderId, staffId: null }, { as })
    expect(await rowOf('unassigned', order)).toBeUndefined()
    await letterFor(order, { replyBy: null })
    expect(await rowOf('unassigned', order)).toMatchObject({ status: 'CANCELLED' })
  })
})

describe('a letter whose seller was asked for papers waits for the seller', () => {
  it('until three days before the authority’s own, and is then the agency’s within the hour', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'filed')
    const replyBy = inDays(10)
    const { id } = await letterFor(order, { replyBy })
    await askPapers(id)
    expect(await ours(order)).toEqual([undefined, undefined])
    expect((await rowOf('seller', order))?.urgency).toBeNull()
    app.clock.advance(6 * DAY)
    expect(await hourly()).toBe(0)
    app.clock.advance(DAY)
    expect(await hourly()).toBe(1)
    expect(await hourly()).toBe(0)
    expect(await ours(order)).toEqual([
      ['seller', 'LETTER', replyBy],
      ['seller', 'LETTER', replyBy],
    ])
    // More time from the authority is more time for the seller.
    const more = { id, revision: 3, replyBy: inDays(30), reason: 'By telephone', proofId: null }
    expect((await app.post(extendAuthorityLetter, more, { as })).body.code).toBe(0)
    await app.drain()
    expect(await ours(order)).toEqual([undefined, undefined])
  })

  it('but not a second letter, of which the seller was asked nothing', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'filed')
    const { id } = await letterFor(order, { replyBy: inDays(20) })
    await askPapers(id)
    app.clock.advance(60_000)
    await letterFor(order, { replyBy: inDays(25) })
    expect((await ours(order))[0]).toEqual(['seller', 'LETTER', inDays(20)])
  })
})

// Last, since weeks pass in it.
describe('a letter about what is on hold', () => {
  it('waits for the end of the hold, until its day is near', async () => {
    const order = await openWorkOrder(app)
    const replyBy = inDays(20)
    await letterFor(order, { replyBy })
    app.clock.advance(60_000)
    await hold(order, 60)
    expect(await ours(order)).toEqual([undefined, undefined])
    app.clock.advance(17 * DAY)
    expect(await hourly()).toBe(1)
    expect(await ours(order)).toEqual([
      ['none', 'LETTER', replyBy],
      ['none', 'LETTER', replyBy],
    ])
    app.clock.advance(4 * DAY)
    expect(await rowOf('overdue', order)).toMatchObject({ status: 'ON_HOLD', dueAt: replyBy, late: true })
  })
})
