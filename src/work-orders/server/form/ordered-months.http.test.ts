import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { cancelWorkOrder, staffWorkOrder } from '../../staff/contract.ts'
import {
  submitForm,
  formOf,
  openWorkOrder,
  type OpenedWorkOrder,
} from '../../testing/work-orders.builders.ts'
import { uncoveredMonths } from '../../uncovered-months.ts'

const app = await testApp()
const { seller, agent } = app.people
const month = (offset: number): string => {
  const now = app.clock.now()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 15)).toISOString().slice(0, 7)
}

const forStaff = async ({ workOrderId }: OpenedWorkOrder) =>
  (await app.get(staffWorkOrder, { workOrderId }, { as: agent })).body.data

it('says to both sides for which months returns were bought, with this order or another', async () => {
  const chosen = { filing: '12', firstPeriod: month(-1), earlierSales: '3' }
  const order = await openWorkOrder(app, seller, 'vat-registration-de', chosen)
  const service = { code: 'vat-retroactive-de', name: 'VAT retroactive filing Germany' }
  const ordered = { country: 'DE', firstMonth: month(-1), filingMonths: 12, earlierMonths: 3, service }
  expect((await formOf(app, order)).orderedMonths).toEqual(ordered)

  const answers = await submitForm(app, order)
  const seen = (await forStaff(order))?.forms[0]
  expect(seen?.orderedMonths).toEqual(ordered)
  expect(uncoveredMonths((key) => seen?.answers[key], ordered)).toEqual(
    uncoveredMonths((key) => answers[key], ordered),
  )

  const missing = await openWorkOrder(app, seller, 'vat-retroactive-de', { months: '6' })
  expect((await formOf(app, order)).orderedMonths?.earlierMonths).toBe(9)
  const cancel = { workOrderId: missing.workOrderId, reason: 'A mistake.' }
  expect((await app.post(cancelWorkOrder, cancel, { as: agent })).body.code).toBe(0)
  expect((await formOf(app, order)).orderedMonths?.earlierMonths).toBe(3)
})

it('counts from the month of the order where no filing was bought, and not at all in other forms', async () => {
  const order = await openWorkOrder(app, seller, 'vat-registration-fr', { filing: 'none' })
  expect((await formOf(app, order)).orderedMonths).toMatchObject({
    country: 'FR',
    firstMonth: month(0),
    filingMonths: 0,
    earlierMonths: 0,
    service: { code: 'vat-retroactive-fr' },
  })
  const packaging = await openWorkOrder(app, seller, 'packaging-de')
  expect((await formOf(app, packaging)).orderedMonths).toBeNull()
})
