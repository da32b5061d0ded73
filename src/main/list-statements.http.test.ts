import { expect, it } from 'vitest'
import { listCalendar } from '#calendar/contract.ts'
import { listMessages } from '#messages/contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { listRegistrations } from '#registrations/contract.ts'
import { listMyServices } from '#work-orders/contract.ts'
import { staffQueue } from '#work-orders/staff/contract.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { agencyToday } from './testing/agency-today.ts'
import { testApp } from './testing/test-app.ts'

/*
 * Each statement costs a list more than the rows that it brings: a write to the database, a process woken, a plan looked
 * up. Whatever belongs to the records is read in the statement of the page.
 */

const app = await testApp()
const { seller, agent } = app.people
await openWorkOrder(app)
await app.drain()

const day = agencyToday(app)
const window = { page: 1, pageSize: 20 }

/** How many statements a call sends, besides the one that finds the session. */
async function statementsOf(call: () => Promise<{ body: { code: number } }>): Promise<number> {
  const { pool } = app.database
  const original = pool.query.bind(pool)
  let count = 0
  const spy = (...args: unknown[]) => {
    // Read again after a second, which passes on a busy machine.
    if (!JSON.stringify(args[0]).includes('_sessions')) count++
    return (original as (...all: unknown[]) => unknown)(...args)
  }
  expect((await call()).body.code).toBe(0)
  Object.assign(pool, { query: spy })
  await call().finally(() => Object.assign(pool, { query: original }))
  return count
}

it.each([
  ['work orders', 1, () => app.get(listMyServices, window, { as: seller })],
  ['pending matters', 1, () => app.get(listPendingMatters, window, { as: seller })],
  ['messages', 1, () => app.get(listMessages, { page: 1, pageSize: 1 }, { as: seller })],
  ['registrations', 1, () => app.get(listRegistrations, window, { as: seller })],
  ['calendar', 3, () => app.get(listCalendar, { from: day, to: day }, { as: seller })],
  ['queue of the staff', 3, () => app.get(staffQueue, { ...window, view: 'all' }, { as: agent })],
])('the list of %s takes %i statement(s)', async (_name, most, call) => {
  expect(await statementsOf(call)).toBe(most)
})

it('behind its last page a list has no rows, and says how many there are', async () => {
  const behind = { page: 9, pageSize: 20 }
  const own = await app.get(listMyServices, window, { as: seller })
  const empty = await app.get(listMyServices, behind, { as: seller })
  expect(empty.body.data).toEqual({ ...own.body.data, ...behind, records: [] })
  const queue = await app.get(staffQueue, { ...window, view: 'all' }, { as: agent })
  const emptyQueue = await app.get(staffQueue, { ...behind, view: 'all' }, { as: agent })
  expect(emptyQueue.body.data).toEqual({ ...queue.body.data, ...behind, records: [] })
  const messages = await app.get(listMessages, window, { as: seller })
  const emptyMessages = await app.get(listMessages, behind, { as: seller })
  expect(emptyMessages.body.data).toEqual({ ...messages.body.data, ...behind, records: [] })
})
