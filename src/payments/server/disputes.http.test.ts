import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { orderDetails, type OrderDetail } from '#orders/contract.ts'
import { staffWorkOrder } from '#work-orders/staff/contract.ts'
import { localStripeKeys } from '../local-stripe/local-stripe-keys.ts'
import { signEvent } from '../local-stripe/sign-event.ts'
import { bookDispute, refundOrder, staffDisputes, staffOrder } from '../staff/contract.ts'
import { letOnePersonRefund } from '../testing/one-person.ts'
import { payerOf } from '../testing/payer.ts'

const app = await testApp({ listen: true })
letOnePersonRefund(app)
const { seller, admin, agent } = app.people
const payer = payerOf(app, seller)
const rows = async (sql: string) => (await app.deps.db.execute(sql)).rows
let order: OrderDetail
let serial = 0

const disputed = async (how: 'chargeback' | 'inquiry' = 'chargeback') => {
  const begun = await payer.orderAndBegin()
  order = begun.order
  await payer.press(begun.redirectUrl, 'pay', { disputed: how })
  await app.drain()
}
const staff = async () => (await app.get(staffOrder, { orderId: order.id }, { as: admin })).body.data
const seen = async () => (await app.get(orderDetails, { id: order.id }, { as: seller })).body.data
const listed = async () =>
  ((await app.get(staffDisputes, {}, { as: admin })).body.data?.records ?? []).filter(
    (one) => one.order.id === order.id,
  )
const mark = async () => (await rows(`select dispute from orders where id = '${order.id}'`))[0]?.['dispute']
const work = async () => {
  const [row] = await rows(`select id from work_orders where order_id = '${order.id}'`)
  const found = await app.get(staffWorkOrder, { workOrderId: String(row?.['id']) }, { as: agent })
  return found.body.data
}
/** On the page that stands in for Stripe's dashboard. */
async function play(status: string) {
  const url = (await staff())?.disputes[0]?.url ?? ''
  await fetch(url, { method: 'POST', body: new URLSearchParams({ status }), redirect: 'manual' })
  await app.drain()
}
const refund = (amount: number) =>
  app.post(
    refundOrder,
    {
      orderId: order.id,
      amount: { amount, currency: 'EUR' },
      reason: 'One service less',
      idempotency: `disputed-${++serial}-test`,
    },
    { as: admin },
  )

describe('a payment that a bank disputes', () => {
  beforeEach(() => disputed())

  it('marks order and work order, tells finance, and is a to-do with its last day', async () => {
    expect(await mark()).toBe('OPEN')
    expect((await staff())?.disputes).toMatchObject([
      { status: 'OPEN', isInquiry: false, amount: order.total, reason: 'fraudulent', isLate: false },
    ])
    expect(await listed()).toMatchObject([{ dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
    expect((await work())?.around.order?.dispute).toBe('OPEN')
    expect((await seen())?.history.map(({ event }) => event)).toContain('DISPUTED')
    const mail = (await app.mails()).find(
      ({ subject }) => subject.includes(order.number) && /disputes|争议/.test(subject),
    )
    expect(mail?.to).toMatch(/@/)
    expect(mail?.links[0]).toContain(order.id)
    expect(mail?.text).not.toMatch(/\{\{/)
  })

  it('is not refunded meanwhile: the bank has the money', async () => {
    expect((await refund(1_000)).body).toMatchObject({ code: 499, error: 'payment.disputed' })
  })

  it('is unmarked when it is won', async () => {
    await play('under_review')
    expect((await staff())?.disputes).toMatchObject([{ status: 'ANSWERED', dueOn: null }])
    await play('won')
    expect(await mark()).toBeNull()
    expect(await listed()).toEqual([])
    expect((await work())?.around.order?.dispute).toBeNull()
    expect(await seen()).toMatchObject({ status: 'FULFILLING', refunded: { amount: 0 } })
    await refund(1_000)
    await app.drain()
    expect((await seen())?.refunded.amount).toBe(1_000)
  })

  it('is booked as money back when it is lost, once, with a credit note', async () => {
    await play('lost')
    await app.drain()
    expect(await mark()).toBe('LOST')
    expect(await seen()).toMatchObject({ status: 'REFUNDED', refunded: order.total })
    expect((await staff())?.refunds).toMatchObject([
      { kind: 'DISPUTE', status: 'SUCCEEDED', amount: order.total, proof: expect.stringMatching(/^dp_/) },
    ])
    expect(
      await rows(`select 1 from invoices where order_id = '${order.id}' and kind <> 'INVOICE'`),
    ).toHaveLength(1)
    expect((await work())?.around.order?.dispute).toBe('LOST')
    const notes = await rows(
      `select key from wo_history h join work_orders w on w.id = h.work_order_id where w.order_id = '${order.id}' and key like 'order.dispute%'`,
    )
    expect(notes.map(({ key }) => key)).toContain('order.disputeLost')
    expect((await refund(1)).body.error).toBe('payment.not_refundable')
  })
})

describe('a payment that was made before', () => {
  it('is disputed later, once, however often the local page is sent', async () => {
    const begun = await payer.orderAndBegin()
    order = begun.order
    await payer.press(begun.redirectUrl, 'pay')
    await app.drain()
    expect((await staff())?.disputes).toEqual([])
    await payer.press(begun.redirectUrl, 'pay', { disputed: 'chargeback' })
    await payer.press(begun.redirectUrl, 'pay', { disputed: 'chargeback' })
    await app.drain()
    expect((await staff())?.disputes).toMatchObject([{ status: 'OPEN' }])
    expect((await staff())?.payments).toHaveLength(1)
  })
})

describe('a bank that only asks', () => {
  it('has taken nothing: the payment may be refunded', async () => {
    await disputed('inquiry')
    expect((await staff())?.disputes).toMatchObject([{ isInquiry: true, status: 'OPEN' }])
    expect((await refund(1_000)).body.code).toBe(0)
  })

  it('may take the money after it was answered', async () => {
    await disputed('inquiry')
    await play('warning_under_review')
    app.clock.advance(2_000)
    await play('needs_response')
    expect((await staff())?.disputes).toMatchObject([{ isInquiry: false, status: 'OPEN' }])
    expect((await listed()).length).toBe(1)
    await app.drain()
    expect((await seen())?.history.map(({ event }) => event)).toContain('DISPUTE_ESCALATED')
    const [mail, ...others] = await mailsAbout(/pursues|争议已升级/)
    expect(others).toEqual([])
    expect(mail?.text).toMatch(/until|前提交证据/)
    expect(mail?.text).not.toMatch(/\{\{/)
    const notes = await rows(
      `select key from wo_history h join work_orders w on w.id = h.work_order_id where w.order_id = '${order.id}' and key = 'order.disputeEscalated'`,
    )
    expect(notes).toHaveLength(1)
  })
})

const object = (change: object = {}) => ({
  id: `dp_${++serial}`,
  amount: order.total.amount,
  currency: 'eur',
  status: 'needs_response',
  reason: 'fraudulent',
  evidence_details: { due_by: 1_800_000_000 },
  ...change,
})
const intent = async () =>
  String((await rows(`select intent_id from payments where order_id = '${order.id}'`))[0]?.['intent_id'])

describe('events of disputes', () => {
  it('before the news of the payment itself: it is asked for first', async () => {
    const begun = await payer.orderAndBegin()
    order = begun.order
    await payer.press(begun.redirectUrl, 'pay', { delivery: 'never', disputed: 'chargeback' })
    await app.drain()
    expect(await mark()).toBe('OPEN')
    expect((await seen())?.status).not.toBe('AWAITING_PAYMENT')
    expect(await rows(`select 1 from work_orders where order_id = '${order.id}'`)).toHaveLength(1)
  })

  it('on a refunded payment: it is shown, and only what was left is booked', async () => {
    order = await payer.orderAndPay()
    await refund(order.total.amount - 500)
    await app.drain()
    const dispute = object({ payment_intent: await intent() })
    expect(await told('charge.dispute.created', dispute)).toBeUndefined()
    expect(await told('charge.dispute.closed', { ...dispute, status: 'lost' })).toBeUndefined()
    await app.drain()
    expect((await staff())?.refunds.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['STAFF', order.total.amount - 500],
      ['DISPUTE', 500],
    ])
    const again = object({ payment_intent: await intent() })
    expect(await told('charge.dispute.closed', { ...again, status: 'lost' })).toBeUndefined()
    expect((await staff())?.refunds).toHaveLength(2)
    expect((await seen())?.refunded).toEqual(order.total)
  })

  it('out of order, twice, and after the decision: each counts once', async () => {
    order = await payer.orderAndPay()
    const dispute = object({ payment_intent: await intent() })
    await told('charge.dispute.closed', { ...dispute, status: 'won' })
    await told('charge.dispute.created', dispute)
    await told('charge.dispute.updated', { ...dispute, status: 'under_review' })
    await told('charge.dispute.closed', { ...dispute, status: 'lost' })
    expect((await staff())?.disputes).toMatchObject([{ status: 'WON' }])
    expect(await mark()).toBeNull()
    expect((await staff())?.refunds).toEqual([])
  })

  it('of payments that are not of this portal are left alone', async () => {
    order = await payer.orderAndPay()
    const stranger = object({ payment_intent: null })
    expect(await told('charge.dispute.created', stranger)).toBeUndefined()
    expect((await staff())?.disputes).toEqual([])
  })
})

/** To one of those who get them. */
const mailsAbout = async (subject: RegExp) =>
  (await app.mails()).filter(
    (mail) =>
      mail.to === app.people.admin.email && mail.subject.includes(order.number) && subject.test(mail.subject),
  )

describe('what a bank claims', () => {
  it('may be more than was paid: it is recorded with both sums, and no more is booked than there is', async () => {
    order = await payer.orderAndPay()
    const claimed = object({ payment_intent: await intent(), amount: order.total.amount + 317 })
    expect(await told('charge.dispute.created', claimed)).toBeUndefined()
    await app.drain()
    const amount = { amount: order.total.amount + 317, currency: 'EUR' }
    expect((await staff())?.disputes).toMatchObject([{ status: 'OPEN', amount, paid: order.total }])
    expect(await listed()).toMatchObject([{ amount, paid: order.total, toBook: false }])
    expect((await mailsAbout(/disputes|争议/))[0]?.text).toMatch(/The buyer paid|实际支付/)
    expect(await told('charge.dispute.closed', { ...claimed, status: 'lost' })).toBeUndefined()
    await app.drain()
    expect((await staff())?.refunds).toMatchObject([{ kind: 'DISPUTE', amount: order.total }])
  })

  it.each(['usd', 'hkd'])('in %s: when it is lost, finance books what was taken, once', async (currency) => {
    order = await payer.orderAndPay()
    const claimed = object({ payment_intent: await intent(), amount: 99_999, currency })
    expect(await told('charge.dispute.created', claimed)).toBeUndefined()
    expect(await mark()).toBe('OPEN')
    expect(await told('charge.dispute.closed', { ...claimed, status: 'lost' })).toBeUndefined()
    await app.drain()
    expect(await mark()).toBe('LOST')
    const [dispute] = await listed()
    expect(dispute).toMatchObject({
      status: 'LOST',
      toBook: true,
      amount: { amount: 99_999, currency: currency.toUpperCase() },
      paid: order.total,
    })
    const [mail] = await mailsAbout(/book the lost|败诉/)
    expect(mail?.text).not.toMatch(/\{\{/)
    expect((await staff())?.refunds).toEqual([])
    expect((await refund(1)).body.error).toBe('payment.disputed')
    const book = (amount: number, more: object = {}) =>
      app.post(
        bookDispute,
        { disputeId: dispute?.id, amount: { amount, currency: 'EUR', ...more } },
        { as: admin },
      )
    expect((await book(order.total.amount + 1)).body.error).toBe('payment.refund_too_high')
    expect((await book(5_000, { currency: 'USD' })).body.error).toBe('payment.refund_too_high')
    const answers = await Promise.all([book(5_000), book(5_000)])
    expect(answers.map(({ body }) => body.error ?? 'booked').toSorted()).toEqual([
      'booked',
      'payment.dispute_not_to_book',
    ])
    await app.drain()
    expect((await staff())?.refunds).toMatchObject([
      {
        kind: 'DISPUTE',
        status: 'SUCCEEDED',
        amount: { amount: 5_000 },
        proof: expect.stringMatching(/^dp_/),
      },
    ])
    expect(await listed()).toEqual([])
    expect((await staff())?.disputes).toMatchObject([{ toBook: false }])
  })

  it('is booked by nobody while the bank decides, nor where there is none', async () => {
    order = await payer.orderAndPay()
    await told('charge.dispute.created', object({ payment_intent: await intent(), currency: 'usd' }))
    const amount = { amount: 1, currency: 'EUR' }
    const book = (disputeId: string) => app.post(bookDispute, { disputeId, amount }, { as: admin })
    expect((await book((await listed())[0]?.id ?? '')).body.error).toBe('payment.dispute_not_to_book')
    expect((await book('dsp_none')).body.error).toBe('payment.dispute_not_found')
  })
})

const two = async () => {
  order = await payer.orderAndPay()
  const payment_intent = await intent()
  const disputes = [object({ payment_intent, amount: 300 }), object({ payment_intent, amount: 400 })] as const
  for (const dispute of disputes) await told('charge.dispute.created', dispute)
  return disputes
}
const close = async (dispute: object, status: string) => {
  await told('charge.dispute.closed', { ...dispute, status })
  await app.drain()
}

describe('two disputes on one order', () => {
  it('keep it marked until the last one is decided', async () => {
    const [one, other] = await two()
    await close(one, 'won')
    expect(await mark()).toBe('OPEN')
    expect((await work())?.around.order?.dispute).toBe('OPEN')
    await close(other, 'won')
    expect(await mark()).toBeNull()
  })

  it('leave a lost one to be seen, also when the other is won, and show the open one before it', async () => {
    const [one, other] = await two()
    await close(one, 'lost')
    expect(await mark()).toBe('OPEN')
    await close(other, 'won')
    expect(await mark()).toBe('LOST')
    const third = object({ payment_intent: await intent(), amount: 200 })
    await told('charge.dispute.created', third)
    expect(await mark()).toBe('OPEN')
    await close(third, 'won')
    expect(await mark()).toBe('LOST')
    expect((await seen())?.history.filter(({ event }) => event === 'DISPUTE_LOST')).toHaveLength(1)
  })
})

const created = async (change: object, type = 'charge.dispute.created') => {
  order = await payer.orderAndPay()
  const dispute = object({ payment_intent: await intent(), ...change })
  await told(type, dispute)
  await app.drain()
  return dispute
}
const remind = async () => {
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'payments.remind-disputes', {}))
  await app.drain()
  return mailsAbout(/is due by|前提交证据/)
}

describe('what finance is told', () => {
  it('names no day where the bank named none', async () => {
    await created({ evidence_details: null })
    const [mail] = await mailsAbout(/disputes|争议/)
    expect(mail?.text).toMatch(/names no last day|未注明/)
    expect(mail?.text).not.toMatch(/submitted until|逾期/)
  })

  it('is written also of what an earlier release queued, which named no news', async () => {
    const { id } = await created({ evidence_details: null })
    const first = (await mailsAbout(/disputes|争议/)).length
    const { rows } = await app.database.pool.query<{ id: string; staff: string }>(
      `select d.id, s.id as staff from disputes d, staff_members s where d.provider_id = $1 and s.email = $2`,
      [id, app.people.admin.email],
    )
    const about = { disputeId: rows[0]?.id ?? '', staffId: rows[0]?.staff ?? '' }
    await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'payments.dispute-mail', about))
    await app.drain()
    expect(await mailsAbout(/disputes|争议/)).toHaveLength(first + 1)
  })

  it('does not ask for evidence where the first news is that the money is gone, nor writes of what is won', async () => {
    await created({ status: 'lost' }, 'charge.dispute.closed')
    const [mail, ...others] = await mailsAbout(/./)
    expect(others.filter(({ subject }) => /disputes/.test(subject))).toEqual([])
    const [taken] = await mailsAbout(/has taken back|已追回/)
    expect(taken?.text).toMatch(/no longer taken|不再接受/)
    expect(mail?.text).not.toMatch(/submitted until/)
    await created({ status: 'won' }, 'charge.dispute.closed')
    expect(await mailsAbout(/dispute|争议/)).toEqual([])
  })

  it('is repeated once, three days before the last one for evidence', async () => {
    const due_by = Math.floor(app.clock.now().getTime() / 1000) + 5 * 86_400
    const dispute = await created({ evidence_details: { due_by } })
    expect(await remind()).toEqual([])
    app.clock.advance(3 * 86_400_000)
    const [mail, ...others] = await remind()
    expect(others).toEqual([])
    expect(mail?.text).toMatch(/no evidence has been submitted|尚未提交/)
    expect(await remind()).toHaveLength(1)
    await told('charge.dispute.updated', { ...dispute, evidence_details: { due_by: due_by + 3_600 } })
    expect(await remind()).toHaveLength(2)
    await told('charge.dispute.updated', { ...dispute, status: 'under_review' })
    expect(await remind()).toHaveLength(2)
  })
})

/** An event of Stripe. @returns the error it is answered with, if any */
async function told(type: string, object: object) {
  const created = Math.floor(app.clock.now().getTime() / 1000)
  const payload = JSON.stringify({ id: `evt_${++serial}`, type, created, livemode: false, data: { object } })
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
