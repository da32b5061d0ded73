import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { teamLoad } from '#work-orders/staff/load-contract.ts'
import { staffQueue, staffWorkOrder } from '#work-orders/staff/contract.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { listInspections } from '../contract.ts'
import {
  answerInspection,
  askInspectionAgain,
  closeInspection,
  staffInspection,
  staffInspections,
  type StaffInspection,
} from '../staff/inspections-contract.ts'
import { openedInspection } from '../testing/inspections.builders.ts'
import { followDueDays } from './follow-due-days.ts'

const EVENING = new Date('2026-11-18T22:50:00Z')
const app = await testApp({ clock: settableClock(EVENING) })
const { agent: as, seller } = app.people

const of = (found: { late: boolean } | null | undefined, dueOn?: string | null) => [found?.late, dueOn]

it('the last day for an objection that nobody wanted is past: the authority’s day counts, and nothing without one', async () => {
  const works = [await openWorkOrder(app), await openWorkOrder(app)] as const
  const [hmrc, audit] = works.map(({ workOrderId }) => workOrderId) as [string, string]
  const answerBy = '2026-12-20'
  const check = { kind: 'HMRC_CHECK', country: 'GB', servedOn: '2026-10-20', answerBy }
  const ids = [
    (await openedInspection(app, hmrc, check)).id,
    (await openedInspection(app, audit, { kind: 'SPECIAL_AUDIT', servedOn: '2026-10-18' })).id,
  ]
  const shown = () =>
    Promise.all(ids.map(async (id) => (await app.get(staffInspection, { id }, { as })).body.data))
  const ranked = async () => {
    await app.drain()
    const found = works.map(({ workOrderId }) => app.get(staffWorkOrder, { workOrderId }, { as }))
    return (await Promise.all(found)).map(({ body }) =>
      of(body.data?.workOrder.urgency, body.data?.workOrder.urgency?.day),
    )
  }
  expect((await shown()).map((one) => of(one, one?.dueDay))).toEqual([
    [false, '2026-11-18'],
    [false, '2026-11-18'],
  ])
  const { body } = await app.get(listInspections, { workOrderId: hmrc }, { as: seller })
  expect(body.data?.records).toMatchObject([{ answerBy, dueDay: '2026-11-18', late: false }])

  // Past midnight, and the work that follows has not run yet.
  app.clock.advance(20 * 60_000)
  const ofAuthority = [
    [false, answerBy],
    [false, null],
  ]
  expect((await shown()).map((one) => of(one, one?.dueDay))).toEqual(ofAuthority)
  await followDueDays(app.deps)
  expect((await ranked())[0]).toEqual([false, answerBy])
  const { rows } = await app.database.pool.query(
    'select due_day::text as due, revision from inspections where id = any($1) order by due_day',
    [ids],
  )
  expect(rows).toEqual([
    { due: answerBy, revision: 1 },
    { due: null, revision: 1 },
  ])
  const days = await app.database.pool.query(
    'select letter_day::text as day from work_orders where id = any($1) order by letter_day',
    [[hmrc, audit]],
  )
  expect(days.rows).toEqual([{ day: answerBy }, { day: null }])
  app.clock.set(EVENING)
})

it('a check whose day has passed is late wherever it is shown, by the same day, until it is answered or closed', async () => {
  const work = await openWorkOrder(app)
  const { workOrderId: id } = work
  const day = '2026-11-18'
  const check = await openedInspection(app, id, { kind: 'VISIT', answerBy: day })
  await app.drain()
  const read = async (state: StaffInspection['state'] = 'OPEN') => {
    const about = { workOrderId: id }
    const [one, list, sellers, whole, queue, load] = await Promise.all([
      app.get(staffInspection, { id: check.id }, { as }),
      app.get(staffInspections, { state }, { as }),
      app.get(listInspections, about, { as: seller }),
      app.get(staffWorkOrder, about, { as }),
      app.get(staffQueue, { view: 'overdue' }, { as }),
      app.get(teamLoad, {}, { as }),
    ])
    const row = queue.body.data?.records.find((found) => found.id === id)
    const listed = list.body.data?.records.find((found) => found.id === check.id)
    const shown = sellers.body.data?.records.find((found) => found.id === check.id)
    const { urgency } = whole.body.data?.workOrder ?? {}
    return {
      one: of(one.body.data, one.body.data?.dueDay),
      listed: of(listed, listed?.dueDay),
      shown: of(shown, shown?.dueDay),
      nextBest: of(urgency, urgency?.day),
      overdue: row && of(row.urgency, row.urgency?.day),
      counted: queue.body.data?.counts.overdue,
      ofNobody: load.body.data?.nobody.overdue,
    }
  }
  const inTime = await read()
  const calm = [false, day]
  expect(inTime).toMatchObject({ one: calm, listed: calm, shown: calm, nextBest: calm, overdue: undefined })

  // Midnight has passed where the agency is.
  app.clock.advance(20 * 60_000)
  const late = [true, day]
  expect(await read()).toEqual({
    one: late,
    listed: late,
    shown: late,
    nextBest: late,
    overdue: late,
    counted: (inTime.counted ?? 0) + 1,
    ofNobody: (inTime.ofNobody ?? 0) + 1,
  })

  // Answered in full, though too late: nothing is late any more, and nothing first.
  const answer = { id: check.id, revision: check.revision, on: day, what: 'Reply' }
  await app.post(answerInspection, answer, { as })
  await app.drain()
  const calmAgain = { overdue: undefined, counted: inTime.counted, ofNobody: inTime.ofNobody }
  const answered = await read('ANSWERED')
  expect(answered).toMatchObject({ one: calm, listed: calm, shown: calm, ...calmAgain })
  expect(answered.nextBest).not.toEqual(calm)
  expect((await read()).listed).toEqual([undefined, undefined])

  // Asked again, by a day that has passed already.
  const again = { id: check.id, revision: 2, on: day, askedEn: 'More.', askedZh: '补充。', answerBy: day }
  await app.post(askInspectionAgain, again, { as })
  await app.drain()
  expect(await read()).toMatchObject({ one: late, listed: late, shown: late, nextBest: late, overdue: late })

  const end = { id: check.id, revision: 3, on: day, outcomeEn: 'Over.', outcomeZh: '已结束。' }
  await app.post(closeInspection, end, { as })
  await app.drain()
  expect(await read()).toMatchObject({
    one: [false, day],
    ...calmAgain,
  })
})
