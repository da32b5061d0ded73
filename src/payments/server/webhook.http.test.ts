import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import type { OrderDetail } from '#orders/contract.ts'
import { paymentStatus } from '../contract.ts'
import { localStripeKeys } from '../local-stripe/local-stripe-keys.ts'
import { signEvent } from '../local-stripe/sign-event.ts'
import { payerOf } from '../testing/payer.ts'
import { eventOf, type StormedSession } from '../testing/webhook-storm.ts'
import { readWebhookHealth } from './webhook-health.repository.ts'

const app = await testApp({ listen: true })
const { seller } = app.people
const payer = payerOf(app, seller)
const { webhookSecret } = localStripeKeys(app.config.payments.localStripe.secret)

type Body = ReturnType<typeof eventOf>
let order: OrderDetail
let paymentId: string
let session: StormedSession
let event: Body
let serial = 0

/** An event as the provider would send it for a pending payment. */
beforeEach(async () => {
  const begun = await payer.orderAndBegin()
  order = begun.order
  paymentId = begun.paymentId
  session = {
    id: begun.redirectUrl.split('/').at(-1) ?? '',
    url: begun.redirectUrl,
    paymentId,
    orderNumber: order.number,
    ...order.total,
  }
  event = made()
})

const made = (what: Partial<Parameters<typeof eventOf>[2]> = {}): Body =>
  eventOf(session, app.clock.now(), { id: `evt_test_${++serial}`, ...what })

async function send(
  body: Body,
  options: { secret?: string; at?: Date; signed?: Body; provider?: string } = {},
) {
  const raw = JSON.stringify(body)
  const signature = signEvent(
    options.secret ?? webhookSecret,
    JSON.stringify(options.signed ?? body),
    options.at ?? app.clock.now(),
  )
  const response = await app.app.inject({
    method: 'POST',
    url: `/server/portal/payment/webhook/${options.provider ?? 'stripe'}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: raw,
  })
  return response.json<{ code: number; error?: string }>()
}

const state = async () =>
  (await app.get(paymentStatus, { orderId: order.id }, { as: seller })).body.data?.state
/** The event with another content. */
const changed = (change: object): Body => ({
  ...event,
  data: { object: { ...event.data.object, ...change } },
})
const sized = (bytes: number) =>
  changed({ metadata: { order_number: order.number, note: 'x'.repeat(bytes) } })
const rejections = async () => (await readWebhookHealth(app.deps.db, 'stripe')).rejections
const opened = async () => {
  await app.drain()
  const { rows } = await app.deps.db.execute(`select id from work_orders where order_id = '${order.id}'`)
  return rows.length
}

describe('an event of the provider', () => {
  it('pays the order when everything matches', async () => {
    expect(await send(event)).toMatchObject({ code: 0, data: { accepted: true } })
    expect(await state()).toBe('PAID')
    expect(await opened()).toBe(1)
  })

  it('counts once, though it comes five times, shuffled among others', async () => {
    const unpaid = { payment_status: 'unpaid' }
    const refused = made({ type: 'checkout.session.async_payment_failed', change: unpaid })
    const pending = made({ change: unpaid })
    const copy = { ...event, id: `${event.id}_twin` }
    const shuffled = [event, refused, event, copy, pending, event, refused, event, copy, event]
    const answers = await Promise.all(shuffled.map((each) => send(each)))
    expect(answers.map((answer) => answer.code)).toEqual(shuffled.map(() => 0))
    expect(await state()).toBe('PAID')
    expect(await opened()).toBe(1)
    const { rows } = await app.deps.db.execute(
      `select 1 from payment_events where payment_id = '${paymentId}'`,
    )
    expect(rows).toHaveLength(4)
    expect(await opened()).toBe(1)
  })

  it('is refused when it is forged, altered or stale', async () => {
    const late = new Date(app.clock.now().getTime() - 301_000)
    const refusals = [
      await send(event, { secret: 'guessed' }),
      await send(event, { signed: changed({ amount_total: 1 }) }),
      await send(event, { at: late }),
      await send(event, { at: new Date(app.clock.now().getTime() - 365 * 86_400_000) }),
    ]
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 499, error: 'payment.webhook_rejected' })
    expect(await state()).toBe('PENDING')
  })

  it.each([
    ['amount', { amount_total: 1 }],
    ['currency', { currency: 'usd' }],
    ['mode', { livemode: true }],
    ['order', { metadata: { order_number: 'OR-2020-000001' } }],
    ['payment', { client_reference_id: 'pay_other' }],
    ['session', { id: 'cs_test_another00' }],
  ])('is refused for another %s', async (_, difference) => {
    expect(await send(changed(difference))).toMatchObject({ code: 499, error: 'payment.webhook_mismatch' })
    expect(await state()).toBe('PENDING')
  })

  it('is refused when it is bound to another order’s payment', async () => {
    const other = await payer.orderAndBegin()
    expect(await send(changed({ client_reference_id: other.paymentId }))).toMatchObject({
      error: 'payment.webhook_mismatch',
    })
    expect(await state()).toBe('PENDING')
  })

  it('is refused for another provider, and when it is no event', async () => {
    expect(await send(event, { provider: 'paypal' })).toMatchObject({ code: 499 })
    expect(await send({ hello: 'world' } as unknown as Body)).toMatchObject({
      error: 'payment.webhook_rejected',
    })
  })

  it('is taken in with 900 kB, and refused beyond 1 MB before anybody looks at its signature', async () => {
    const before = await rejections()
    expect(await send(sized(1024 * 1024))).toMatchObject({ code: 400, error: 'wire.too_large' })
    expect(await send(sized(1024 * 1024), { secret: 'guessed' })).toMatchObject({ error: 'wire.too_large' })
    expect(await rejections()).toBe(before)
    expect(await state()).toBe('PENDING')
    expect(await send(sized(900_000))).toMatchObject({ code: 0 })
    expect(await state()).toBe('PAID')
  })

  it('is refused of another account, though it is signed', async () => {
    const ofOther = { ...event, account: 'acct_another' } as Body
    expect(await send(ofOther)).toMatchObject({ code: 499, error: 'payment.webhook_mismatch' })
    expect(await state()).toBe('PENDING')
  })

  it('changes nothing when it comes again after a year, signed anew by the provider', async () => {
    await send(event)
    const { rows } = await app.deps.db.execute(`select * from payments where id = '${paymentId}'`)
    app.clock.advance(365 * 86_400_000)
    try {
      expect(await send(event)).toMatchObject({ code: 0 })
      expect(await opened()).toBe(1)
      const after = await app.deps.db.execute(`select * from payments where id = '${paymentId}'`)
      expect(after.rows).toEqual(rows)
    } finally {
      app.clock.advance(-365 * 86_400_000)
    }
  })

  it('cannot undo what was paid', async () => {
    await send(event)
    const unpaid = { payment_status: 'unpaid' }
    await send(made({ type: 'checkout.session.async_payment_failed', change: unpaid }))
    await send(made({ type: 'checkout.session.expired', change: { ...unpaid, status: 'expired' } }))
    expect(await state()).toBe('PAID')
  })
})

const minutesLater = (minutes: number) =>
  app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000))
const forged = () => send(made(), { secret: 'guessed' })
const told = async () => {
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'payments.watch-webhooks', {}))
  await app.drain()
  return (await app.mails()).filter(({ subject }) => /webhooks of payments are rejected/.test(subject))
}

describe('webhooks that are rejected', () => {
  it('are told to administrators once, when none is accepted between them', async () => {
    minutesLater(2)
    await send(event)
    expect(await told()).toEqual([])
    for (const minutes of [5, 6, 6]) {
      minutesLater(minutes)
      await forged()
      await forged()
    }
    const [mail, ...others] = await told()
    expect(others).toEqual([])
    expect(mail?.to).toBe(app.people.admin.email)
    expect(mail?.text).toContain('3 times since')
    minutesLater(5)
    await forged()
    expect(await told()).toHaveLength(1)
  })

  it('are noted also where the clock was put back by an hour', async () => {
    minutesLater(2)
    expect(await send(made())).toMatchObject({ code: 0 })
    minutesLater(2)
    await forged()
    const { rejectedAt } = await readWebhookHealth(app.deps.db, 'stripe')
    minutesLater(-60)
    try {
      await forged()
      expect((await readWebhookHealth(app.deps.db, 'stripe')).rejectedAt).not.toEqual(rejectedAt)
    } finally {
      minutesLater(60)
    }
  })

  it('are news again after one was accepted; without a signature they do not count', async () => {
    expect(await send(made())).toMatchObject({ code: 0 })
    for (let knock = 0; knock < 4; knock++) {
      minutesLater(6)
      await app.app.inject({ method: 'POST', url: '/server/portal/payment/webhook/stripe', payload: {} })
    }
    expect(await told()).toHaveLength(1)
    for (let knock = 0; knock < 4; knock++) {
      minutesLater(6)
      await forged()
    }
    expect(await told()).toHaveLength(2)
    const health = await readWebhookHealth(app.deps.db, 'stripe')
    expect(health).toMatchObject({ rejections: 4, refusal: 'payment.webhook_rejected', isTold: true })
    expect(health.acceptedAt).toBeDefined()
  })
})
