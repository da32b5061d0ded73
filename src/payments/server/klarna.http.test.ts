import { describe, expect, it } from 'vitest'
import { listOrders, orderDetails } from '#orders/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { createPayment, klarnaPaymentResult, paymentStatus } from '../contract.ts'
import { payerOf } from '../testing/payer.ts'
import { withProvider } from './payments-deps.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther } = app.people
const payer = payerOf(app, seller)
const result = (orderId: string, lang: 'en' | 'zh' = 'en') =>
  app.post(klarnaPaymentResult, { orderId }, { as: seller, lang })
const state = async (orderId: string) => (await app.get(paymentStatus, { orderId }, { as: seller })).body.data
const begin = () => payer.orderAndBegin({ method: 'KLARNA' })

describe('paying by Klarna', () => {
  it('shows its own page, and leads back with its name', async () => {
    const { order, redirectUrl } = await begin()
    expect(await (await fetch(redirectUrl)).text()).toContain('Klarna, pay in 30 days')
    expect(await (await fetch(`${redirectUrl}?lang=zh`)).text()).toContain('Klarna先买后付')
    expect(await payer.press(redirectUrl, 'pay')).toBe(
      `${app.config.publicUrl}/workspace/paySuccess?orderId=${order.id}&method=KLARNA`,
    )
    expect((await result(order.id)).body).toMatchObject({ code: 0, data: { state: 'PAID' } })
  })

  it('is code 3 when it refuses, and when the payer has not finished, which its page shows', async () => {
    expect(klarnaPaymentResult.shownInPlace).toEqual([3])
    const { order, redirectUrl } = await begin()
    expect(await result(order.id)).toMatchObject({
      status: 402,
      body: { code: 3, error: 'payment.needs_payer', data: { state: 'PENDING' } },
    })
    await payer.press(redirectUrl, 'refuse')
    const refused = await result(order.id, 'zh')
    expect(refused).toMatchObject({
      status: 402,
      body: { code: 3, error: 'payment.refused', data: { state: 'REFUSED' } },
    })
    expect(refused.body.message).toContain('未扣款')
  })

  it.each([
    ['later_paid', 'PAID'],
    ['later_refused', 'REFUSED'],
  ] as const)('may take minutes for the outcome: %s', async (button, end) => {
    const { order, redirectUrl } = await begin()
    await payer.press(redirectUrl, button, { after: 3_600 })
    await app.drain()
    expect((await result(order.id)).body).toMatchObject({ code: 0, data: { state: 'PROCESSING' } })
    const shown = (await app.get(orderDetails, { id: order.id }, { as: seller })).body.data
    expect(shown?.actions).toEqual({ pay: false, cancel: false })
    expect(shown?.payments[0]?.underReview).toBe(true)
    const listed = (await app.get(listOrders, {}, { as: seller })).body.data?.records
    expect(listed?.find(({ id }) => id === order.id)?.actions).toEqual({ pay: false, cancel: false })
    const again = await app.post(createPayment, { orderId: order.id, method: 'KLARNA' }, { as: seller })
    expect(again.body.data?.redirectUrl).toContain('/workspace/paySuccess')
    await app.deps.db.execute(`update graphile_worker._private_jobs set run_at = now()`)
    await app.drain()
    expect((await state(order.id))?.state).toBe(end)
    const { rows } = await app.deps.db.execute(`select 1 from work_orders where order_id = '${order.id}'`)
    expect(rows).toHaveLength(end === 'PAID' ? 1 : 0)
  })

  it('is asked by the portal when the outcome got lost', async () => {
    const { order, redirectUrl } = await begin()
    await payer.press(redirectUrl, 'later_paid', { after: 3_600, delivery: 'never' })
    await app.drain()
    await app.deps.db.execute(`update graphile_worker._private_jobs set run_at = now()`)
    await app.drain()
    expect((await state(order.id))?.state).toBe('PROCESSING')
    app.clock.advance(16 * 60_000)
    await reconcilePayments(withProvider(app.deps))
    app.clock.advance(-16 * 60_000)
    expect((await state(order.id))?.state).toBe('PAID')
  })

  it('pays once when the card was quicker, and the second payment is refunded', async () => {
    const { order, redirectUrl } = await begin()
    await payer.press(redirectUrl, 'later_paid', { after: 3_600 })
    await app.drain()
    const card = await payer.begin(order.id)
    await payer.press(card.redirectUrl, 'pay')
    await app.drain()
    await app.deps.db.execute(`update graphile_worker._private_jobs set run_at = now()`)
    await app.drain()
    const { state: end, payments = [] } = (await state(order.id)) ?? {}
    expect(end).toBe('PAID')
    expect(payments.map(({ method, status }) => [method, status])).toEqual([
      ['CARD', 'SUCCEEDED'],
      ['KLARNA', 'REFUNDED'],
    ])
  })

  it('is closed to other people’s orders', async () => {
    const { order } = await begin()
    const foreign = await app.post(klarnaPaymentResult, { orderId: order.id }, { as: sellerOther })
    expect(foreign).toMatchObject({ status: 404, body: { code: 499, error: 'payment.order_not_found' } })
  })
})
