import { beforeAll, describe, expect, it } from 'vitest'
import { sortedLetter } from '#letters/testing/letters.builders.ts'
import { answerAuthorityLetter } from '#letters/staff/contract.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { listLevels, removeLevel, saveAgencyDay, saveLevel } from '#team/staff/contract.ts'
import { holdWorkOrder, resumeWorkOrder, staffQueue, staffWorkOrder } from '../../staff/contract.ts'
import { advanceTo, openWorkOrder, type OpenedWorkOrder } from '../../testing/work-orders.builders.ts'
import { rankAllAgain } from './rank-again.ts'

const HOUR = 3_600_000
// A Tuesday in Berlin.
const app = await testApp({ clock: settableClock(new Date('2026-11-17T09:00:00Z')) })
const { agent, admin } = app.people
let [early, late]: OpenedWorkOrder[] = []

const rows = async () => {
  const { body } = await app.get(staffQueue, { view: 'agency', pageSize: 50 }, { as: agent })
  return body.data?.records ?? []
}
const urgencyOf = async (order: OpenedWorkOrder | undefined) =>
  (await rows()).find(({ id }) => id === order?.workOrderId)?.urgency
const ownOrder = async () => {
  const own = [early?.workOrderId, late?.workOrderId]
  return (await rows()).map(({ id }) => own.indexOf(id)).filter((place) => place >= 0)
}

beforeAll(async () => {
  // Days pass in this test, and sessions of staff end within one.
  await app.database.pool.query(
    `update staff_sessions set expires_at = '2028-01-01', last_seen_at = '2027-12-31'`,
  )
  early = await openWorkOrder(app)
  late = await openWorkOrder(app)
  await advanceTo(app, early, 'submitted')
  app.clock.advance(2 * HOUR)
  await advanceTo(app, late, 'submitted')
})

describe('what is best done next', () => {
  it('has no urgency while the seller is asked', async () => {
    const order = await openWorkOrder(app)
    const { body } = await app.get(staffQueue, { view: 'seller', pageSize: 50 }, { as: agent })
    expect(body.data?.records.find(({ id }) => id === order.workOrderId)?.urgency).toBeNull()
  })

  it('counts the agency’s own time, says how much of the level is used, and sorts by it', async () => {
    expect(await urgencyOf(early)).toMatchObject({ because: 'LEVEL', level: { days: 2, usedPercent: 4 } })
    expect(await urgencyOf(late)).toMatchObject({ level: { usedPercent: 0 } })
    expect(await ownOrder()).toEqual([0, 1])
    app.clock.advance(10 * HOUR)
    expect(await urgencyOf(early)).toMatchObject({ level: { usedPercent: 25 } })
  })

  it('is on the page of the work order as in the queue', async () => {
    const workOrderId = early?.workOrderId ?? ''
    const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
    expect(body.data?.workOrder.urgency).toMatchObject({ because: 'LEVEL', level: { usedPercent: 25 } })
    expect(body.data?.workOrder.urgency).toEqual(await urgencyOf(early))
    const waiting = (await openWorkOrder(app)).workOrderId
    const { body: other } = await app.get(staffWorkOrder, { workOrderId: waiting }, { as: agent })
    expect(other.data?.workOrder.urgency).toBeNull()
  })

  it('does not begin again after a hold, and does not run during one', async () => {
    const workOrderId = early?.workOrderId ?? ''
    const hold = { workOrderId, why: 'SELLER_ASKED' as const, until: addDays(agencyToday(app), 20) }
    expect((await app.post(holdWorkOrder, hold, { as: agent })).body.code).toBe(0)
    app.clock.advance(24 * HOUR)
    expect(
      (await app.post(resumeWorkOrder, { workOrderId, reason: 'The seller called' }, { as: agent })).body
        .code,
    ).toBe(0)
    // 12 hours before the hold, none during it.
    expect(await urgencyOf(early)).toMatchObject({ level: { usedPercent: 25 } })
    expect(await urgencyOf(late)).toMatchObject({ level: { usedPercent: 71 } })
    expect(await ownOrder()).toEqual([1, 0])
  })

  it('follows a level that is changed, and forgets one that is removed', async () => {
    const level = { productCode: null, step: null, days: 5, firstDays: 5 }
    expect((await app.post(saveLevel, level, { as: admin })).body.code).toBe(0)
    await app.drain()
    expect(await urgencyOf(late)).toMatchObject({ level: { days: 5, usedPercent: 28 } })
    const { body } = await app.get(listLevels, {}, { as: agent })
    const levelId = body.data?.levels[0]?.id ?? ''
    await app.post(removeLevel, { levelId }, { as: admin })
    await app.drain()
    expect(await urgencyOf(late)).toMatchObject({ level: { days: 2, usedPercent: 71 } })
  })

  it('gives a day off of the agency’s own', async () => {
    const before = (await urgencyOf(late))?.level?.endsAt ?? ''
    const day = addDays(agencyToday(app), 1)
    expect(
      (await app.post(saveAgencyDay, { day, works: false, name: 'Works outing' }, { as: admin })).body.code,
    ).toBe(0)
    await app.drain()
    const after = (await urgencyOf(late))?.level?.endsAt ?? ''
    expect(Date.parse(after) - Date.parse(before)).toBe(24 * HOUR)
  })

  it('puts an unanswered letter first, until it is answered', async () => {
    const replyBy = addDays(agencyToday(app), 20)
    const letter = await sortedLetter(app, { workOrderId: early?.workOrderId ?? '', replyBy })
    await app.drain()
    expect(await urgencyOf(early)).toMatchObject({ because: 'LETTER', day: replyBy })
    expect(await ownOrder()).toEqual([0, 1])
    const { id, revision } = letter
    await app.post(answerAuthorityLetter, { id, revision, on: agencyToday(app) }, { as: agent })
    await app.drain()
    expect((await urgencyOf(early))?.because).not.toBe('LETTER')
  })

  it('ranks what was never ranked', async () => {
    await app.database.pool.query('update work_orders set urgent_at = null, urgent_because = null')
    expect(await ownOrder()).toEqual([])
    expect(await rankAllAgain(app.deps, { isUnranked: true, batch: 1 })).toBe(2)
    expect(await rankAllAgain(app.deps, { isUnranked: true })).toBe(0)
    expect(await urgencyOf(late)).toMatchObject({ because: 'DUE' })
  })
})
