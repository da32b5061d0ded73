import { beforeEach, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { orderDetails, type OrderDetail } from '#orders/contract.ts'
import { localStripeKeys } from '../local-stripe/local-stripe-keys.ts'
import { signEvent } from '../local-stripe/sign-event.ts'
import { bookRefund, refundOrder, retryRefund, staffOrder, staffRefundsDue } from '../staff/contract.ts'
import { letOnePersonRefund } from '../testing/one-person.ts'
import { payerOf } from '../testing/payer.ts'

/* A refund that somebody makes in the provider's dashboard: no request of the portal stands behind it. */

const app = await testApp({ listen: true })
letOnePersonRefund(app)
const { seller, admin, agent } = app.people
const payer = payerOf(app, seller)
const { webhookSecret } = localStripeKeys(app.config.payments.localStripe.secret)
let order: OrderDetail
let intent: string
let serial = 0

beforeEach(async () => {
  order = await payer.orderAndPay()
  const { rows } = await app.deps.db.execute(
    `select intent_id from payments where order_id = '${order.id}' and intent_id is not null`,
  )
  intent = String(rows[0]?.['intent_id'])
  serial += 1
})

const made = (id: string, status: string, change: object = {}) => ({
  id,
  object: 'refund',
  amount: 2_500,
  currency: order.total.currency.toLowerCase(),
  metadata: {},
  payment_intent: intent,
  status,
  ...change,
})
let events = 0
async function tell(type: string, object: object) {
  const at = app.clock.now()
  const body = JSON.stringify({
    id: `evt_outside_${++events}`,
    object: 'event',
    type,
    created: Math.floor(at.getTime() / 1000),
    livemode: false,
    data: { object },
  })
  const answer = await app.app.inject({
    method: 'POST',
    url: '/server/portal/payment/webhook/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(webhookSecret, body, at) },
    payload: body,
  })
  await app.drain()
  return answer.json<{ code: number }>().code
}
const staff = async () => (await app.get(staffOrder, { orderId: order.id }, { as: admin })).body.data
const seen = async () => (await app.get(orderDetails, { id: order.id }, { as: seller })).body.data
const mails = async () =>
  (await app.mails()).filter(
    ({ subject }) => subject.includes(order.number) && /book the refund|待入账/.test(subject),
  )
const book = (refundId: string | undefined, as = admin) =>
  app.post(bookRefund, { refundId, reason: 'Agreed by phone' }, { as })
const audited = async (action: string) =>
  (
    await app.deps.db.execute(
      `select 1 from audit_trail where action = '${action}' and detail ->> 'orderId' = '${order.id}'`,
    )
  ).rows.length

it('is recorded once, told to finance, and counts among what went back until it is booked', async () => {
  const id = `re_outside_${serial}`
  expect(await tell('refund.created', made(id, 'pending'))).toBe(0)
  expect(await tell('refund.updated', made(id, 'succeeded'))).toBe(0)
  const found = await staff()
  expect(found?.refunds).toMatchObject([
    {
      way: 'OUTSIDE',
      status: 'REQUESTED',
      amount: { amount: 2_500 },
      proof: id,
      requestedBy: null,
      retriable: false,
    },
  ])
  expect(found?.refundable.amount).toBe(order.total.amount - 2_500)
  const [mail, ...others] = await mails()
  // One for each of finance.
  expect(others.filter(({ to }) => to === mail?.to)).toEqual([])
  expect(mail?.links[0]).toContain(order.id)
  expect(mail?.text).toContain(id)
  expect(mail?.text).not.toMatch(/\{\{/)
  expect(await seen()).toMatchObject({ refunded: { amount: 0 } })
  const { rows } = await app.deps.db.execute(
    `select 1 from payment_events where event_id like 'evt_outside_%' and payment_id in (select id from payments where order_id = '${order.id}')`,
  )
  expect(rows).toHaveLength(2)
  expect(await audited('refund.outside')).toBe(1)
})

it('is booked once, with its credit note, and nothing is sent', async () => {
  await tell('refund.created', made(`re_outside_${serial}`, 'succeeded'))
  const refund = (await staff())?.refunds[0]
  expect((await book(refund?.id, agent)).body.error).toBe('wire.staff_role')
  const answers = await Promise.all([book(refund?.id), book(refund?.id)])
  expect(answers.map(({ body }) => body.error ?? 'booked').toSorted()).toEqual([
    'booked',
    'payment.refund_not_outside',
  ])
  await app.drain()
  expect(await seen()).toMatchObject({ refunded: { amount: 2_500 } })
  expect((await staff())?.refunds).toMatchObject([{ status: 'SUCCEEDED', reason: 'Agreed by phone' }])
  const notes = await app.deps.db.execute(
    `select 1 from invoices where order_id = '${order.id}' and kind <> 'INVOICE'`,
  )
  expect(notes.rows).toHaveLength(1)
  expect(await audited('refund.booked')).toBe(1)
  const atProvider = await app.deps.db.execute(
    `select 1 from local_stripe_objects where kind = 'refund' and intent_id = '${intent}'`,
  )
  expect(atProvider.rows).toEqual([])
})

it('waits in the list of refunds to be done until it is booked', async () => {
  const due = async () => {
    const { body } = await app.get(staffRefundsDue, { pageSize: 100 }, { as: admin })
    return body.data?.records.filter((row) => row.order.id === order.id)
  }
  const failed = { failure_reason: 'expired_or_canceled_card' }
  await tell('refund.failed', made(`re_never_${serial}`, 'failed', failed))
  expect(await due()).toEqual([])
  await tell('refund.created', made(`re_listed_${serial}`, 'pending'))
  const found = await due()
  expect(found).toMatchObject([
    { way: 'OUTSIDE', proof: `re_listed_${serial}`, order: { number: order.number } },
  ])
  await book(found?.[0]?.id)
  expect(await due()).toEqual([])
})

it('that fails is not booked and not tried again; one that comes back after it was booked goes to a colleague', async () => {
  const [early, late] = [`re_early_${serial}`, `re_late_${serial}`]
  await tell('refund.created', made(early, 'pending'))
  await tell('refund.failed', made(early, 'failed', { failure_reason: 'expired_or_canceled_card' }))
  const failed = (await staff())?.refunds[0]
  expect(failed).toMatchObject({ status: 'FAILED', retriable: false })
  expect((await book(failed?.id)).body.error).toBe('payment.refund_not_outside')
  const again = await app.post(retryRefund, { refundId: failed?.id, way: 'PROVIDER' }, { as: admin })
  expect(again.body.error).toBe('payment.refund_not_failed')
  await tell('refund.created', made(late, 'succeeded'))
  await book((await staff())?.refunds.find(({ proof }) => proof === late)?.id)
  await tell('refund.failed', made(late, 'failed', { failure_reason: 'lost_or_stolen_card' }))
  expect((await staff())?.refunds.find(({ status }) => status === 'REQUESTED')).toMatchObject({
    way: 'BY_HAND',
  })
  expect(await seen()).toMatchObject({ refunded: { amount: 2_500 } })
})

it('whose failure comes first is never to be booked; one that a colleague sent is not given to them twice', async () => {
  const [first, late] = [`re_first_${serial}`, `re_twice_${serial}`]
  await tell('refund.failed', made(first, 'failed', { failure_reason: 'expired_or_canceled_card' }))
  await tell('refund.created', made(first, 'pending'))
  expect((await staff())?.refunds).toMatchObject([{ way: 'OUTSIDE', status: 'FAILED' }])
  await tell('refund.created', made(late, 'succeeded'))
  const byProof = async () => (await staff())?.refunds.find(({ proof }) => proof === late)
  await book((await byProof())?.id)
  await tell('refund.failed', made(late, 'failed', { failure_reason: 'lost_or_stolen_card' }))
  const byHand = (await staff())?.refunds.find(({ way }) => way === 'BY_HAND')
  await app.deps.db.execute(`update refunds set status = 'SUCCEEDED' where id = '${byHand?.id}'`)
  await tell('refund.updated', made(late, 'failed', { failure_reason: 'lost_or_stolen_card' }))
  const now = (await staff())?.refunds.find(({ id }) => id === byHand?.id)
  expect(now).toMatchObject({ way: 'BY_HAND', status: 'SUCCEEDED' })
})

it('leaves no more to refund than is left, and of money that is not of this portal nothing is recorded', async () => {
  await tell('refund.created', made(`re_outside_${serial}`, 'succeeded'))
  const { amount, currency } = order.total
  const all = { orderId: order.id, amount: { amount, currency }, reason: 'All of it' }
  const refused = await app.post(refundOrder, { ...all, idempotency: `outside-${serial}` }, { as: admin })
  expect(refused.body.error).toBe('payment.refund_too_high')
  expect(await tell('refund.created', made('re_foreign', 'succeeded', { payment_intent: null }))).toBe(0)
  expect(
    await tell('refund.created', made('re_foreign', 'succeeded', { payment_intent: 'pi_unknown' })),
  ).toBe(0)
  expect((await app.deps.db.execute(`select 1 from refunds where proof = 're_foreign'`)).rows).toEqual([])
})
