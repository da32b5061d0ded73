import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { cancelOrder, orderDetails } from '#orders/contract.ts'
import { expireOrders } from '#orders/server/expire-orders.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { createPayment, paymentStatus } from '../contract.ts'
import * as staff from '../staff/contract.ts'
import { ONLINE_METHODS, PAYMENT_METHODS } from '../payment-methods.ts'
import { payerOf } from '../testing/payer.ts'
import { withProvider } from './payments-deps.ts'
import { sendBackParts } from './send-back-parts.ts'
import { readableReference, transferReference } from '../transfer-reference.ts'
import { letOnePersonRefund } from '../testing/one-person.ts'

const app = await testApp({ listen: true })
letOnePersonRefund(app)
const { seller, admin, agent } = app.people
const payer = payerOf(app, seller)
let serial = 0
const DAY = 24 * 3_600_000

const choose = async () => {
  const order = await placeOrderOf(app, seller)
  await app.post(createPayment, { orderId: order.id, method: 'BANK_TRANSFER' }, { as: seller })
  return order
}
const state = async (orderId: string) => (await app.get(paymentStatus, { orderId }, { as: seller })).body.data
const seen = async (id: string) => (await app.get(orderDetails, { id }, { as: seller })).body.data
const events = async (id: string) => (await seen(id))?.history.map((entry) => entry.event)

/** A line of the statement. @returns its id */
async function arrives(amount: number, reference: string, input: object = {}): Promise<string> {
  const bankId = `line-${++serial}`
  const line = {
    bankId,
    day: '2026-03-31',
    amount: { amount, currency: 'EUR' },
    reference,
    payer: 'Brightoak',
  }
  const { body } = await app.post(staff.addTransfer, { ...line, ...input }, { as: admin })
  expect(body).toMatchObject({ code: 0, data: { booked: true } })
  const { rows } = await app.deps.db.execute(
    `select id from incoming_transfers where bank_id = '${(input as { bankId?: string }).bankId ?? bankId}'`,
  )
  return String(rows[0]?.['id'])
}
const match = (transferId: string, orderId: string) =>
  app.post(staff.matchTransfer, { transferId, orderId }, { as: admin })
const back = (transferId: string) =>
  app.post(staff.returnTransfer, { transferId, reference: 'SEPA-7', reason: 'Not for us' }, { as: admin })
const csvOf = (lines: string[]) => ['id;date;amount;currency;reference;payer', ...lines].join('\n')
const send = async (csv: string) => (await app.post(staff.importStatement, { csv }, { as: admin })).body.data
const open = async () =>
  (await app.get(staff.staffTransfers, { pageSize: 100 }, { as: admin })).body.data?.records ?? []
const handBack = async () =>
  (await app.get(staff.staffRefundsDue, {}, { as: admin })).body.data?.records ?? []
const workOrders = async (orderId: string) =>
  (await app.deps.db.execute(`select 1 from work_orders where order_id = '${orderId}'`)).rows.length

describe('paying by bank transfer', () => {
  it('gives ten days and all the details that a bank needs', async () => {
    const order = await choose()
    const waits = await state(order.id)
    expect(waits).toMatchObject({
      state: 'TRANSFER',
      transfer: {
        iban: app.config.payments.bank?.iban,
        payee: app.config.payments.bank?.payee,
        amount: order.total,
        reference: transferReference(order.number),
        received: { amount: 0 },
      },
    })
    const days = (Date.parse(waits?.expiresAt ?? '') - Date.parse(order.createdAt)) / DAY
    expect(days).toBe(10)
    app.clock.advance(9 * DAY)
    await expireOrders(app.deps)
    app.clock.advance(-9 * DAY)
    expect((await seen(order.id))?.status).toBe('AWAITING_PAYMENT')
    expect(await events(order.id)).toEqual(['PLACED', 'TRANSFER_AWAITED'])
  })

  it('is not offered without an account, nor in another currency than the account’s', async () => {
    const order = await placeOrderOf(app, seller)
    const { bank } = app.config.payments
    app.config.payments.bank = undefined
    expect((await state(order.id))?.methods).toEqual(ONLINE_METHODS)
    const begun = await app.post(
      createPayment,
      { orderId: order.id, method: 'BANK_TRANSFER' },
      { as: seller },
    )
    expect(begun.body).toMatchObject({ code: 499, error: 'payment.not_available' })
    app.config.payments.bank = bank
    expect((await state(order.id))?.methods).toEqual(PAYMENT_METHODS)
  })

  it('is suggested by its reference and matched by a colleague, once', async () => {
    const order = await choose()
    const line = await arrives(
      order.total.amount,
      `Thanks ${readableReference(transferReference(order.number))}`,
    )
    const shown = (await open()).find((one) => one.id === line)
    expect(shown?.suggestions[0]).toMatchObject({ orderId: order.id, fit: 'EXACT', because: 'REFERENCE' })
    const attempts = await Promise.all([match(line, order.id), match(line, order.id)])
    expect(attempts.map((one) => one.body.error ?? one.body.data?.fit).toSorted()).toEqual([
      'EXACT',
      'payment.transfer_decided',
    ])
    await app.drain()
    expect(await seen(order.id)).toMatchObject({
      status: 'FULFILLING',
      payments: [{ method: 'BANK_TRANSFER', status: 'SUCCEEDED' }],
    })
    expect(await workOrders(order.id)).toBe(1)
  })

  it('is suggested by its sum alone when the payer wrote nothing', async () => {
    const order = await choose()
    const line = await arrives(order.total.amount, '')
    const shown = (await open()).find((one) => one.id === line)
    expect(shown?.suggestions).toContainEqual(
      expect.objectContaining({ orderId: order.id, because: 'AMOUNT', fit: 'EXACT' }),
    )
  })

  it('may come in parts', async () => {
    const order = await choose()
    const part = await arrives(1_000, order.number)
    expect((await match(part, order.id)).body.data?.fit).toBe('PART')
    expect(await state(order.id)).toMatchObject({
      state: 'TRANSFER',
      transfer: { received: { amount: 1_000 } },
    })
    const rest = await arrives(order.total.amount - 1_000, order.number)
    expect((await match(rest, order.id)).body.data?.fit).toBe('EXACT')
    await app.drain()
    expect((await seen(order.id))?.status).toBe('FULFILLING')
    expect(await events(order.id)).toEqual([
      'PLACED',
      'TRANSFER_AWAITED',
      'PART_RECEIVED',
      'PAID',
      'WORK_OPENED',
    ])
  })

  it('refunds what was too much, by hand and with the bank’s reference', async () => {
    const order = await choose()
    const line = await arrives(order.total.amount + 700, order.number)
    expect((await match(line, order.id)).body.data?.fit).toBe('OVER')
    await app.drain()
    expect(await seen(order.id)).toMatchObject({ status: 'FULFILLING', refunded: { amount: 0 } })
    const due = (await handBack()).find((refund) => refund.order.id === order.id)
    expect(due).toMatchObject({ kind: 'OVERPAID', amount: { amount: 700 }, status: 'REQUESTED' })
    const done = { refundId: due?.id, reference: 'SEPA-RETURN-1' }
    for (let i = 0; i < 2; i++)
      expect((await app.post(staff.confirmRefund, done, { as: admin })).body.data).toMatchObject({
        refunds: [{ status: 'SUCCEEDED', proof: 'SEPA-RETURN-1' }],
        refundable: order.total,
      })
    await app.drain()
    expect((await app.mails()).some((mail) => mail.text.includes('多出的€7.00已退回'))).toBe(true)
    expect((await handBack()).some((refund) => refund.order.id === order.id)).toBe(false)
  })

  it('is accepted after the expiry, at the agreed price, though the buyer had begun by card', async () => {
    const { order } = await payer.orderAndBegin()
    app.clock.advance(3 * DAY)
    await expireOrders(app.deps)
    app.clock.advance(-3 * DAY)
    const line = await arrives(order.total.amount, order.number)
    expect((await match(line, order.id)).body.data?.fit).toBe('EXACT')
    await app.drain()
    expect((await seen(order.id))?.status).toBe('FULFILLING')
    expect(await events(order.id)).toContain('PAID_AFTER_EXPIRY')
  })

  it('is matched once by two colleagues, and the second is told who was quicker', async () => {
    const order = await choose()
    const line = await arrives(order.total.amount, order.number)
    const both = await Promise.all([match(line, order.id), match(line, order.id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({
      error: 'payment.transfer_decided',
      message: expect.stringContaining(`${admin.name} has already matched`),
      data: { by: admin.name, status: 'MATCHED', at: expect.any(String) },
    })
  })

  it('does not do something else than what was seen: two lines for one order, one mail', async () => {
    const order = await choose()
    const lines = [
      await arrives(order.total.amount, order.number),
      await arrives(order.total.amount, order.number),
    ]
    const seenFit = { orderId: order.id, fit: 'EXACT' }
    const both = await Promise.all(
      lines.map((transferId) => app.post(staff.matchTransfer, { ...seenFit, transferId }, { as: admin })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({ error: 'payment.fit_changed', data: { fit: 'ALREADY_PAID' } })
    await app.drain()
    const about = (await app.mails()).filter((mail) => mail.subject.includes(order.number))
    expect(about.filter((mail) => mail.subject === about[0]?.subject)).toHaveLength(1)
    expect((await handBack()).some((refund) => refund.order.id === order.id)).toBe(false)
  })

  it.each(['CANCELLED', 'ALREADY_PAID'] as const)('is refunded when the order is %s', async (fit) => {
    const order = fit === 'CANCELLED' ? await choose() : await payer.orderAndPay()
    if (fit === 'CANCELLED') await app.post(cancelOrder, { id: order.id }, { as: seller })
    const line = await arrives(order.total.amount, order.number)
    expect((await match(line, order.id)).body.data?.fit).toBe(fit)
    const due = (await handBack()).find((refund) => refund.order.id === order.id)
    expect(due).toMatchObject({ amount: order.total, way: 'BY_HAND' })
    await app.post(staff.confirmRefund, { refundId: due?.id, reference: 'BACK' }, { as: admin })
    const { body } = await app.get(staff.staffOrder, { orderId: order.id }, { as: admin })
    expect(body.data?.payments.filter((one) => one.method === 'BANK_TRANSFER')).toContainEqual(
      expect.objectContaining({ status: 'REFUNDED' }),
    )
    expect(body.data?.order.status).toBe(fit === 'CANCELLED' ? 'CANCELLED' : 'FULFILLING')
    expect(await workOrders(order.id)).toBe(fit === 'CANCELLED' ? 0 : 1)
  })

  it('refunds the parts of an order that was cancelled, once', async () => {
    const order = await choose()
    for (const amount of [1_000, 250]) await match(await arrives(amount, order.number), order.id)
    await app.post(cancelOrder, { id: order.id }, { as: seller })
    const deps = withProvider(app.deps)
    await Promise.all([sendBackParts(deps), sendBackParts(deps)])
    const due = (await handBack()).filter((refund) => refund.order.id === order.id)
    expect(due).toMatchObject([{ kind: 'ORDER_CANCELLED', amount: { amount: 1_250 }, way: 'BY_HAND' }])
    await app.post(staff.confirmRefund, { refundId: due[0]?.id, reference: 'BACK' }, { as: admin })
    expect(await seen(order.id)).toMatchObject({ status: 'CANCELLED', refunded: { amount: 0 } })
  })

  it('keeps the parts of an order that still waits for the rest', async () => {
    const order = await choose()
    await match(await arrives(1_000, order.number), order.id)
    await sendBackParts(withProvider(app.deps))
    expect((await handBack()).some((refund) => refund.order.id === order.id)).toBe(false)
    expect((await state(order.id))?.transfer?.received.amount).toBe(1_000)
  })

  it('returns what nobody knows, and parts of an order that never got the rest', async () => {
    const unknown = await arrives(4_200, 'rent for March')
    const order = await choose()
    const part = await arrives(1_000, order.number)
    await match(part, order.id)
    for (const line of [unknown, part]) expect((await back(line)).body.code).toBe(0)
    expect((await back(unknown)).body.error).toBe('payment.transfer_decided')
    expect((await match(unknown, order.id)).body.error).toBe('payment.transfer_decided')
    expect((await state(order.id))?.transfer?.received.amount).toBe(0)
    expect(await events(order.id)).toContain('PART_RETURNED')
  })

  it('is refunded by hand, and never returned as a line once it has paid', async () => {
    const order = await choose()
    const line = await arrives(order.total.amount, order.number)
    await match(line, order.id)
    await app.drain()
    const back = { transferId: line, reference: 'SEPA-8', reason: 'Mistake' }
    expect((await app.post(staff.returnTransfer, back, { as: admin })).body.error).toBe(
      'payment.transfer_decided',
    )
    const input = {
      orderId: order.id,
      amount: order.total,
      reason: 'Not needed any more',
      idempotency: 'whole-by-bank-1',
    }
    const { body } = await app.post(staff.refundOrder, input, { as: admin })
    const refund = body.data?.refunds[0]
    expect(refund).toMatchObject({ way: 'BY_HAND', status: 'REQUESTED' })
    await app.drain()
    expect((await seen(order.id))?.status).toBe('FULFILLING')
    await app.post(staff.confirmRefund, { refundId: refund?.id, reference: 'SEPA-9' }, { as: admin })
    expect((await seen(order.id))?.status).toBe('REFUNDED')
  })
})

describe('a bank statement', () => {
  it('is booked line by line, once, whatever is sent again', async () => {
    const lines = ['S1;2026-03-30;10,00;EUR;a;A', 'S2;2026-03-30;-4,00;EUR;fee;Bank', 'S3;soon;1;EUR;c;C']
    const csv = csvOf(lines)
    expect(await send(csv)).toEqual({
      booked: 1,
      known: 0,
      outgoing: 1,
      problems: [{ line: 4, column: 'day', problem: 'BAD_DAY' }],
    })
    expect(await send(csv)).toMatchObject({ booked: 0, known: 1 })
    const both = await Promise.all([
      send(csvOf(['S4;2026-03-30;5,00;EUR;x;X'])),
      send(csvOf(['S4;2026-03-30;5,00;EUR;x;X'])),
    ])
    expect(both.map((one) => one?.booked).toSorted()).toEqual([0, 1])
    expect(await send(csvOf(['S1;2026-03-30;99,00;EUR;a;A']))).toMatchObject({
      booked: 0,
      known: 0,
      problems: [{ line: 2, problem: 'OTHER_CONTENT' }],
    })
  })

  it('does not accept the same line twice by hand, nor from people outside finance', async () => {
    const line = {
      bankId: 'S9',
      day: '2026-03-31',
      amount: { amount: 5, currency: 'EUR' },
      reference: '',
      payer: '',
    }
    const add = (input: object, as = admin) => app.post(staff.addTransfer, { ...line, ...input }, { as })
    expect((await add({})).body.data?.booked).toBe(true)
    expect((await add({})).body.data?.booked).toBe(false)
    expect((await add({ amount: { amount: 6, currency: 'EUR' } })).body.error).toBe('payment.transfer_known')
    expect((await add({ day: '2026-02-30' })).body.code).toBe(400)
    expect((await add({ amount: { amount: 0, currency: 'EUR' } })).body.code).toBe(400)
    expect((await add({}, agent)).body.error).toBe('wire.staff_role')
    const usd = await arrives(100, '', { bankId: 'S10', amount: { amount: 100, currency: 'USD' } })
    const order = await choose()
    expect((await match(usd, order.id)).body.error).toBe('payment.transfer_other_currency')
    expect((await match('bt_none', order.id)).body.error).toBe('payment.transfer_not_found')
  })
})
