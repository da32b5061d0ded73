import { expect, test } from 'vitest'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp } from '#main/testing/test-app.ts'
import { staffOrders } from '#orders/staff/contract.ts'
import { refundOrder, staffOrder } from '#payments/staff/contract.ts'
import { answerChecks } from '../staff/checks-contract.ts'
import { assignWorkOrder, staffQueue, staffWorkOrder } from '../staff/contract.ts'
import { openWorkOrder, submitForm } from '../testing/work-orders.builders.ts'

const app = await testApp()
const { agent } = app.people
const finance = await staffPerson(app, 'finance')

test('finance read how far the work is, without answers, files and actions', async () => {
  const order = await openWorkOrder(app)
  await submitForm(app, order)
  const { workOrderId } = order
  const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: finance })
  expect(body.data).toMatchObject({
    mayWork: false,
    forms: [],
    documents: [],
    supplements: [],
    colleagues: [],
  })
  expect(body.data?.workOrder.actions).toEqual([])
  expect(body.data?.nodes.flatMap(({ actions, files }) => [...actions, ...files])).toEqual([])
  expect(body.data?.nodes.length).toBeGreaterThan(3)
  expect(body.data?.around.order?.number).toMatch(/^OR-/)
  const { body: worked } = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
  expect(worked.data?.mayWork).toBe(true)
  expect(worked.data?.forms.length).toBeGreaterThan(0)
})

test('finance work on nothing', async () => {
  const { workOrderId } = await openWorkOrder(app)
  for (const refused of [
    await app.get(staffQueue, {}, { as: finance }),
    await app.get(answerChecks, { workOrderId }, { as: finance }),
    await app.post(assignWorkOrder, { workOrderId, staffId: null }, { as: finance }),
  ])
    expect(refused.body.code).not.toBe(0)
})

test('case handlers read the order of their work, and move no money', async () => {
  const { workOrderId } = await openWorkOrder(app)
  const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
  const orderId = body.data?.around.order?.id ?? ''
  expect((await app.get(staffOrders, {}, { as: agent })).body.data?.total).toBeGreaterThan(0)
  const read = await app.get(staffOrder, { orderId }, { as: agent })
  expect(read.body.data?.order.id).toBe(orderId)
  const refund = await app.post(refundOrder, { orderId, amount: 100, reason: 'as a kindness' } as never, {
    as: agent,
  })
  expect(refund.body.code).not.toBe(0)
  const after = await app.get(staffOrder, { orderId }, { as: agent })
  expect(after.body.data?.refunds).toEqual([])
})
