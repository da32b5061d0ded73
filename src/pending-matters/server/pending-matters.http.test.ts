import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { payerOf } from '#payments/testing/payer.ts'
import { listMyServices, supplementsAsked, workOrderDetails } from '#work-orders/contract.ts'
import { itemsInTurn } from '#work-orders/open-items.ts'
import { listNodes } from '#work-orders/server/work-orders.queries.ts'
import { listSupplements } from '#work-orders/server/supplements/supplements.queries.ts'
import * as staff from '#work-orders/staff/contract.ts'
import * as steps from '#work-orders/staff/steps-contract.ts'
import * as supplements from '#work-orders/staff/supplements-contract.ts'
import { advanceTo, openWorkOrder, type OpenedWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { listPendingMatters } from '../contract.ts'
import { holdFor } from '#work-orders/testing/holds.builders.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer, agent } = app.people

const CONTRACT = { title: { en: 'Warehouse contract', zh: '仓储合同' }, kind: 'file' } as const
const NAME = { title: { en: 'Former names', zh: '公司曾用名' }, kind: 'text' } as const

const read = async (input: object = {}, as = seller, lang: 'en' | 'zh' = 'en') => {
  const { body } = await app.get(listPendingMatters, { pageSize: 100, ...input }, { as, lang })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const ofOrder = async (number: string) => (await read()).records.filter((matter) => matter.number === number)
const ask = (order: OpenedWorkOrder, items: readonly object[]) =>
  app.post(
    supplements.askSupplements,
    { workOrderId: order.workOrderId, items: [...items] as never },
    { as: agent },
  )
const inDays = (days: number) => {
  const day = new Date(app.clock.now().getTime() + days * 86_400_000)
  return day.toISOString().slice(0, 10)
}

/** What the rule of one work order says waits for the seller. */
async function byTheRule({ workOrderId }: OpenedWorkOrder) {
  const { rows } = await app.database.pool.query<{ status: 'OPEN' }>(
    'select status from work_orders where id = $1',
    [workOrderId],
  )
  const nodes = await listNodes(app.deps.db, [workOrderId])
  const asked = await listSupplements(app.deps.db, workOrderId)
  return itemsInTurn(rows[0]?.status ?? 'OPEN', nodes, asked)
    .filter(({ holder }) => holder === 'seller')
    .map((item) => [item.kind === 'node' ? item.node.id : item.supplement.id, item.dueAt])
    .toSorted()
}

describe('what waits for the seller', () => {
  it('names every open item: the form, each supplement with its own day, and the order to pay', async () => {
    const order = await openWorkOrder(app)
    await ask(order, [
      { ...CONTRACT, dueAt: inDays(30) },
      { ...NAME, dueAt: inDays(20) },
    ])
    const unpaid = await placeOrderOf(app, seller, 'eori-eu')
    const { records, total } = await read()
    expect(total).toBe(records.length)
    expect(records.map(({ type, title, number }) => [type, title, number])).toEqual([
      ['PAYMENT', expect.stringMatching(/^Pay €\d/), unpaid.number],
      ['FORM', 'Fill in: Company form', order.number],
      ['SUPPLEMENT', 'Submit: Former names', order.number],
      ['SUPPLEMENT', 'Submit: Warehouse contract', order.number],
    ])
    expect(records[0]).toMatchObject({ dueAt: unpaid.expiresAt, overdue: false })
    expect(records.slice(2).map(({ dueAt }) => dueAt)).toEqual([inDays(20), inDays(30)])
    expect(records.map(({ link }) => link.replace(/=.*/, ''))).toEqual([
      '/workspace/myOrderDetail?id',
      '/workspace/dynamicForm?nodeId',
      '/workspace/replenishInfo?workOrderId',
      '/workspace/replenishInfo?workOrderId',
    ])
    const zh = await read({}, viewer, 'zh')
    expect(zh.records.map(({ title }) => title).slice(1)).toEqual([
      '填写：公司资料表',
      '补充：公司曾用名',
      '补充：仓储合同',
    ])
    expect((await read({ pageSize: 1 })).payments).toBe(1)
    expect((await read({ type: 'SUPPLEMENT' })).total).toBe(2)
    expect((await read({ type: 'FORM' })).records.map(({ type }) => type)).toEqual(['FORM'])
    expect((await read({ type: 'LETTER' })).total).toBe(0)
    expect(await read({ page: 2, pageSize: 3 })).toMatchObject({
      records: [{ title: 'Submit: Warehouse contract' }],
    })
    expect((await read({}, sellerOther)).records).toEqual([])
  })

  it('is what the rule says of a work order, at every step of it', async () => {
    const order = await openWorkOrder(app)
    const same = async (step: string) =>
      expect({
        step,
        items: (await ofOrder(order.number)).map(({ id, dueAt }) => [id, dueAt]).toSorted(),
      }).toEqual({ step, items: await byTheRule(order) })
    await same('opened')
    await advanceTo(app, order, 'submitted')
    await same('submitted')
    const notes = [{ path: 'city', reasonCode: 'other' as const }]
    await app.post(steps.returnNode, { ...order.node('companyForm'), notes }, { as: agent })
    await same('returned')
    expect(await ofOrder(order.number)).toMatchObject([{ type: 'FORM', title: 'Correct: Company form' }])
    const { workOrderId } = order
    await holdFor(app, workOrderId)
    await same('on hold')
    expect(await ofOrder(order.number)).toEqual([])
    await app.post(staff.resumeWorkOrder, { workOrderId, reason: 'on' }, { as: agent })
    await same('resumed')
    await app.post(staff.cancelWorkOrder, { workOrderId, reason: 'over' }, { as: agent })
    await same('cancelled')
  })

  it('leaves out an order whose payment is under review, and shows a transfer as such', async () => {
    const payer = payerOf(app, seller)
    const { order, redirectUrl } = await payer.orderAndBegin({ method: 'KLARNA' })
    expect((await ofOrder(order.number)).map(({ type }) => type)).toEqual(['PAYMENT'])
    await payer.press(redirectUrl, 'later_paid', { after: 3_600 })
    await app.drain()
    expect(await ofOrder(order.number)).toEqual([])
    const other = await placeOrderOf(app, seller, 'eori-eu')
    await payer.begin(other.id, { method: 'BANK_TRANSFER' })
    expect(await ofOrder(other.number)).toMatchObject([
      { type: 'PAYMENT', title: expect.stringMatching(/^Transfer €/), action: 'Bank details' },
    ])
  })
})

it('has one day for a thing, wherever it is read: lists, page, lane, queue, mail', async () => {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'filed')
  const own = inDays(40)
  await ask(order, [{ ...CONTRACT, dueAt: own }])
  const { workOrderId } = order
  const details = (await app.get(workOrderDetails, { workOrderId }, { as: seller })).body.data
  const cards = (await app.get(listMyServices, { pageSize: 100 }, { as: seller })).body.data?.records ?? []
  const queue = await app.get(staff.staffQueue, { view: 'seller', pageSize: 100 }, { as: agent })
  const inQueue = queue.body.data?.records.find(({ id }) => id === workOrderId)
  const card = cards.find(({ id }) => id === workOrderId)
  for (const shown of [details?.workOrder, card, inQueue]) {
    expect(shown).toMatchObject({ dueAt: own, late: false, supplements: { dueAt: own, late: false } })
    expect(shown?.lane.flatMap(({ track, dueAt }) => (dueAt === null ? [] : [[track, dueAt]]))).toEqual([
      ['you', own],
    ])
  }
  expect(details?.nodes.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]))).toEqual([])
  const asked = (await app.get(supplementsAsked, { workOrderId }, { as: seller })).body.data
  expect(asked?.map(({ dueAt }) => dueAt)).toEqual([own])
  expect((await ofOrder(order.number)).map(({ dueAt }) => dueAt)).toEqual([own])
  await app.drain()
  const mail = (await app.mails()).find(({ subject }) => subject.includes(order.number))
  const [year, month, day] = own.split('-').map(Number)
  expect(mail?.text).toContain(`请于${year}年${month}月${day}日前提交`)
})
