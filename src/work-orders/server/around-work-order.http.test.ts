import { expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { staffWorkOrder } from '../staff/contract.ts'
import { openWorkOrder } from '../testing/work-orders.builders.ts'

const app = await testApp()
const { agent, seller, viewer } = app.people

async function aroundOf(workOrderId: string) {
  const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
  if (!body.data) throw new Error(body.message)
  return body.data.around
}

test('a case worker sees the money, whom to ask and the company’s other work orders', async () => {
  const first = await openWorkOrder(app)
  const second = await openWorkOrder(app)
  const around = await aroundOf(second.workOrderId)
  expect(around.order).toMatchObject({ status: 'FULFILLING', refunded: { amount: 0, currency: 'EUR' } })
  expect(around.order?.total.amount).toBeGreaterThan(0)
  expect(around.contacts).toContainEqual({ name: seller.name, email: seller.email, lang: expect.any(String) })
  expect(around.contacts.map(({ name }) => name)).not.toContain(viewer.name)
  expect(around.others.map(({ id }) => id)).toContain(first.workOrderId)
  expect(around.others.map(({ id }) => id)).not.toContain(second.workOrderId)
})

test('of many other work orders five are named', async () => {
  const opened = []
  for (let count = 0; count < 7; count++) opened.push(await openWorkOrder(app))
  const around = await aroundOf(opened[0]?.workOrderId ?? '')
  expect(around.others).toHaveLength(5)
  expect(around.moreOthers).toBe(true)
})
