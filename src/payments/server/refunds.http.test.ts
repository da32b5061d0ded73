import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { orderDetails } from '#orders/contract.ts'
import type { OrderDetail } from '#orders/contract.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { cancelWorkOrder } from '#work-orders/staff/contract.ts'
import { paymentStatus } from '../contract.ts'
import { confirmRefund, refundOrder, retryRefund, staffOrder } from '../staff/contract.ts'
import { payerOf } from '../testing/payer.ts'
import { withProvider } from './payments-deps.ts'
import { reconcileRefunds } from './reconcile-payments.ts'
import { letOnePersonRefund } from '../testing/one-person.ts'

const app = await testApp({ listen: true })
letOnePersonRefund(app)
const { seller, admin, agent } = app.people
const payer = payerOf(app, seller)
let order: OrderDetail
let serial = 0

beforeEach(async () => {
  order = await payer.orderAndPay()
})

const refund = (amount: number, input: object = {}, as = admin) =>
  app.post(
    refundOrder,
    {
      orderId: order.id,
      amount: { amount, currency: 'EUR' },
      reason: 'One service less',
      idempotency: `refund-${++serial}-test`,
      ...input,
    },
    { as },
  )
const read = async () => (await app.get(staffOrder, { orderId: order.id }, { as: admin })).body.data
const seen = async () => (await app.get(orderDetails, { id: order.id }, { as: seller })).body.data
const notified = async () => {
  const { rows } = await app.deps.db.execute(
    `select detail->>'refundId' as id from audit_trail where action = 'order.refund' and record = '${order.id}'`,
  )
  return rows.length
}
const atProvider = async () => {
  const { rows } = await app.deps.db.execute(
    `select r.body->>'amount' as amount from local_stripe_objects r join payments p on p.intent_id = r.intent_id
      where r.kind = 'refund' and p.order_id = '${order.id}'`,
  )
  return rows.map((row) => Number(row['amount']))
}

describe('a refund by staff', () => {
  it('in part: goes to the provider, is shown to both sides, and notified by mail', async () => {
    const { body } = await refund(5_000)
    expect(body).toMatchObject({
      code: 0,
      data: {
        refunds: [{ kind: 'STAFF', way: 'PROVIDER', status: 'REQUESTED', reason: 'One service less' }],
      },
    })
    expect((await seen())?.status).toBe('FULFILLING')
    await app.drain()
    expect(await seen()).toMatchObject({
      status: 'PARTLY_REFUNDED',
      refunded: { amount: 5_000, currency: 'EUR' },
      payments: [
        { status: 'PARTLY_REFUNDED', refunds: [{ status: 'SUCCEEDED', amount: { amount: 5_000 } }] },
      ],
    })
    expect((await seen())?.history.slice(-2).map((entry) => entry.event)).toEqual([
      'REFUND_STARTED',
      'REFUNDED',
    ])
    expect(await atProvider()).toEqual([5_000])
    const mail = (await app.mails()).find((one) => one.text.includes('One service less'))
    expect(mail).toMatchObject({ to: seller.email, subject: expect.stringContaining(order.number) })
    expect(mail?.links[0]).toContain(order.id)
    expect(await notified()).toBe(1)
    expect((await read())?.refundable.amount).toBe(order.total.amount - 5_000)
    expect((await app.get(paymentStatus, { orderId: order.id }, { as: seller })).body.data?.state).toBe(
      'PAID',
    )
  })

  it('in full: the order is refunded, and its work is left to people', async () => {
    await refund(order.total.amount)
    await app.drain()
    expect(await seen()).toMatchObject({ status: 'REFUNDED', payments: [{ status: 'REFUNDED' }] })
    const { rows } = await app.deps.db.execute(
      `select status from work_orders where order_id = '${order.id}'`,
    )
    expect(rows).toEqual([{ status: 'OPEN' }])
    const state = await app.get(paymentStatus, { orderId: order.id }, { as: seller })
    expect(state.body.data?.state).toBe('REFUNDED')
    expect((await refund(1)).body).toMatchObject({ code: 499, error: 'payment.not_refundable' })
  })

  it('of an order of which all work was cancelled', async () => {
    const { rows } = await app.deps.db.execute<{ id: string }>(
      `select id from work_orders where order_id = '${order.id}'`,
    )
    for (const { id: workOrderId } of rows)
      await app.post(cancelWorkOrder, { workOrderId, reason: 'Not needed any more.' }, { as: agent })
    await app.drain()
    expect(await seen()).toMatchObject({ status: 'CANCELLED' })
    expect((await seen())?.history.at(-1)?.event).toBe('WORK_CANCELLED')
    await refund(5_000)
    await app.drain()
    expect(await seen()).toMatchObject({ status: 'PARTLY_REFUNDED', refunded: { amount: 5_000 } })
    await refund(order.total.amount - 5_000)
    await app.drain()
    expect(await seen()).toMatchObject({ status: 'REFUNDED' })
  })

  it('in parts until nothing is left, and not a cent more', async () => {
    const half = Math.floor(order.total.amount / 2)
    await refund(half)
    await app.drain()
    expect((await refund(order.total.amount)).body).toMatchObject({
      code: 499,
      error: 'payment.refund_too_high',
      data: { refundable: { amount: order.total.amount - half } },
    })
    await refund(order.total.amount - half)
    await app.drain()
    expect((await seen())?.status).toBe('REFUNDED')
  })

  it('never refunds more than was paid, though fifty are requested concurrently', async () => {
    const each = Math.floor(order.total.amount / 10)
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(each)))
    const made = answers.filter((answer) => answer.body.code === 0).length
    expect(made).toBe(Math.floor(order.total.amount / each))
    expect(answers.filter((answer) => answer.body.error === 'payment.refund_too_high')).toHaveLength(
      50 - made,
    )
    await app.drain()
    const back = (await atProvider()).reduce((sum, amount) => sum + amount, 0)
    expect(back).toBe(made * each)
    expect(back).toBeLessThanOrEqual(order.total.amount)
    expect((await seen())?.refunded.amount).toBe(back)
  })

  it('is one refund for one key, however often it is pressed, and refused with another sum', async () => {
    const idempotency = 'the-same-key-again'
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(1_000, { idempotency })))
    expect(answers.map((answer) => answer.body.code)).toEqual(Array(8).fill(0))
    await app.drain()
    expect(await atProvider()).toEqual([1_000])
    expect((await refund(2_000, { idempotency })).body).toMatchObject({ error: 'payment.refund_key_reused' })
  })
})

describe('a provider that fails while refunding', () => {
  it('declines: the refund has failed, nothing is counted, and another may be tried', async () => {
    await refund(1_013)
    await app.drain()
    expect((await read())?.refunds).toMatchObject([{ status: 'FAILED', failure: 'charge_not_refundable' }])
    expect(await seen()).toMatchObject({ status: 'FULFILLING', refunded: { amount: 0 } })
    expect((await read())?.refundable.amount).toBe(order.total.amount)
    await refund(order.total.amount)
    await app.drain()
    expect((await seen())?.status).toBe('REFUNDED')
  })

  it('keeps declining: a colleague refunds by bank, once, and only what has failed', async () => {
    await refund(1_013)
    await app.drain()
    const failed = (await read())?.refunds[0]
    expect(failed).toMatchObject({ status: 'FAILED', retriable: true })
    const again = (refundId = failed?.id, way = 'BY_HAND') =>
      app.post(retryRefund, { refundId, way }, { as: admin })
    const attempts = await Promise.all([again(), again(), again()])
    expect(attempts.map((one) => one.body.code)).toEqual([0, 0, 0])
    const [first, second, ...more] = (await read())?.refunds ?? []
    expect([first?.retriable, second?.way, second?.status, more.length]).toEqual([
      false,
      'BY_HAND',
      'REQUESTED',
      0,
    ])
    expect((await again(second?.id)).body.error).toBe('payment.refund_not_failed')
    await app.post(confirmRefund, { refundId: second?.id, reference: 'SEPA-1' }, { as: admin })
    expect((await seen())?.refunded.amount).toBe(1_013)
    expect(await atProvider()).toEqual([])
  })

  it('is retried even if somebody used the retry’s key for another refund', async () => {
    await refund(1_013)
    await app.drain()
    const failed = (await read())?.refunds[0]
    await refund(500, { idempotency: `retry-${failed?.id}` })
    await app.post(retryRefund, { refundId: failed?.id, way: 'BY_HAND' }, { as: admin })
    expect((await read())?.refunds.map(({ amount, way }) => [amount.amount, way])).toEqual([
      [1_013, 'PROVIDER'],
      [500, 'PROVIDER'],
      [1_013, 'BY_HAND'],
    ])
  })

  it('is not asked again for more than is left', async () => {
    await refund(1_013)
    await app.drain()
    const failed = (await read())?.refunds[0]
    await refund(order.total.amount)
    await app.drain()
    const again = await app.post(retryRefund, { refundId: failed?.id, way: 'PROVIDER' }, { as: admin })
    expect(again.body.error).toBe('payment.refund_too_high')
  })

  it('loses its answer: retried under the same key, the money went once', async () => {
    await refund(1_015)
    await app.drain()
    expect((await read())?.refunds).toMatchObject([{ status: 'REQUESTED' }])
    await app.deps.db.execute(`delete from graphile_worker._private_jobs`)
    await reconcileRefunds(withProvider(app.deps))
    expect((await read())?.refunds).toMatchObject([{ status: 'REQUESTED' }])
    app.clock.advance(16 * 60_000)
    await reconcileRefunds(withProvider(app.deps))
    app.clock.advance(-16 * 60_000)
    expect((await read())?.refunds).toMatchObject([{ status: 'SUCCEEDED' }])
    expect(await atProvider()).toEqual([1_015])
    expect((await seen())?.refunded.amount).toBe(1_015)
  })

  it('is down: the refund waits, and is sent when it is back', async () => {
    await refund(2_000)
    const { port } = app.config
    app.config.port = 1
    await app.drain()
    app.config.port = port
    expect((await read())?.refunds).toMatchObject([{ status: 'REQUESTED' }])
    await app.deps.db.execute(`update graphile_worker._private_jobs set run_at = now()`)
    await app.drain()
    expect((await read())?.refunds).toMatchObject([{ status: 'SUCCEEDED' }])
  })
})

describe('what is refused', () => {
  it('is invalid input, an unpaid order, another currency, and everyone outside finance', async () => {
    expect((await refund(0)).body.code).toBe(400)
    expect((await refund(-5)).body.code).toBe(400)
    expect((await refund(1.5)).body.code).toBe(400)
    expect((await refund(100, { reason: ' ' })).body).toMatchObject({
      code: 400,
      fields: { reason: expect.any(String) },
    })
    expect((await refund(100, { amount: { amount: 100, currency: 'USD' } })).body.error).toBe(
      'payment.refund_too_high',
    )
    expect((await refund(100, { orderId: 'or_none' })).body.error).toBe('payment.order_not_found')
    expect((await refund(100, {}, agent)).body).toMatchObject({ code: 499, error: 'wire.staff_role' })
    expect((await refund(100, {}, seller)).body.code).toBe(1)
    const unpaid = await placeOrderOf(app, seller, 'eori-eu')
    expect((await refund(100, { orderId: unpaid.id })).body.error).toBe('payment.not_refundable')
    await app.drain()
    expect(await seen()).toMatchObject({
      status: 'FULFILLING',
      refunded: { amount: 0 },
      payments: [{ refunds: [] }],
    })
  })
})
