import { beforeAll, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { queryDeclaration } from '#declarations/contract.ts'
import * as declarations from '#declarations/staff/contract.ts'
import { waitingDeclaration } from '#declarations/testing/declarations.builders.ts'
import { makeFileable } from '#declarations/testing/fileable.builders.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { aReceiver } from '../testing/receiver.ts'
import { aWebhook } from '../testing/webhooks.builders.ts'

const app = await testApp({ config: { webhooks: { allowLocal: true, timeoutMs: 800 } } })
const receiver = await aReceiver()
const { seller, agent, reviewer } = app.people
type Told = { type: string; timestamp: string; data: Record<string, string | null> }

beforeAll(() => aWebhook(app, receiver.url))

/** What was told since the last look, in order of the events. */
async function told(): Promise<Told[]> {
  await app.drain()
  return receiver.received
    .splice(0)
    .map(({ body }) => JSON.parse(body) as Told)
    .toSorted((a, b) => a.timestamp.localeCompare(b.timestamp) || a.type.localeCompare(b.type))
}
const types = (events: readonly Told[]) =>
  events.map(({ type, data }) => [type, data['turn'] ?? data['status']])

it('a work order is told from its beginning to its end, with ids, numbers of ours and states alone', async () => {
  const order = await openWorkOrder(app)
  const opened = (await told()).find(({ type }) => type === 'work_order.opened')
  expect(opened?.data).toEqual({
    workOrderId: order.workOrderId,
    workOrderNumber: order.number,
    orderId: order.orderId,
    orderNumber: expect.any(String) as string,
    country: 'DE',
    service: 'vat-registration-de',
    status: 'OPEN',
    turn: 'seller',
    step: 'companyForm',
  })
  await advanceTo(app, order, 'submitted')
  expect(types(await told())).toEqual([['work_order.turn_changed', 'agency']])
  const dueAt = addDays(dayOf(app.clock.now(), app.config.agency.timeZone), 9)
  const item = { title: { en: 'Passport of Lin Yue', zh: '林悦的护照' }, kind: 'file', dueAt }
  const asked = { workOrderId: order.workOrderId, items: [item, item] }
  expect((await app.post(askSupplements, asked, { as: agent })).body.code).toBe(0)
  const supplement = await told()
  expect(supplement.map(({ type }) => type)).toContain('supplement.asked')
  expect(JSON.stringify(supplement)).not.toContain('Lin Yue')
})

it('a number that was granted is told without the number', async () => {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'filed')
  await told()
  await advanceTo(app, order, 'vatNumber', 'taxNumber')
  const granted = await told()
  expect(granted.filter(({ type }) => type === 'work_order.granted')).toHaveLength(2)
  expect(JSON.stringify(granted)).not.toMatch(/129273398|815/)
  await advanceTo(app, order, 'done', 'done')
  expect(types(await told()).at(-1)).toEqual(['work_order.finished', 'none'])
})

it('a declaration is told when it waits for its company, again after a query, and when it is filed', async () => {
  const row = await waitingDeclaration(app, { status: 'CALCULATED' })
  await makeFileable(app, row)
  const seen = { companyId: row.companyId, id: row.id, revision: row.revision }
  const checked = await app.post(declarations.check, seen, { as: reviewer })
  expect(checked.body).toMatchObject({ code: 0 })
  expect(await told()).toMatchObject([
    {
      type: 'declaration.waiting_for_confirmation',
      data: {
        declarationId: row.id,
        declarationNumber: row.number,
        kind: 'RETURN',
        scheme: 'LOCAL',
        country: 'DE',
        from: row.fromDay,
        to: row.toDay,
        status: 'AWAITING_CONFIRMATION',
      },
    },
  ])
  const query = { id: row.id, revision: row.revision, text: 'Why so much?' }
  expect((await app.post(queryDeclaration, query, { as: seller })).body).toMatchObject({ code: 0 })
  const answered = await app.post(declarations.answer, { ...seen, text: 'Because.' }, { as: reviewer })
  expect(answered.body).toMatchObject({ code: 0 })
  const again = await told()
  expect(again.map(({ type }) => type)).toEqual(['declaration.waiting_for_confirmation'])
  expect(JSON.stringify(again)).not.toContain('Because')
})
