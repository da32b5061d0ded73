import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { orderDetails } from '#orders/contract.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { createPayment, paymentStatus } from '../contract.ts'
import * as staff from '../staff/contract.ts'
import { payerOf } from '../testing/payer.ts'
import { letOnePersonRefund } from '../testing/one-person.ts'

const app = await testApp({ listen: true })
letOnePersonRefund(app)
const { seller, admin } = app.people
const payer = payerOf(app, seller)
const PART = 6_000
let serial = 0

const seen = async (id: string) => (await app.get(orderDetails, { id }, { as: seller })).body.data
const state = async (orderId: string) => (await app.get(paymentStatus, { orderId }, { as: seller })).body.data
const rowsOf = async (sql: string) => (await app.deps.db.execute(sql)).rows

/** Finance enters a line of the statement and matches it. @returns its id */
async function arrives(orderId: string, amount: number): Promise<string> {
  const bankId = `part-${++serial}`
  const line = { bankId, day: '2026-03-31', amount: { amount, currency: 'EUR' }, reference: '', payer: 'B' }
  await app.post(staff.addTransfer, line, { as: admin })
  const [row] = await rowsOf(`select id from incoming_transfers where bank_id = '${bankId}'`)
  const transferId = String(row?.['id'])
  const { body } = await app.post(staff.matchTransfer, { transferId, orderId }, { as: admin })
  expect(body.code).toBe(0)
  return transferId
}

const byTransfer = async () => {
  const order = await placeOrderOf(app, seller)
  await app.post(createPayment, { orderId: order.id, method: 'BANK_TRANSFER' }, { as: seller })
  return { order, total: order.total.amount }
}
const asked = (orderId: string) =>
  rowsOf(`select s.body->>'amount_total' as amount from local_stripe_objects s join payments p on p.session_id = s.id
    where p.order_id = '${orderId}' order by p.created_at`).then((rows) =>
    rows.map((row) => Number(row['amount'])),
  )
const handBack = async (orderId: string) =>
  ((await app.get(staff.staffRefundsDue, { pageSize: 100 }, { as: admin })).body.data?.records ?? []).filter(
    (refund) => refund.order.id === orderId,
  )
/** What has arrived, by method and sum. */
const receipts = (payments: { status: string; method: string; amount: { amount: number } }[] = []) =>
  payments
    .filter((one) => one.status === 'SUCCEEDED')
    .map(({ method, amount }) => [method, amount.amount])
    .toSorted()
const ofStaff = async (orderId: string) =>
  (await app.get(staff.staffOrder, { orderId }, { as: admin })).body.data

describe('an order of which a part has arrived', () => {
  it('asks for the rest wherever it asks for money', async () => {
    const { order, total } = await byTransfer()
    expect((await seen(order.id))?.due).toEqual(order.total)
    await arrives(order.id, PART)
    const due = { amount: total - PART, currency: 'EUR' }
    const received = { amount: PART, currency: 'EUR' }
    expect(await seen(order.id)).toMatchObject({ total: order.total, received, due })
    expect((await ofStaff(order.id))?.order).toMatchObject({ received, due })
    expect(await state(order.id)).toMatchObject({ due, transfer: { amount: order.total, received } })
    const { body } = await app.get(listPendingMatters, { pageSize: 100 }, { as: seller })
    const matter = body.data?.records.find(({ link }) => link.includes(order.id))
    expect(matter?.title).toBe(`Transfer €${(total - PART) / 100}.00`)
  })

  it('shows the awaited transfer over the rest, to the buyer and to staff', async () => {
    const { order, total } = await byTransfer()
    const transferId = await arrives(order.id, PART)
    const awaited = { method: 'BANK_TRANSFER', status: 'PENDING' }
    const rest = { ...awaited, amount: { amount: total - PART, currency: 'EUR' } }
    expect((await seen(order.id))?.payments).toMatchObject([rest])
    expect((await state(order.id))?.payments).toMatchObject([rest])
    expect((await ofStaff(order.id))?.payments).toMatchObject([rest])
    const back = { transferId, reference: 'SEPA-2', reason: 'Wrong order' }
    await app.post(staff.returnTransfer, back, { as: admin })
    expect((await seen(order.id))?.payments).toMatchObject([{ ...awaited, amount: order.total }])
  })

  it('is suggested for a line over the rest, and no longer for one over the whole', async () => {
    const { order, total } = await byTransfer()
    const meantFor = async (amount: number) => {
      const line = { day: '2026-04-01', amount: { amount, currency: 'EUR' }, reference: '', payer: 'B' }
      const bankId = `sum-${++serial}`
      await app.post(staff.addTransfer, { ...line, bankId }, { as: admin })
      const { body } = await app.get(staff.staffTransfers, { pageSize: 100 }, { as: admin })
      const shown = body.data?.records.find((row) => row.bankId === bankId)
      const found = shown?.suggestions.find(({ orderId }) => orderId === order.id)
      await app.post(
        staff.returnTransfer,
        { transferId: shown?.id ?? '', reference: 'S', reason: 'Test' },
        { as: admin },
      )
      return found
    }
    // No other order waits for these sums, so that the suggestions are not crowded out.
    const part = 4_321
    await arrives(order.id, part)
    expect(await meantFor(total - part)).toMatchObject({
      because: 'AMOUNT',
      fit: 'EXACT',
      outstanding: { amount: total - part },
    })
    expect(await meantFor(total)).toBeUndefined()
  })

  it('is completed by card with the rest alone; both receipts stand in its payments', async () => {
    const { order, total } = await byTransfer()
    await arrives(order.id, PART)
    const { redirectUrl } = await payer.begin(order.id)
    expect(await asked(order.id)).toEqual([total - PART])
    await payer.press(redirectUrl, 'pay')
    await app.drain()
    const paid = await seen(order.id)
    expect(paid).toMatchObject({ status: 'FULFILLING', received: order.total, due: { amount: 0 } })
    const both = [
      ['BANK_TRANSFER', PART],
      ['CARD', total - PART],
    ]
    expect(receipts(paid?.payments)).toEqual(both)
    expect(receipts((await ofStaff(order.id))?.payments)).toEqual(both)
    expect(await handBack(order.id)).toEqual([])
    expect(await rowsOf(`select 1 from work_orders where order_id = '${order.id}'`)).toHaveLength(1)
  })

  it('gets the surplus back by itself, once, when the session was begun before the part came', async () => {
    const { order, redirectUrl } = await payer.orderAndBegin()
    await arrives(order.id, PART)
    await payer.press(redirectUrl, 'pay', { delivery: 'twice' })
    await app.drain()
    const paid = await seen(order.id)
    expect(paid).toMatchObject({ status: 'FULFILLING', refunded: { amount: 0 } })
    const card = paid?.payments.find((one) => one.method === 'CARD')
    expect(card).toMatchObject({
      status: 'PARTLY_REFUNDED',
      amount: order.total,
      refunds: [{ kind: 'OVERPAID', status: 'SUCCEEDED', amount: { amount: PART } }],
    })
    expect(paid?.payments.find((one) => one.method === 'BANK_TRANSFER')).toMatchObject({
      status: 'SUCCEEDED',
      amount: { amount: PART },
      refunds: [],
    })
    const sent = await rowsOf(`select r.body->>'amount' as amount from local_stripe_objects r
      join payments p on p.intent_id = r.intent_id where r.kind = 'refund' and p.order_id = '${order.id}'`)
    expect(sent.map((row) => Number(row['amount']))).toEqual([PART])
    // Nobody asked for it, and staff read that in their language.
    expect((await ofStaff(order.id))?.refunds).toMatchObject([{ kind: 'OVERPAID', requestedBy: null }])
    expect(await handBack(order.id)).toEqual([])
  })

  it('begins a new session over the rest when the open one is over another sum', async () => {
    const { order, redirectUrl } = await payer.orderAndBegin()
    await arrives(order.id, PART)
    const again = await payer.begin(order.id)
    expect(again.redirectUrl).not.toBe(redirectUrl)
    const rest = order.total.amount - PART
    expect(await asked(order.id)).toEqual([order.total.amount, rest])
    await payer.press(again.redirectUrl, 'pay')
    await payer.press(redirectUrl, 'pay')
    await app.drain()
    const back = (await seen(order.id))?.payments.flatMap((one) => one.refunds)
    expect(back).toMatchObject([{ kind: 'PAID_TWICE', amount: order.total, status: 'SUCCEEDED' }])
  })

  it('is not paid by a rest that is too little because the part went back; that goes back too', async () => {
    const { order } = await byTransfer()
    const transferId = await arrives(order.id, PART)
    const { redirectUrl } = await payer.begin(order.id)
    const back = { transferId, reference: 'SEPA-1', reason: 'Wrong order' }
    expect((await app.post(staff.returnTransfer, back, { as: admin })).body.code).toBe(0)
    await payer.press(redirectUrl, 'pay')
    await app.drain()
    expect(await seen(order.id)).toMatchObject({ status: 'AWAITING_PAYMENT', due: order.total })
    expect(await state(order.id)).toMatchObject({ state: 'UNPAID', due: order.total })
    expect((await seen(order.id))?.payments.flatMap((one) => one.refunds)).toMatchObject([
      { kind: 'TOO_LITTLE', status: 'SUCCEEDED', amount: { amount: order.total.amount - PART } },
    ])
  })

  it('can be refunded whole, each receipt the way it came', async () => {
    const { order, total } = await byTransfer()
    await arrives(order.id, PART)
    await payer.press((await payer.begin(order.id)).redirectUrl, 'pay')
    await app.drain()
    for (const [step, amount] of [total - PART, PART].entries()) {
      expect((await ofStaff(order.id))?.refundable.amount).toBe(amount)
      const idempotency = `part-by-part-${step}`
      const input = { orderId: order.id, amount: { amount, currency: 'EUR' }, reason: 'Whole', idempotency }
      expect((await app.post(staff.refundOrder, input, { as: admin })).body.code).toBe(0)
    }
    for (const refund of await handBack(order.id))
      await app.post(staff.confirmRefund, { refundId: refund.id, reference: 'BACK' }, { as: admin })
    await app.drain()
    expect((await seen(order.id))?.status).toBe('REFUNDED')
    expect((await ofStaff(order.id))?.refundable.amount).toBe(0)
  })
})

describe('the mail about a part', () => {
  it.each([
    ['en', ['€60.00 has arrived', 'missing', 'DE']],
    ['zh', ['已收到€60.00', '还差', 'DE']],
  ] as const)('says how much came, what is missing, until when, and how to pay (%s)', async (lang, words) => {
    await app.deps.db.execute(`update users set lang = '${lang}'`)
    const { order, total } = await byTransfer()
    await arrives(order.id, PART)
    await app.drain()
    const mails = (await app.mails()).filter(({ text }) => text.includes(order.id) && text.includes(words[0]))
    expect(mails).toHaveLength(1)
    const [mail] = mails
    for (const word of words) expect(mail?.text).toContain(word)
    expect(mail?.text).toContain(((total - PART) / 100).toFixed(2))
    expect(mail?.text).toContain(String(app.config.payments.bank?.iban).slice(0, 4))
    expect(mail?.subject).toContain(order.number)
  })
})
