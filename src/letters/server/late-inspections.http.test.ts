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

const app = await testApp({ clock: settableClock(new Date('2026-11-18T22:50:00Z')) })
const { agent: as, seller } = app.people

const of = (found: { late: boolean } | null | undefined, dueOn?: string | null) => [found?.late, dueOn]

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
