import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { listMyServices, nameWorkOrder } from '../contract.ts'
import { advanceTo, detailOf, openWorkOrder } from '../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people

it('a work order has the company’s own name: shown, found, changed and taken away', async () => {
  const order = await openWorkOrder(app)
  const { workOrderId } = order
  const name = (label: string, as = seller) => app.post(nameWorkOrder, { workOrderId, label }, { as })
  expect((await detailOf(app, order)).workOrder.label).toBeNull()
  expect((await name('  Shop 2, Berlin 100% ')).body.data).toEqual({ label: 'Shop 2, Berlin 100%' })
  expect((await detailOf(app, order)).workOrder).toMatchObject({
    label: 'Shop 2, Berlin 100%',
    turn: 'seller',
  })
  const found = async (keyword: string) =>
    (await app.get(listMyServices, { keyword }, { as: seller })).body.data?.records.map(({ id }) => id)
  expect(await found('shop 2')).toEqual([workOrderId])
  expect(await found('100%')).toEqual([workOrderId])
  expect(await found('shop%2')).toEqual([])
  expect((await name('x'.repeat(61))).body.code).toBe(400)
  expect((await name('theirs', sellerOther)).body.error).toBe('work_orders.not_found')
  expect((await name('read only', viewer)).body.code).toBe(499)
  await advanceTo(app, order, 'done')
  expect((await name('Finished one')).body.code).toBe(0)
  expect((await detailOf(app, order)).workOrder).toMatchObject({ label: 'Finished one', status: 'COMPLETED' })
  expect((await name('')).body.data).toEqual({ label: null })
})
