import { describe, expect, it } from 'vitest'
import { productDetails } from '#catalogue/contract.ts'
import { nodesOf } from '#catalogue/nodes-of.ts'
import { testApp } from '#main/testing/test-app.ts'
import { orderDetails } from '#orders/contract.ts'
import { countMyServices, listMyServices, workOrderDetails } from '../contract.ts'
import { staffWorkOrder } from '../staff/contract.ts'
import { advanceTo, detailOf, openWorkOrder } from '../testing/work-orders.builders.ts'
import { openWorkOrders } from './open-work-orders.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people

describe('a paid order', () => {
  it('opens one work order, however often the event arrives', async () => {
    const order = await openWorkOrder(app)
    await Promise.allSettled(Array.from({ length: 5 }, () => openWorkOrders(app.deps, order.orderId)))
    await openWorkOrders(app.deps, order.orderId)
    const { rows } = await app.database.pool.query('select number from work_orders where order_id = $1', [
      order.orderId,
    ])
    expect(rows).toEqual([{ number: expect.stringMatching(/^WO-20\d\d-\d{6}$/) }])
    const { body } = await app.get(orderDetails, { id: order.orderId }, { as: seller })
    expect(body.data).toMatchObject({
      status: 'FULFILLING',
      lines: [{ workOrder: { id: order.workOrderId, number: order.number } }],
    })
  })

  it('begins with the seller’s form, and notifies them by mail in their language', async () => {
    const order = await openWorkOrder(app)
    const { workOrder, nodes, history, returned } = await detailOf(app, order)
    expect(workOrder).toMatchObject({
      status: 'OPEN',
      turn: 'seller',
      percent: 0,
      late: false,
      currentNode: { key: 'companyForm', status: 'OPEN' },
      step: { index: 1, count: 8 },
      company: { name: expect.stringContaining('Brightoak') },
      inCharge: null,
    })
    expect(nodes.map((node) => node.status)).toEqual(['OPEN', ...Array<string>(7).fill('LOCKED')])
    expect(nodes[0]?.actions).toEqual([{ action: 'submit', enabled: true, reason: null }])
    expect(nodes[2]?.actions[0]).toMatchObject({
      enabled: false,
      reason: 'An earlier step is not finished yet.',
    })
    expect(history.map((entry) => entry.text)).toEqual(['bought the service'])
    expect(history[0]).toMatchObject({
      actor: { kind: 'seller', name: 'Lin Yue' },
      detail: expect.stringContaining('OR-'),
    })
    expect(returned).toBeNull()
    const mail = (await app.mails()).find((one) => one.subject.includes(order.number))
    expect(mail).toMatchObject({ to: seller.email, subject: expect.stringContaining('轮到您了') })
    expect(mail?.links).toEqual([
      `${app.config.publicUrl}/workspace/myServices/detail?id=${order.workOrderId}`,
    ])
  })
})

it('is expected to finish when its page said so, in the list and for the staff too', async () => {
  const order = await openWorkOrder(app, seller, 'vat-registration-de')
  const { workOrder } = await detailOf(app, order)
  const page = (await app.get(productDetails, { code: 'vat-registration-de' })).body.data
  const promised = { ...page?.expectedFinish, heldDays: 0 }
  expect(workOrder.expectedFinish).toEqual(promised)
  const list = (await app.get(listMyServices, { pageSize: 100 }, { as: seller })).body.data
  const listed = list?.records.find(({ id }) => id === order.workOrderId)
  const { workOrderId } = order
  const staffed = (await app.get(staffWorkOrder, { workOrderId }, { as: app.people.agent })).body.data
  expect([listed?.expectedFinish, staffed?.workOrder.expectedFinish]).toEqual([promised, promised])
})

it('has the steps that its page shows for the choices of the order', async () => {
  for (const filing of ['none', '12']) {
    const order = await openWorkOrder(app, seller, 'vat-registration-de', { filing })
    const page = (await app.get(productDetails, { code: 'vat-registration-de' })).body.data
    const shown = nodesOf(page?.process ?? [], { filing }).map(({ key, name }) => [key, name])
    const { nodes, workOrder } = await detailOf(app, order)
    expect(nodes.map(({ key, name }) => [key, name])).toEqual(shown)
    expect(workOrder.step.count).toBe(shown.length)
  }
})

describe('the list', () => {
  it('shows, filters and counts the company’s own work orders', async () => {
    const before = (await app.get(countMyServices, {}, { as: seller })).body.data
    const order = await openWorkOrder(app)
    const counted = (await app.get(countMyServices, {}, { as: seller })).body.data
    expect(counted?.total).toBe((before?.total ?? 0) + 1)
    expect(counted?.byTurn.seller).toBe((before?.byTurn.seller ?? 0) + 1)
    const list = async (input: object, as = seller) =>
      (await app.get(listMyServices, { ...input }, { as })).body.data
    expect((await list({}))?.records[0]).toMatchObject({ id: order.workOrderId, turn: 'seller' })
    expect((await list({ keyword: order.number.toLowerCase() }))?.records.map((one) => one.id)).toEqual([
      order.workOrderId,
    ])
    expect((await list({ keyword: '%' }))?.total).toBe(0)
    expect((await list({ turn: 'authority' }))?.total).toBe(0)
    expect((await list({ status: 'COMPLETED' }))?.total).toBe(0)
    expect((await list({ country: 'FR' }))?.total).toBe(0)
    const page = await list({ pageSize: 1, page: 2 })
    expect(page).toMatchObject({ page: 2, pageSize: 1, total: counted?.total })
    expect((await list({}, sellerOther))?.total).toBe(0)
    expect((await list({}, viewer))?.total).toBe(counted?.total)
  })

  it('refuses invalid filters and callers without a session', async () => {
    const bad = await app.get(listMyServices, { status: 'GONE', page: 0 }, { as: seller })
    expect(bad).toMatchObject({ status: 400, body: { code: 400, fields: { status: expect.any(String) } } })
    expect((await app.get(listMyServices, {})).body.code).toBe(1)
    expect((await app.get(countMyServices, {})).body.code).toBe(1)
  })
})

describe('somebody else’s work order', () => {
  it('looks as if it did not exist', async () => {
    const order = await openWorkOrder(app)
    const foreign = await app.get(workOrderDetails, { workOrderId: order.workOrderId }, { as: sellerOther })
    const nonexistent = await app.get(
      workOrderDetails,
      { workOrderId: 'wo_00000000000000000000000000' },
      { as: sellerOther },
    )
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(nonexistent.body)
    expect((await app.get(workOrderDetails, { workOrderId: order.workOrderId })).body.code).toBe(1)
    expect((await app.get(workOrderDetails, { workOrderId: "x' or 1=1" }, { as: seller })).body.code).toBe(
      400,
    )
  })
})

describe('the whole process', () => {
  it('ends with the number, the certificate, a registration and a finished order', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'accepted')
    await app.drain()
    await advanceTo(app, order, 'filed', 'signed')
    const filed = await detailOf(app, order)
    expect(filed.workOrder).toMatchObject({
      turn: 'authority',
      currentNode: { key: 'taxNumber', status: 'FILED' },
    })
    expect(filed.workOrder.inCharge).toBe(app.people.agent.name)
    const tax = filed.nodes.find((node) => node.key === 'taxNumber')
    expect(tax?.record).toMatchObject({ way: 'ELSTER', reference: 'et-2026-118' })

    await advanceTo(app, order, 'done', 'taxNumber')
    await app.drain()
    const done = await detailOf(app, order)
    expect(done.workOrder).toMatchObject({
      status: 'COMPLETED',
      turn: 'none',
      percent: 100,
      expectedFinish: null,
    })
    expect(done.obtained).toMatchObject([
      { kind: 'TAX_NUMBER', number: '21/815/08150', certificate: null },
      {
        kind: 'VAT_NUMBER',
        number: 'DE129273398',
        validFrom: '2026-03-01',
        certificate: { name: 'certificate.pdf' },
      },
    ])
    expect(done.history[0]).toMatchObject({
      key: 'order.completed',
      actor: { kind: 'system', name: 'Greenlane' },
    })
    const { rows } = await app.database.pool.query('select * from registrations where work_order_id = $1', [
      order.workOrderId,
    ])
    expect(rows).toMatchObject([
      { registration_number: 'DE129273398', valid_from: '2026-03-01', kind: 'VAT_NUMBER' },
    ])
    expect((await app.get(orderDetails, { id: order.orderId }, { as: seller })).body.data?.status).toBe(
      'COMPLETED',
    )
    const mails = (await app.mails()).filter((mail) => mail.subject.includes(order.number))
    expect(mails.map((mail) => mail.subject.split('：')[0])).toEqual([
      '已办结',
      '主管机关已批准',
      '主管机关已批准',
      '已递交主管机关',
      '轮到您了',
      '轮到您了',
    ])
    expect(JSON.stringify(mails)).not.toContain('DE129273398')
  })
})
