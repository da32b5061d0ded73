import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { paymentStatus } from '../contract.ts'
import { payerOf } from '../testing/payer.ts'
import { type PaymentProvider, ProviderDown } from './payment-provider.ts'
import { withProvider } from './payments-deps.ts'
import { findEventCursor } from './payments.queries.ts'
import { keepEventCursor } from './payments.repository.ts'
import { reconcileEvents } from './reconcile-events.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
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

  it('are many after a long outage: all are taken in, and the cursor stands where the list was really read', async () => {
    const deps = withProvider(app.deps)
    const provider = deps.provider as PaymentProvider
    const [from, until] = [new Date(app.clock.now().getTime() - 20 * DAY), app.clock.now()]
    await keepEventCursor(app.deps.db, { provider: provider.name, seenUntil: from })
    const asked: Date[] = []
    // Each look goes five days on; the third finds nobody.
    const halting = (fails: boolean): PaymentProvider => ({
      ...provider,
      eventsIn: (span) => {
        asked.push(span.from)
        if (fails && asked.length === 3) return Promise.reject(new ProviderDown('stripe events'))
        const end = new Date(Math.min(span.from.getTime() + 5 * DAY, span.until.getTime()))
        return Promise.resolve({ events: [], until: end })
      },
    })
    await expect(reconcileEvents({ ...deps, provider: halting(true) })).rejects.toThrow('stripe events')
    const reached = new Date(from.getTime() + 10 * DAY - HOUR)
    expect(await findEventCursor(app.deps.db, provider.name)).toEqual(reached)
    await reconcileEvents({ ...deps, provider: halting(false) })
    expect(asked[3]).toEqual(new Date(reached.getTime() - HOUR))
    const stands = await findEventCursor(app.deps.db, provider.name)
    expect(stands?.getTime()).toBeGreaterThanOrEqual(until.getTime())
  })
})
