import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { downloadInvoice, listInvoices, staffDownloadInvoice, staffInvoices } from '#invoices/contract.ts'
import { ORDER_PAID, ORDER_REFUNDED } from '#orders/server/public.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { refundOrder } from '#payments/staff/contract.ts'
import { payerOf } from '#payments/testing/payer.ts'
import { letOnePersonRefund } from '#payments/testing/one-person.ts'

const app = await testApp({ listen: true })
letOnePersonRefund(app)
const { seller, sellerOther, viewer, agent, admin } = app.people
const payer = payerOf(app, seller)

const documentsOf = async (orderId: string, as = seller) => {
  const { body } = await app.get(listInvoices, { orderId }, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}
const refund = (orderId: string, amount: number, key: string) =>
  app.post(
    refundOrder,
    { orderId, amount: { amount, currency: 'EUR' }, reason: 'agreed by telephone', idempotency: key },
    { as: admin },
  )

/** Paid at the provider; the follow-up jobs have not run yet. */
async function paidJustNow() {
  const { order, redirectUrl } = await payer.orderAndBegin()
  await payer.press(redirectUrl, 'pay')
  return order
}

describe('an invoice', () => {
  it('is written once the order is paid, however often the event arrives, and mailed', async () => {
    const order = await payer.orderAndPay()
    await app.deps.db.transaction(async (tx) => {
      for (let times = 0; times < 5; times++)
        await app.deps.jobs.publish(tx, ORDER_PAID, { orderId: order.id })
    })
    await app.drain()
    const [invoice, ...others] = await documentsOf(order.id)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      kind: 'INVOICE',
      number: expect.stringMatching(/^INV-\d{4}-\d{6}$/),
      orderNumber: order.number,
      total: order.total,
      net: order.net,
    })
    const mail = (await app.mails()).find((mail) => mail.subject.includes(invoice?.number ?? '-'))
    expect(mail?.text).toContain(`/workspace/myOrderDetail?id=${order.id}`)
  })

  it('is a PDF for its company only; without payment there is none', async () => {
    const order = await payer.orderAndPay()
    const file = await app.get(downloadInvoice, { orderId: order.id }, { as: viewer })
    expect(file.status).toBe(200)
    const other = await app.get(downloadInvoice, { orderId: order.id }, { as: sellerOther })
    expect(other.body).toMatchObject({ code: 499, error: 'invoices.not_issued' })
    expect(await documentsOf(order.id, sellerOther)).toEqual([])
    const unpaid = await placeOrderOf(app, seller)
    const early = await app.get(downloadInvoice, { orderId: unpaid.id }, { as: seller })
    expect(early.body.error).toBe('invoices.not_issued')
    const [invoice] = await documentsOf(order.id)
    const theirs = { orderId: unpaid.id, invoiceId: invoice?.id ?? '' }
    expect((await app.get(downloadInvoice, theirs, { as: seller })).body.error).toBe('invoices.not_found')
  })

  it('has numbers without a gap, also when twenty orders are paid at once', async () => {
    const orders = []
    for (let count = 0; count < 20; count++) orders.push(await paidJustNow())
    await app.drain()
    const { rows } = await app.database.pool.query<{ number: string }>(
      "select number from invoices where kind = 'INVOICE' order by number",
    )
    const numbers = rows.map((row) => Number(row.number.slice(-6)))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(numbers.length).toBeGreaterThanOrEqual(20)
  })

  it('keeps names with foreign letters, four-byte characters and direction marks', async () => {
    const order = await paidJustNow()
    await app.database.pool.query(
      `update orders set buyer = buyer || jsonb_build_object('companyName', $2::text, 'companyNameOriginal', '深圳市亮木贸易有限公司𠮷😀') where id = $1`,
      [order.id, `<script>alert(1)</script>\u202e${'長'.repeat(280)}`],
    )
    await app.drain()
    const file = await app.get(downloadInvoice, { orderId: order.id }, { as: seller })
    expect(file.status).toBe(200)
  })
})

describe('a credit note', () => {
  it('follows each refund, and all of them add up to the invoice', async () => {
    const order = await payer.orderAndPay()
    const part = Math.floor(order.total.amount / 3)
    for (const [index, amount] of [part, part, order.total.amount - 2 * part].entries()) {
      expect((await refund(order.id, amount, `credit-${index}`)).body.code).toBe(0)
      await app.drain()
    }
    const [invoice, ...notes] = await documentsOf(order.id)
    expect(notes.map((note) => note.kind)).toEqual(['CREDIT_NOTE', 'CREDIT_NOTE', 'CREDIT_NOTE'])
    const sum = (key: 'net' | 'vat' | 'total') => notes.reduce((total, note) => total + note[key].amount, 0)
    expect([sum('net'), sum('vat'), sum('total')]).toEqual([
      invoice?.net.amount,
      invoice?.vat.amount,
      invoice?.total.amount,
    ])
    const file = await app.get(
      downloadInvoice,
      { orderId: order.id, invoiceId: notes[0]?.id ?? '' },
      { as: seller },
    )
    expect(file.status).toBe(200)
  })

  it('is written once, though the event arrives five more times', async () => {
    const order = await payer.orderAndPay()
    await refund(order.id, 100, 'told-often')
    await app.drain()
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from refunds where order_id = $1',
      [order.id],
    )
    const mail = { orderId: order.id, refundId: rows[0]?.id ?? '' }
    await app.deps.db.transaction(async (tx) => {
      for (let times = 0; times < 5; times++) await app.deps.jobs.publish(tx, ORDER_REFUNDED, mail)
    })
    await app.drain()
    expect((await documentsOf(order.id)).map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE'])
  })
})

describe('the books', () => {
  it('list everything for finance and admin, by kind, month and text', async () => {
    const order = await payer.orderAndPay()
    const list = async (filter: object) => {
      const { body } = await app.get(staffInvoices, filter as never, { as: admin })
      if (!body.data) throw new Error(body.message)
      return body.data
    }
    const [newest] = (await list({ keyword: order.number })).records
    expect(newest).toMatchObject({ orderNumber: order.number, kind: 'INVOICE' })
    expect((await list({ kind: 'CREDIT_NOTE' })).records.every(({ kind }) => kind === 'CREDIT_NOTE')).toBe(
      true,
    )
    expect((await list({ month: newest?.issuedOn.slice(0, 7) })).total).toBeGreaterThan(0)
    expect((await list({ month: '2001-12' })).total).toBe(0)
    expect((await list({ keyword: '%' })).total).toBe(0)
    const file = await app.get(staffDownloadInvoice, { invoiceId: newest?.id ?? '' }, { as: admin })
    expect(file.status).toBe(200)
    expect((await app.get(staffInvoices, {}, { as: agent })).body.code).not.toBe(0)
  })
})
