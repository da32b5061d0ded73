import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { orderDetails, type OrderDetail } from '#orders/contract.ts'
import { expireOrders } from '#orders/server/expire-orders.ts'
import { localStripeKeys } from '../local-stripe/local-stripe-keys.ts'
import { signEvent } from '../local-stripe/sign-event.ts'
import { paymentResult, paymentStatus } from '../contract.ts'
import { confirmRefund, refundOrder, staffOrder, staffRefundsDue } from '../staff/contract.ts'
import { letOnePersonRefund } from '../testing/one-person.ts'
import { payerOf } from '../testing/payer.ts'
import { withProvider } from './payments-deps.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const app = await testApp({ listen: true })
letOnePersonRefund(app)
const { seller, admin } = app.people
const payer = payerOf(app, seller)
const state = async (orderId: string) =>
  (await app.get(paymentStatus, { orderId }, { as: seller })).body.data?.state
const rows = async (sql: string) => (await app.deps.db.execute(sql)).rows
/** What takes days at a bank happens now. */
const daysPass = async () => {
  await app.deps.db.execute('update graphile_worker._private_jobs set run_at = now()')
  await app.drain()
}

describe('a direct debit', () => {
  it.each([
    ['later_paid', 'PAID', 1],
    ['later_refused', 'REFUSED', 0],
  ] as const)('is on its way for days, and then %s', async (button, end, work) => {
    const { order, redirectUrl } = await payer.orderAndBegin({ method: 'SEPA_DEBIT' })
    await payer.press(redirectUrl, button, { after: 3_600 })
    await app.drain()
    expect(await state(order.id)).toBe('PROCESSING')
    expect((await app.post(paymentResult, { orderId: order.id }, { as: seller })).body.code).toBe(0)
    expect(await rows(`select 1 from work_orders where order_id = '${order.id}'`)).toHaveLength(0)
    await daysPass()
    expect(await state(order.id)).toBe(end)
    expect(await rows(`select 1 from work_orders where order_id = '${order.id}'`)).toHaveLength(work)
  })
})

const DAY = 24 * 3_600_000
const expiry = async (orderId: string) =>
  new Date(String((await rows(`select expires_at from orders where id = '${orderId}'`))[0]?.['expires_at']))
const orderSeen = async (id: string) => (await app.get(orderDetails, { id }, { as: seller })).body.data
const later = async <T>(ms: number, what: () => Promise<T>): Promise<T> => {
  app.clock.advance(ms)
  try {
    return await what()
  } finally {
    app.clock.advance(-ms)
  }
}
const debit = async (button: 'later_paid' | 'later_refused') => {
  const begun = await payer.orderAndBegin({ method: 'SEPA_DEBIT' })
  await payer.press(begun.redirectUrl, button, { after: 3_600 })
  await app.drain()
  return begun
}

describe('an order whose direct debit takes days', () => {
  it('does not expire while the bank is at it, and opens the work once', async () => {
    const { order } = await debit('later_paid')
    await later(9 * DAY, async () => {
      await expireOrders(app.deps)
      expect(await orderSeen(order.id)).toMatchObject({
        status: 'AWAITING_PAYMENT',
        actions: { pay: false, cancel: false },
        payments: [{ method: 'SEPA_DEBIT', underReview: true }],
      })
      await daysPass()
    })
    expect(await state(order.id)).toBe('PAID')
    expect(await rows(`select 1 from work_orders where order_id = '${order.id}'`)).toHaveLength(1)
    expect((await orderSeen(order.id))?.history.map(({ event }) => event)).not.toContain('PAID_AFTER_EXPIRY')
  })

  it('leaves a week to pay again where the bank says no, and its buyer is told', async () => {
    const { order } = await debit('later_refused')
    const failedAt = await later(9 * DAY, async () => {
      await daysPass()
      return app.clock.now().getTime()
    })
    expect(await state(order.id)).toBe('REFUSED')
    expect(Math.abs((await expiry(order.id)).getTime() - failedAt - 7 * DAY)).toBeLessThan(60_000)
    const mail = (await app.mails()).find(
      ({ subject }) => subject.includes(order.number) && /did not go through|扣款未成功/.test(subject),
    )
    expect(mail?.to).toBe(seller.email)
    expect(mail?.text).not.toMatch(/\{\{/)
    await later(15 * DAY, () => expireOrders(app.deps))
    expect(await state(order.id)).toBe('REFUSED')
    await later(17 * DAY, () => expireOrders(app.deps))
    expect(await state(order.id)).toBe('CLOSED')
  })

  it('is a matter for finance after three weeks, told once, and expires a day later', async () => {
    const { order } = await debit('later_paid')
    const told = async () =>
      (await app.mails()).filter(
        ({ subject }) => subject.includes(order.number) && /no word|迟迟/.test(subject),
      )
    await later(21 * DAY + 3_600_000, async () => {
      await reconcilePayments(withProvider(app.deps))
      await reconcilePayments(withProvider(app.deps))
      await app.deps.db.execute(
        `update graphile_worker._private_jobs set run_at = now() where task_id in (select id from graphile_worker._private_tasks where identifier like 'payments.silent%')`,
      )
      await app.drain()
      await expireOrders(app.deps)
    })
    expect(await state(order.id)).toBe('PROCESSING')
    const mails = await told()
    expect(mails.length).toBeGreaterThan(0)
    expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length)
    expect(mails[0]?.text).not.toMatch(/\{\{/)
    await later(22 * DAY + 3_600_000, () => expireOrders(app.deps))
    expect(await state(order.id)).toBe('CLOSED')
  })

  it('given up for another way to pay holds its order all the same', async () => {
    const { order, redirectUrl } = await payer.orderAndBegin({ method: 'SEPA_DEBIT' })
    await payer.begin(order.id, { method: 'CARD' })
    await payer.press(redirectUrl, 'later_refused', { after: 3_600 })
    await app.drain()
    await later(3 * DAY, async () => {
      await expireOrders(app.deps)
      expect((await orderSeen(order.id))?.status).toBe('AWAITING_PAYMENT')
      await daysPass()
    })
    expect((await expiry(order.id)).getTime()).toBeLessThan(app.clock.now().getTime() + 11 * DAY)
  })
})

describe('paying by other ways', () => {
  it.each(['ALIPAY', 'WECHAT_PAY'])('%s opens the work', async (method) => {
    const { order, redirectUrl } = await payer.orderAndBegin({ method })
    await payer.press(redirectUrl, 'pay')
    await app.drain()
    expect(await state(order.id)).toBe('PAID')
  })

  it('asks the payer’s bank first (3-D Secure), which may say no', async () => {
    const { order, redirectUrl } = await payer.orderAndBegin()
    const asked = await fetch(redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ action: 'challenge' }),
    })
    expect(await asked.text()).toContain('Your bank asks')
    expect(await state(order.id)).toBe('PENDING')
    const back = await payer.press(redirectUrl, 'refuse')
    expect(back).toContain('paySuccess')
    expect((await app.post(paymentResult, { orderId: order.id }, { as: seller })).body.error).toBe(
      'payment.refused',
    )
  })

  it('lets a declined payer try again on the page, though the portal was told already', async () => {
    const { order, redirectUrl } = await payer.orderAndBegin()
    await payer.press(redirectUrl, 'refuse')
    await app.post(paymentResult, { orderId: order.id }, { as: seller })
    expect(await (await fetch(`${redirectUrl}?declined=1`)).text()).toContain('was declined')
    await payer.press(redirectUrl, 'pay')
    await app.drain()
    expect(await state(order.id)).toBe('PAID')
  })
})

describe('a refund that the bank is slow or unwilling to take', () => {
  let order: OrderDetail
  let serial = 0
  beforeEach(async () => {
    order = await payer.orderAndPay()
  })
  const refund = (amount: number) =>
    app.post(
      refundOrder,
      {
        orderId: order.id,
        amount: { amount, currency: 'EUR' },
        reason: 'One service less',
        idempotency: `late-refund-${++serial}`,
      },
      { as: admin },
    )
  const staff = async () => (await app.get(staffOrder, { orderId: order.id }, { as: admin })).body.data
  const seen = async () => (await app.get(orderDetails, { id: order.id }, { as: seller })).body.data

  it('is pending until the bank has it', async () => {
    await refund(1_019)
    await app.drain()
    expect((await staff())?.refunds).toMatchObject([
      { status: 'REQUESTED', proof: expect.stringMatching(/^re_/) },
    ])
    expect((await seen())?.refunded.amount).toBe(0)
    await daysPass()
    expect((await staff())?.refunds).toMatchObject([{ status: 'SUCCEEDED' }])
    expect((await seen())?.refunded.amount).toBe(1_019)
  })

  it('comes back: a colleague sends the same money by bank, and the order is told once', async () => {
    await refund(1_017)
    await app.drain()
    expect((await seen())?.refunded.amount).toBe(1_017)
    await daysPass()
    const [returned] = (await staff())?.refunds ?? []
    expect(returned).toMatchObject({ status: 'REQUESTED', way: 'BY_HAND', failure: 'lost_or_stolen_card' })
    expect((await staff())?.refundable.amount).toBe(order.total.amount - 1_017)
    const due = await app.get(staffRefundsDue, {}, { as: admin })
    expect(due.body.data?.records.map(({ id }) => id)).toContain(returned?.id)
    expect((await seen())?.history.at(-1)?.event).toBe('REFUND_RETURNED')
    const mail = (await app.mails()).find(({ subject }) => /came back|被银行退回/.test(subject))
    expect(mail?.subject).toContain(order.number)
    expect(mail?.to).toBe(seller.email)
    await app.post(confirmRefund, { refundId: returned?.id, reference: 'SEPA-77' }, { as: admin })
    await app.drain()
    expect((await staff())?.refunds).toMatchObject([{ status: 'SUCCEEDED', proof: 'SEPA-77' }])
    expect((await seen())?.refunded.amount).toBe(1_017)
    expect(
      await rows(`select 1 from invoices where order_id = '${order.id}' and kind <> 'INVOICE'`),
    ).toHaveLength(1)
  })

  it('is made once, though the provider has forgotten the key when it is asked again', async () => {
    await refund(1_015)
    await app.drain()
    await app.deps.db.execute('delete from graphile_worker._private_jobs')
    expect((await staff())?.refunds).toMatchObject([{ status: 'REQUESTED', proof: null }])
    app.clock.advance(26 * 3_600_000)
    const { reconcileRefunds } = await import('./reconcile-payments.ts')
    const { withProvider } = await import('./payments-deps.ts')
    await reconcileRefunds(withProvider(app.deps))
    app.clock.advance(-26 * 3_600_000)
    expect((await staff())?.refunds).toMatchObject([{ status: 'SUCCEEDED' }])
    expect(
      await rows(
        `select 1 from local_stripe_objects o join payments p on p.intent_id = o.intent_id where o.kind = 'refund' and p.order_id = '${order.id}'`,
      ),
    ).toHaveLength(1)
  })

  it('is not believed with another sum, and counts once however often it is told', async () => {
    await refund(1_019)
    await app.drain()
    const [object] = await rows(
      `select o.body from local_stripe_objects o join payments p on p.intent_id = o.intent_id where o.kind = 'refund' and p.order_id = '${order.id}'`,
    )
    const body = object?.['body'] as Record<string, unknown>
    const tell = (id: string, change: object) =>
      told({ id, type: 'refund.updated', object: { ...body, ...change } })
    expect(await tell('evt_a', { status: 'succeeded', amount: 9_999 })).toBe('payment.webhook_mismatch')
    expect(await tell('evt_b', { status: 'succeeded', payment_intent: 'pi_another' })).toBe(
      'payment.webhook_mismatch',
    )
    const answers = await Promise.all([1, 2, 3].map(() => tell('evt_c', { status: 'succeeded' })))
    expect(answers).toEqual([undefined, undefined, undefined])
    expect((await seen())?.refunded.amount).toBe(1_019)
    // Somebody refunded at Stripe itself: nothing of ours to change.
    expect(await tell('evt_d', { status: 'succeeded', metadata: {} })).toBeUndefined()
    expect((await seen())?.refunded.amount).toBe(1_019)
  })
})

/** An event of Stripe. @returns the error it is answered with, if any */
async function told({ id, type, object }: { id: string; type: string; object: object }) {
  const created = Math.floor(app.clock.now().getTime() / 1000)
  const payload = JSON.stringify({ id, type, created, livemode: false, data: { object } })
  const { webhookSecret } = localStripeKeys(app.config.payments.localStripe.secret)
  const response = await app.app.inject({
    method: 'POST',
    url: '/server/portal/payment/webhook/stripe',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(webhookSecret, payload, app.clock.now()),
    },
    payload,
  })
  return response.json<{ error?: string }>().error
}
