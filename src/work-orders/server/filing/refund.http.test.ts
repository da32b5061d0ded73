import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { orderDetails } from '#orders/contract.ts'
import { recordOrderRefunded } from '#orders/server/public.ts'
import { money } from '#platform/shared/money.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { endTerms } from '#registrations/server/end-terms.ts'
import { cancelWorkOrder } from '../../staff/contract.ts'
import { completeNode } from '../../staff/steps-contract.ts'
import {
  advanceTo,
  detailOf,
  GERMAN_REGISTRATION,
  openWorkOrder,
  WITH_FILING,
} from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, agent } = app.people

/** A registration whose filing began in that month. */
async function running(number: string, firstMonth: string) {
  const order = await openWorkOrder(app, seller, GERMAN_REGISTRATION, WITH_FILING)
  await advanceTo(app, order, 'vatNumber', 'submitted', number)
  const input = { ...order.node('handover'), rhythm: 'MONTHLY', firstMonth }
  expect((await app.post(completeNode, input, { as: agent })).body.code).toBe(0)
  const read = async () => (await app.get(orderDetails, { id: order.orderId }, { as: seller })).body.data
  const refund = (amount: number, refundId: string) =>
    app.deps.db.transaction((tx) =>
      recordOrderRefunded(tx, app.deps, {
        orderId: order.orderId,
        refundId,
        amount: money(amount, 'EUR'),
        at: app.clock.now(),
        actor: PORTAL,
      }),
    )
  return { order, read, refund }
}

it('a part that is refunded neither stops a running term nor hides that it was refunded', async () => {
  const { order, read, refund } = await running('DE812345673', '2024-01')
  await refund(1_000, 'ref_1')
  expect(await read()).toMatchObject({
    status: 'PARTLY_REFUNDED',
    lines: [{ filing: { status: 'RUNNING' } }],
  })
  expect(await endTerms(app.deps)).toBe(1)
  await app.drain()
  expect((await detailOf(app, order)).workOrder.status).toBe('COMPLETED')
  expect(await read()).toMatchObject({ status: 'PARTLY_REFUNDED', lines: [{ filing: { status: 'ENDED' } }] })
})

it('an order that is refunded in full keeps its term until staff cancel the work', async () => {
  const { order, read, refund } = await running('DE123456788', '2027-01')
  await refund((await read())?.total.amount ?? 0, 'ref_2')
  expect(await read()).toMatchObject({ status: 'REFUNDED', lines: [{ filing: { status: 'RUNNING' } }] })
  const { workOrderId } = order
  await app.post(cancelWorkOrder, { workOrderId, reason: 'Refunded.' }, { as: agent })
  await app.drain()
  expect(await read()).toMatchObject({ status: 'REFUNDED', lines: [{ filing: { status: 'CANCELLED' } }] })
  expect(new Set((await detailOf(app, order)).filing?.periods.map(({ status }) => status))).toEqual(
    new Set(['CANCELLED']),
  )
})
