import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { orderDetails } from '#orders/contract.ts'
import { paymentStatus } from '../contract.ts'
import { BEHAVIOURS } from '../local-stripe/behaviours.ts'
import { payerOf } from '../testing/payer.ts'
import { withProvider } from './payments-deps.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const app = await testApp({ listen: true })
const { seller } = app.people
const payer = payerOf(app, seller)
const rowsOf = async (sql: string) => (await app.deps.db.execute(sql)).rows
const stateOf = async (orderId: string) =>
  (await app.get(paymentStatus, { orderId }, { as: seller })).body.data?.state

/** The HTTP status of each delivery, and the number of events recorded for it in the end. */
const COURSES = [
  ['prompt', ['honest 200'], 1],
  ['late', ['honest 200'], 1],
  ['twice', ['honest 200', 'honest 200', 'honest 200'], 1],
  ['out_of_order', ['honest 200', 'older 200'], 2],
  ['other_order', ['other_order 422', 'honest 200'], 1],
  ['other_amount', ['other_amount 422', 'honest 200'], 1],
  ['other_currency', ['other_currency 422', 'honest 200'], 1],
  ['other_account', ['other_account 422', 'other_account 422', 'honest 200'], 1],
  ['unsigned', ['unsigned 422', 'honest 200'], 1],
  ['wrongly_signed', ['wrongly_signed 422', 'honest 200'], 1],
  ['old_time', ['old_time 422', 'old_time 422', 'honest 200'], 1],
] as const

describe('a provider that misbehaves', () => {
  it.each(COURSES)('%s: is accepted once or refused, and pays once', async (delivery, answered, events) => {
    const { order, paymentId, redirectUrl } = await payer.orderAndBegin()
    await payer.press(redirectUrl, 'pay', { delivery })
    await app.drain()
    const deliveries = await rowsOf(
      `select answers from local_stripe_events where body like '%${order.number}%'`,
    )
    const answers = deliveries[0]?.['answers'] as { sent: string; status: number }[]
    expect(answers.map(({ sent, status }) => `${sent} ${status}`)).toEqual(answered)
    expect(await stateOf(order.id)).toBe('PAID')
    expect(await rowsOf(`select 1 from payment_events where payment_id = '${paymentId}'`)).toHaveLength(
      events,
    )
    expect(await rowsOf(`select 1 from work_orders where order_id = '${order.id}'`)).toHaveLength(1)
    expect(await rowsOf(`select 1 from refunds where order_id = '${order.id}'`)).toHaveLength(0)
    const { body } = await app.get(orderDetails, { id: order.id }, { as: seller })
    expect(body.data?.history.map((entry) => entry.event)).toEqual([
      'PLACED',
      'PAYMENT_STARTED',
      'PAID',
      'WORK_OPENED',
    ])
  })

  it('never sends anything: the portal asks', async () => {
    const { order, redirectUrl } = await payer.orderAndBegin()
    await payer.press(redirectUrl, 'pay', { delivery: 'never' })
    await app.drain()
    expect(await stateOf(order.id)).toBe('PENDING')
    app.clock.advance(16 * 60_000)
    await reconcilePayments(withProvider(app.deps))
    await app.drain()
    app.clock.advance(-16 * 60_000)
    expect(await stateOf(order.id)).toBe('PAID')
  })

  it('is tested in every way that the page offers', () => {
    const tried = [...COURSES.map(([delivery]) => delivery), 'never']
    expect(tried.toSorted()).toEqual([...BEHAVIOURS].toSorted())
  })
})
