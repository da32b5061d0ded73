import { beforeEach, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { orderDetails } from '#orders/contract.ts'
import { checkRenewals } from '#orders/renewal-contract.ts'
import { expireOrders } from '#orders/server/expire-orders.ts'
import { renewing } from '#orders/testing/renewals.builders.ts'
import { listRegistrations } from '#registrations/contract.ts'
import { endByDeregistration } from '#registrations/server/public.ts'
import { filedMonthly, monthFromNow, representative } from '#registrations/testing/registrations.builders.ts'
import { createPayment, paymentStatus } from '../contract.ts'
import { payerOf } from '../testing/payer.ts'

const app = await testApp({ listen: true })
const { seller } = app.people
const payer = payerOf(app, seller)
const { ordered } = renewing(app)
const today = agencyToday(app)

beforeEach(async () => {
  await app.database.pool.query('update payments set next_check_at = null')
})

const orderOf = async (id: string) => {
  const { body } = await app.get(orderDetails, { id }, { as: seller })
  return { status: body.data?.status, events: body.data?.history.map(({ event }) => event) ?? [] }
}
const paymentsOf = async (orderId: string) =>
  (await app.get(paymentStatus, { orderId }, { as: seller })).body.data?.payments ?? []

const NUMBERS = ['DE129273398', 'DE136695976', 'DE811907980']

/** A number whose renewal is ordered and whose payment has begun, and how the office closes it. */
async function begun(more: readonly string[] = []) {
  const number = NUMBERS.pop() ?? ''
  const { id } = await filedMonthly(app, { number, firstMonth: monthFromNow(app, -11) })
  const placed = await ordered([id, ...more])
  const { redirectUrl } = await payer.begin(placed.id)
  const { rows } = await app.database.pool.query<{ company_id: string }>(
    'select company_id from registrations where id = $1',
    [id],
  )
  const companyId = rows[0]?.company_id ?? ''
  const gone = { companyId, country: 'DE', number, end: today, today, by: { kind: 'staff', name: 'Jan' } }
  const close = () =>
    app.deps.db.transaction((tx) => endByDeregistration(tx, app.deps, { ...gone, at: app.clock.now() }))
  return { id, orderId: placed.id, redirectUrl, close }
}

async function expectSentBack({ id, orderId }: { id: string; orderId: string }): Promise<void> {
  expect(await orderOf(orderId)).toMatchObject({
    status: 'CANCELLED',
    events: expect.arrayContaining(['WITHDRAWN', 'PAID_AFTER_CANCEL', 'REFUNDED']),
  })
  expect(await paymentsOf(orderId)).toMatchObject([
    { status: 'REFUNDED', refunds: [{ kind: 'ORDER_CANCELLED', status: 'SUCCEEDED' }] },
  ])
  const { body } = await app.get(listRegistrations, { pageSize: 100 }, { as: seller })
  expect(body.data?.records.find((one) => one.id === id)).toMatchObject({
    endedOn: today,
    endReason: 'DEREGISTERED',
    term: { status: 'ENDED' },
  })
}

it('an order that waits for its money is withdrawn with the number, and money that comes goes back', async () => {
  const other = await representative(app, { daysLeft: 20 })
  const renewal = await begun([other.id])
  await renewal.close()
  await app.drain()
  expect(await orderOf(renewal.orderId)).toMatchObject({ status: 'CANCELLED' })
  const pay = await app.post(createPayment, { orderId: renewal.orderId, method: 'CARD' }, { as: seller })
  expect(pay.body).toMatchObject({ error: 'payment.order_cancelled' })
  const { body } = await app.get(listMessages, { pageSize: 50 }, { as: seller })
  const told = body.data?.records.filter((message) => message.body.includes('Please do not pay it'))
  expect(told).toHaveLength(1)
  const check = await app.post(checkRenewals, { serviceIds: [renewal.id, other.id] }, { as: seller })
  expect(check.body.data).toMatchObject({
    renewable: [{ serviceId: other.id }],
    refused: [{ serviceId: renewal.id, reason: 'ENDED' }],
  })
  await payer.press(renewal.redirectUrl, 'pay')
  await app.drain()
  await expectSentBack(renewal)
})

it('money that comes before the order was withdrawn goes back as well', async () => {
  const renewal = await begun()
  await renewal.close()
  await payer.press(renewal.redirectUrl, 'pay')
  await app.drain()
  await expectSentBack(renewal)
  const { events } = await orderOf(renewal.orderId)
  expect(events.filter((event) => event === 'WITHDRAWN')).toHaveLength(1)
})

it('money for an order that had expired goes back as well', async () => {
  const renewal = await begun()
  await app.database.pool.query(`update orders set expires_at = now() - interval '1 hour' where id = $1`, [
    renewal.orderId,
  ])
  await expireOrders(app.deps)
  expect(await orderOf(renewal.orderId)).toMatchObject({ status: 'EXPIRED' })
  await renewal.close()
  await app.drain()
  await payer.press(renewal.redirectUrl, 'pay')
  await app.drain()
  await expectSentBack(renewal)
})
