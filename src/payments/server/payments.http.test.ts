import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { cancelOrder, orderDetails } from '#orders/contract.ts'
import { expireOrders } from '#orders/server/expire-orders.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { createPayment, paymentResult, paymentStatus } from '../contract.ts'
import { payerOf } from '../testing/payer.ts'
import { withProvider } from './payments-deps.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer } = app.people
const payer = payerOf(app, seller)
const result = (orderId: string, as = seller) => app.post(paymentResult, { orderId }, { as })
const status = async (orderId: string) =>
  (await app.get(paymentStatus, { orderId }, { as: seller })).body.data
const order = async (id: string) => (await app.get(orderDetails, { id }, { as: seller })).body.data
const events = async (id: string) => (await order(id))?.history.map((entry) => entry.event)
const count = async (sql: string) =>
  Number((await app.deps.db.execute(`select count(*) as n from ${sql}`)).rows[0]?.['n'])
const workOrders = (orderId: string) => count(`work_orders where order_id = '${orderId}'`)
const HOUR = 3_600_000

describe('paying by card', () => {
  it('takes the payer there and back, and opens one work order', async () => {
    const { order: placed, redirectUrl } = await payer.orderAndBegin()
    const back = await payer.press(redirectUrl, 'pay')
    expect(back).toBe(`${app.config.publicUrl}/workspace/paySuccess?orderId=${placed.id}`)
    expect((await result(placed.id)).body).toMatchObject({
      code: 0,
      data: { state: 'PAID', total: placed.total },
    })
    await app.drain()
    expect(await workOrders(placed.id)).toBe(1)
    const paid = await order(placed.id)
    expect(paid).toMatchObject({
      status: 'FULFILLING',
      lines: [{ workOrder: { number: expect.stringMatching(/^WO-/) } }],
    })
    expect(await events(placed.id)).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAID', 'WORK_OPENED'])
    expect((await status(placed.id))?.workOrders).toEqual([
      expect.objectContaining(paid?.lines[0]?.workOrder ?? {}),
    ])
  })

  it('has the same result when the webhook is first, or when the payer never comes back', async () => {
    const { order: placed, redirectUrl } = await payer.orderAndBegin()
    await payer.press(redirectUrl, 'pay')
    await app.drain()
    expect((await status(placed.id))?.state).toBe('PAID')
    expect((await result(placed.id)).body.code).toBe(0)
    await app.drain()
    expect(await workOrders(placed.id)).toBe(1)
  })

  it('charges once when the button of the provider is pressed twice', async () => {
    const { order: placed, redirectUrl } = await payer.orderAndBegin()
    await Promise.all([payer.press(redirectUrl, 'pay'), payer.press(redirectUrl, 'pay')])
    await Promise.all([result(placed.id), result(placed.id), app.drain()])
    await app.drain()
    expect(await count(`local_stripe_events where body like '%${placed.number}%'`)).toBe(1)
    expect(await workOrders(placed.id)).toBe(1)
  })

  it('is code 3 when the card is refused, and lets the payer try again', async () => {
    const { order: placed, redirectUrl, paymentId } = await payer.orderAndBegin()
    await payer.press(redirectUrl, 'refuse')
    const refused = await result(placed.id)
    expect(refused).toMatchObject({
      status: 402,
      body: { code: 3, error: 'payment.refused', data: { state: 'REFUSED' } },
    })
    expect(refused.body.message).toContain('You have not been charged')
    const again = await payer.begin(placed.id)
    expect(again.paymentId).not.toBe(paymentId)
    await payer.press(again.redirectUrl, 'pay')
    expect((await result(placed.id)).body.data?.state).toBe('PAID')
    expect(await events(placed.id)).toEqual([
      'PLACED',
      'PAYMENT_STARTED',
      'PAYMENT_REFUSED',
      'PAYMENT_STARTED',
      'PAID',
    ])
  })

  it('continues the same session after walking away, from both tabs', async () => {
    const { order: placed, ...first } = await payer.orderAndBegin()
    await payer.press(first.redirectUrl, 'leave')
    expect((await result(placed.id)).body).toMatchObject({
      code: 3,
      error: 'payment.needs_payer',
      data: { state: 'PENDING' },
    })
    const [one, two] = await Promise.all([payer.begin(placed.id), payer.begin(placed.id)])
    expect([one, two]).toEqual([first, first])
    await payer.press(first.redirectUrl, 'pay')
    expect((await result(placed.id)).body.data?.state).toBe('PAID')
  })

  it('starts again when the session expired at the provider', async () => {
    const { order: placed, redirectUrl } = await payer.orderAndBegin()
    app.clock.advance(25 * HOUR)
    expect(await (await fetch(redirectUrl)).text()).toContain('has expired')
    app.clock.advance(-25 * HOUR)
    await app.deps.db.execute(
      `update local_stripe_objects set body = body || '{"expires_at": 1}' where body->'metadata'->>'order_number' = '${placed.number}'`,
    )
    expect((await payer.begin(placed.id)).redirectUrl).not.toBe(redirectUrl)
  })
})

describe('paying twice', () => {
  it('refunds the second payment automatically and shows it on the order', async () => {
    const { order: placed, ...first } = await payer.orderAndBegin()
    const second = await payer.begin(placed.id, { restart: true })
    expect(second.paymentId).not.toBe(first.paymentId)
    await payer.press(first.redirectUrl, 'pay')
    await payer.press(second.redirectUrl, 'pay')
    await app.drain()
    const state = await status(placed.id)
    expect(state).toMatchObject({ state: 'PAID' })
    expect(state?.payments.map((payment) => payment.status)).toEqual(['REFUNDED', 'SUCCEEDED'])
    expect(state?.payments.map((payment) => payment.refunds.map((refund) => refund.kind))).toEqual([
      ['PAID_TWICE'],
      [],
    ])
    expect(
      await count(
        `local_stripe_objects r join payments p on p.intent_id = r.intent_id where r.kind = 'refund' and p.order_id = '${placed.id}'`,
      ),
    ).toBe(1)
    expect(await events(placed.id)).toEqual(expect.arrayContaining(['PAID', 'PAID_TWICE', 'REFUNDED']))
    expect(await workOrders(placed.id)).toBe(1)
  })

  it('can be started twenty times an hour at most, and always continued', async () => {
    const { order: placed } = await payer.orderAndBegin()
    for (let i = 0; i < 10; i++) {
      await payer.begin(placed.id, { method: i % 2 === 0 ? 'CARD' : 'KLARNA', restart: true })
      await payer.begin(placed.id, { method: i % 2 === 0 ? 'KLARNA' : 'CARD' })
    }
    const input = { orderId: placed.id, method: 'CARD' }
    expect(await app.post(createPayment, { ...input, restart: true }, { as: seller })).toMatchObject({
      status: 429,
      body: { code: 499, error: 'limits.too_many_tries' },
    })
    expect((await app.post(createPayment, input, { as: seller })).body.code).toBe(0)
  })

  it('is not started for an order that is paid', async () => {
    const { order: placed, redirectUrl } = await payer.orderAndBegin()
    await payer.press(redirectUrl, 'pay')
    await result(placed.id)
    expect(
      (await app.post(createPayment, { orderId: placed.id, method: 'CARD' }, { as: seller })).body,
    ).toMatchObject({
      code: 499,
      error: 'payment.already_paid',
    })
    expect(await (await fetch(redirectUrl)).text()).toContain('This payment is complete')
  })
})

describe('money that comes late', () => {
  it('is accepted after the order expired, at the agreed price', async () => {
    const { order: placed, redirectUrl } = await payer.orderAndBegin()
    await app.deps.db.execute(
      `update orders set expires_at = now() - interval '1 hour' where id = '${placed.id}'`,
    )
    await expireOrders(app.deps)
    expect(
      (await app.post(createPayment, { orderId: placed.id, method: 'CARD' }, { as: seller })).body.error,
    ).toBe('payment.order_expired')
    await payer.press(redirectUrl, 'pay')
    await app.drain()
    expect(await order(placed.id)).toMatchObject({ status: 'FULFILLING', total: placed.total })
    expect(await events(placed.id)).toContain('PAID_AFTER_EXPIRY')
  })

  it('is refunded after the order was cancelled', async () => {
    const { order: placed, redirectUrl } = await payer.orderAndBegin()
    await app.post(cancelOrder, { id: placed.id }, { as: seller })
    await payer.press(redirectUrl, 'pay')
    await app.drain()
    expect(await order(placed.id)).toMatchObject({ status: 'CANCELLED' })
    expect((await status(placed.id))?.payments[0]).toMatchObject({
      status: 'REFUNDED',
      refunds: [{ kind: 'ORDER_CANCELLED', status: 'SUCCEEDED' }],
    })
    expect(await events(placed.id)).toEqual(expect.arrayContaining(['PAID_AFTER_CANCEL', 'REFUNDED']))
    expect(await workOrders(placed.id)).toBe(0)
  })

  it('is found by asking, when neither webhook nor payer came back', async () => {
    const { order: placed, redirectUrl } = await payer.orderAndBegin()
    await payer.press(redirectUrl, 'pay')
    await app.deps.db.execute(`delete from graphile_worker._private_jobs`)
    const deps = withProvider(app.deps)
    await reconcilePayments(deps)
    expect((await status(placed.id))?.state).toBe('PENDING')
    app.clock.advance(16 * 60_000)
    await reconcilePayments(deps)
    await app.drain()
    expect((await status(placed.id))?.state).toBe('PAID')
    expect(await workOrders(placed.id)).toBe(1)
    app.clock.advance(-16 * 60_000)
  })
})

describe('who may pay', () => {
  it('treats somebody else’s order like one that does not exist', async () => {
    const placed = await placeOrderOf(app, seller)
    const none = await result('or_none', sellerOther)
    expect(none).toMatchObject({ status: 404, body: { error: 'payment.order_not_found' } })
    expect((await result(placed.id, sellerOther)).body).toEqual(none.body)
    const begun = await app.post(createPayment, { orderId: placed.id, method: 'CARD' }, { as: sellerOther })
    expect(begun.body).toEqual(none.body)
    expect((await app.get(paymentStatus, { orderId: placed.id }, { as: sellerOther })).body).toEqual(
      none.body,
    )
    expect((await status(placed.id))?.payments).toEqual([])
  })

  it('excludes viewers, strangers and invalid input', async () => {
    const { id: orderId } = await placeOrderOf(app, seller)
    const tryAs = async (as: typeof seller | undefined, input: object = {}) =>
      (await app.post(createPayment, { orderId, method: 'CARD', ...input }, as ? { as } : {})).body
    expect(await tryAs(viewer)).toMatchObject({ code: 499, error: 'wire.not_allowed' })
    expect(await tryAs(undefined)).toMatchObject({ code: 1 })
    expect(await tryAs(seller, { method: 'GOLD' })).toMatchObject({
      code: 400,
      fields: { method: expect.any(String) },
    })
    expect((await app.get(paymentStatus, { orderId }, { as: viewer })).body.data?.state).toBe('UNPAID')
  })

  it('is refused when the provider is down, with nothing lost', async () => {
    const placed = await placeOrderOf(app, seller)
    const { port } = app.config
    app.config.port = 1
    const answer = await app.post(
      createPayment,
      { orderId: placed.id, method: 'CARD' },
      { as: seller, lang: 'zh' },
    )
    app.config.port = port
    expect(answer).toMatchObject({ status: 502, body: { code: 502, error: 'payment.provider_down' } })
    expect(answer.body.message).toContain('未扣款')
    await payer.press((await payer.begin(placed.id)).redirectUrl, 'pay')
    expect((await result(placed.id)).body.data?.state).toBe('PAID')
    expect((await status(placed.id))?.payments).toHaveLength(1)
  })
})
