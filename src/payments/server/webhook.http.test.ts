import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import type { OrderDetail } from '#orders/contract.ts'
import { paymentStatus } from '../contract.ts'
import { sandboxKeys } from '../sandbox-provider/sandbox-keys.ts'
import { payerOf } from '../testing/payer.ts'
import { signWebhook } from './webhook-signature.ts'

const app = await testApp({ listen: true })
const { seller } = app.people
const payer = payerOf(app, seller)
const { webhookSecret } = sandboxKeys(app.config.payments.sandboxSecret)

type Body = { id: string; type: string; session: Record<string, unknown> }
let order: OrderDetail
let paymentId: string
let event: Body
let serial = 0

/** An event as the provider would send it for a pending payment. */
beforeEach(async () => {
  const begun = await payer.orderAndBegin()
  order = begun.order
  paymentId = begun.paymentId
  event = {
    id: `spe_test_${++serial}`,
    type: 'session.paid',
    session: {
      id: begun.redirectUrl.split('/').at(-1),
      status: 'paid',
      ...order.total,
      live: false,
      reference: paymentId,
      description: order.number,
      url: begun.redirectUrl,
    },
  }
})

async function send(
  body: Body,
  options: { secret?: string; at?: Date; signed?: Body; provider?: string } = {},
) {
  const raw = JSON.stringify(body)
  const signature = signWebhook(
    options.secret ?? webhookSecret,
    JSON.stringify(options.signed ?? body),
    options.at ?? app.clock.now(),
  )
  const response = await app.app.inject({
    method: 'POST',
    url: `/server/portal/payment/webhook/${options.provider ?? 'sandbox'}`,
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    payload: raw,
  })
  return response.json<{ code: number; error?: string }>()
}

const state = async () =>
  (await app.get(paymentStatus, { orderId: order.id }, { as: seller })).body.data?.state
const changed = (session: Record<string, unknown>): Body => ({
  ...event,
  session: { ...event.session, ...session },
})
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
    const refused = { ...changed({ status: 'refused' }), id: `${event.id}_refused`, type: 'session.refused' }
    const pending = { ...changed({ status: 'open' }), id: `${event.id}_open`, type: 'session.open' }
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
      await send(event, { signed: changed({ amount: 1 }) }),
      await send(event, { at: late }),
      await send(event, { at: new Date(app.clock.now().getTime() + 301_000) }),
    ]
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 499, error: 'payment.webhook_rejected' })
    expect(await state()).toBe('PENDING')
  })

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'USD' }],
    ['mode', { live: true }],
    ['order', { description: 'OR-2020-000001' }],
    ['payment', { reference: 'pay_other' }],
    ['session', { id: 'sps_other' }],
  ])('is refused for another %s', async (_, difference) => {
    expect(await send(changed(difference))).toMatchObject({ code: 499, error: 'payment.webhook_mismatch' })
    expect(await state()).toBe('PENDING')
  })

  it('is refused when it is bound to another order’s payment', async () => {
    const other = await payer.orderAndBegin()
    expect(await send(changed({ reference: other.paymentId }))).toMatchObject({
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

  it('cannot undo what was paid', async () => {
    await send(event)
    await send({ ...changed({ status: 'refused' }), id: `${event.id}_late` })
    await send({ ...changed({ status: 'expired' }), id: `${event.id}_later` })
    expect(await state()).toBe('PAID')
  })
})
