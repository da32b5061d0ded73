import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { staffQueue } from '../../staff/contract.ts'
import { advanceTo, openWorkOrder, type OpenedWorkOrder } from '../../testing/work-orders.builders.ts'

// A Saturday in Berlin: nothing of the service level is used until Monday, for none of them.
const app = await testApp({ clock: settableClock(new Date('2026-11-21T09:00:00Z')) })

it('what comes in on a day of rest is done in the order in which it came in', async () => {
  const orders: OpenedWorkOrder[] = []
  for (let n = 0; n < 6; n += 1) orders.push(await openWorkOrder(app))
  // Sent in another order than bought.
  const sent = [4, 1, 5, 0, 3, 2].flatMap((n) => orders[n] ?? [])
  for (const order of sent) {
    await advanceTo(app, order, 'submitted')
    app.clock.advance(60_000)
  }
  for (const view of ['agency', 'unassigned', 'myTurn', 'all'] as const) {
    const { body } = await app.get(staffQueue, { view, sort: 'next', pageSize: 50 }, { as: app.people.agent })
    const records = body.data?.records ?? []
    expect(new Set(records.map(({ urgency }) => urgency?.level?.endsAt)).size, view).toBe(1)
    expect(
      records.map(({ id }) => id),
      view,
    ).toEqual(sent.map(({ workOrderId }) => workOrderId))
  }
})
