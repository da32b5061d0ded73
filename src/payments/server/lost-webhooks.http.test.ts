import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { paymentStatus } from '../contract.ts'
import { payerOf } from '../testing/payer.ts'
import { withProvider } from './payments-deps.ts'
import { reconcileEvents } from './reconcile-events.ts'

const app = await testApp({ listen: true })
const { seller } = app.people
const payer = payerOf(app, seller)
const state = async (orderId: string) =>
  (await app.get(paymentStatus, { orderId }, { as: seller })).body.data?.state
const count = async (sql: string) => (await app.deps.db.execute(sql)).rows.length

describe('events that no webhook brought', () => {
  it('are found in the provider’s list, and count once with those that came', async () => {
    const lost = await payer.orderAndBegin()
    await payer.press(lost.redirectUrl, 'pay', { delivery: 'never' })
    const told = await payer.orderAndBegin()
    await payer.press(told.redirectUrl, 'pay')
    await app.drain()
    expect(await state(lost.order.id)).toBe('PENDING')
    const before = await count('select 1 from payment_events')
    await reconcileEvents(withProvider(app.deps))
    await reconcileEvents(withProvider(app.deps))
    await app.drain()
    expect(await state(lost.order.id)).toBe('PAID')
    expect(await count('select 1 from payment_events')).toBe(before + 1)
    for (const { order } of [lost, told])
      expect(await count(`select 1 from work_orders where order_id = '${order.id}'`)).toBe(1)
  })

  it('wait where the provider is silent, and are looked for from the same day on', async () => {
    const { order, redirectUrl } = await payer.orderAndBegin()
    await payer.press(redirectUrl, 'pay', { delivery: 'never' })
    const { port } = app.config
    app.config.port = 1
    app.clock.advance(5 * 24 * 3_600_000)
    await expect(reconcileEvents(withProvider(app.deps))).rejects.toThrow('stripe events')
    app.config.port = port
    await reconcileEvents(withProvider(app.deps))
    app.clock.advance(-5 * 24 * 3_600_000)
    expect(await state(order.id)).toBe('PAID')
  })

  it('do not stop the others where one does not fit', async () => {
    const odd = await payer.orderAndBegin()
    const even = await payer.orderAndBegin()
    await payer.press(odd.redirectUrl, 'pay', { delivery: 'never' })
    await payer.press(even.redirectUrl, 'pay', { delivery: 'never' })
    await app.deps.db.execute(
      `update local_stripe_events set body = replace(body, '${odd.paymentId}', 'pay_unknown') where body like '%${odd.paymentId}%'`,
    )
    await reconcileEvents(withProvider(app.deps))
    expect(await state(odd.order.id)).toBe('PENDING')
    expect(await state(even.order.id)).toBe('PAID')
  })
})
