import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import * as authority from '../../staff/authority-contract.ts'
import { staffWorkOrder } from '../../staff/contract.ts'
import * as steps from '../../staff/steps-contract.ts'
import {
  advanceTo,
  detailOf,
  GERMAN_REGISTRATION,
  openWorkOrder,
  uploadForStaff,
} from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, agent } = app.people

const monthAt = (offset: number): string => {
  const now = app.clock.now()
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 15))
  return day.toISOString().slice(0, 7)
}

/** Twelve months of filing from this month on, and a number that is valid from the 10th of another. */
async function granted(number: string, validFrom: string, more: Record<string, string> = {}) {
  const chosen = { filing: '12', firstPeriod: monthAt(0), ...more }
  const order = await openWorkOrder(app, seller, GERMAN_REGISTRATION, chosen)
  await advanceTo(app, order, 'taxNumber')
  const certificateUploadId = await uploadForStaff(app, order.workOrderId)
  const grant = { ...order.node('vatNumber'), number, validFrom: `${validFrom}-10`, certificateUploadId }
  expect((await app.post(authority.grantedByAuthority, grant, { as: agent })).body.code).toBe(0)
  return order
}

it.each([
  ['later than ordered', 'DE136695976', 2, {}, 2, '10'],
  ['earlier than ordered', 'DE129273398', -2, {}, -2, '10'],
  ['earlier, and one missing month was bought', 'DE811907980', -4, { earlierSales: '3' }, -1, '01'],
  ['earlier, and all missing months were bought', 'DE812345673', -3, { earlierSales: '3' }, 0, '01'],
])('a number that is valid %s', async (_name, number, valid, more, first, day) => {
  const order = await granted(number, monthAt(valid), more)
  const { workOrderId } = order
  const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
  const proposed = { firstMonth: monthAt(first), chosenMonth: monthAt(0), validFrom: `${monthAt(valid)}-10` }
  expect(body.data?.handover?.filing).toMatchObject(proposed)
  const done = await app.post(
    steps.completeNode,
    { ...order.node('handover'), rhythm: 'MONTHLY' },
    { as: agent },
  )
  expect(done.body.code).toBe(0)
  const { filing } = await detailOf(app, order)
  expect(filing?.from).toBe(`${monthAt(first)}-${day}`)
  expect(filing?.periods.filter(({ kind }) => kind === 'RETURN')).toHaveLength(12)
})
