import { expect, it } from 'vitest'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp } from '#main/testing/test-app.ts'
import { staffOrders } from '../staff/contract.ts'
import { markPaid, placeOrderOf } from '../testing/orders.builders.ts'

const app = await testApp()
const partner = await staffPerson(app, 'partner')
const { seller, sellerOther, admin, agent } = app.people
const list = async (input: Record<string, unknown> = {}) =>
  (await app.get(staffOrders, input, { as: admin })).body.data
const numbers = async (input: Record<string, unknown>) =>
  (await list(input))?.records.map((order) => order.number)

it('lists the orders of all companies, newest first, found by number, company and state', async () => {
  const first = await placeOrderOf(app, seller, 'eori-eu')
  app.clock.advance(1_000)
  const second = await placeOrderOf(app, sellerOther)
  app.clock.advance(1_000)
  const third = await placeOrderOf(app, seller)
  await markPaid(app, third)
  expect(await numbers({})).toEqual([third.number, second.number, first.number])
  expect(await numbers({ status: 'PAID' })).toEqual([third.number])
  expect(await numbers({ keyword: second.number.toLowerCase() })).toEqual([second.number])
  expect(await numbers({ keyword: String(Number(first.number.slice(-6))) })).toEqual([first.number])
  expect(await numbers({ keyword: 'brightoak' })).toEqual([third.number, first.number])
  expect(await numbers({ keyword: '明橡' })).toEqual([third.number, first.number])
  expect(await numbers({ keyword: '%' })).toEqual([])
  expect(await list({ page: 2, pageSize: 2 })).toMatchObject({ total: 3, records: [{ id: first.id }] })
  expect((await list({}))?.records[0]).toMatchObject({
    company: { name: expect.stringContaining('Brightoak'), country: 'CN' },
    total: third.total,
    refunded: { amount: 0 },
  })
})

it('is read by whoever works on orders, and not by partners', async () => {
  expect((await app.get(staffOrders, {}, { as: agent })).body.code).toBe(0)
  expect((await app.get(staffOrders, {}, { as: partner })).body.error).toBe('wire.staff_role')
  expect((await app.get(staffOrders, {}, { as: seller })).body.code).toBe(1)
  expect((await app.get(staffOrders, { keyword: 'x'.repeat(101) }, { as: admin })).body.code).toBe(400)
})
