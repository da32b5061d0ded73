import { expect, it } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { updateCompany } from '#accounts/contract.ts'
import { addToShoppingCart, countShoppingCart, readShoppingCart } from '#cart/contract.ts'
import { listProducts, productDetails, productPrice, searchProducts } from '#catalogue/contract.ts'
import { downloadInvoice, listInvoices, staffInvoices } from '#invoices/contract.ts'
import { createOrder, listOrders, orderDetails } from '#orders/contract.ts'
import { staffOrders } from '#orders/staff/contract.ts'
import { paymentStatus } from '#payments/contract.ts'
import { refundOrder, staffOrder } from '#payments/staff/contract.ts'
import { payerOf } from '#payments/testing/payer.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Currency } from '#platform/shared/money.ts'
import { testApp } from './testing/test-app.ts'

const app = await testApp({ listen: true })
const { seller, admin } = app.people
const payer = payerOf(app, seller)
const SERVICE = 'vat-registration-de'

/** Every currency named anywhere in an answer. */
function currenciesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'currency' in value && typeof value.currency === 'string' ? [value.currency] : []
  return [...new Set([...own, ...Object.values(value).flatMap(currenciesIn)])]
}

async function answered<T>(answer: Promise<{ body: { code: number; message: string; data?: T | null } }>) {
  const { body } = await answer
  if (body.code !== 0 || !body.data) throw new Error(body.message)
  return body.data
}

const BUYERS: readonly [Currency, { country: string; registrationNumber: string }, string][] = [
  ['GBP', { country: 'GB', registrationNumber: '07496944' }, '£'],
  ['USD', { country: 'US', registrationNumber: '12-3456789' }, '$'],
  ['CNY', { country: 'CN', registrationNumber: '91440300708461136T' }, '¥'],
]

it.each(BUYERS)('a buyer sees, pays and gets back %s alone', async (currency, company, sign) => {
  const seen: [string, unknown][] = []
  const see = async <T>(name: string, answer: Parameters<typeof answered<T>>[0]) => {
    const data = await answered<T>(answer)
    seen.push([name, data])
    return data
  }
  await answered(app.post(updateCompany, company, { as: seller }))

  await see('list', app.post(listProducts, { currency }))
  await see('search', app.post(searchProducts, { currency, keyword: 'germany' }))
  const product = await see('product', app.get(productDetails, { code: SERVICE, currency }))
  const price = await see('price', app.get(productPrice, { id: product.id, option: ['filing:12'], currency }))

  await answered(
    app.post(addToShoppingCart, { productId: product.id, options: price.options, currency }, { as: seller }),
  )
  const cart = await see('cart', app.post(readShoppingCart, { currency }, { as: seller }))
  expect((await app.get(countShoppingCart, {}, { as: seller })).body.code).toBe(0)
  expect(cart.totals.listed).toEqual(price.total)

  const cartLineIds = cart.groups.flatMap((group) => group.lines).map((line) => line.id)
  const terms = { currency, agreementVersion: AGREEMENT_VERSION, expectedTotal: cart.totals.total }
  const order = await see('order', app.post(createOrder, { cartLineIds, ...terms }, { as: seller }))
  expect(order.total).toEqual(cart.totals.total)

  const { redirectUrl } = await payer.begin(order.id)
  const page = await (await fetch(redirectUrl)).text()
  expect(page).toContain(formatMoney(order.total, 'en').replaceAll('\u00a0', ' '))
  await payer.press(redirectUrl, 'pay')
  await app.drain()
  await see('payment', app.get(paymentStatus, { orderId: order.id }, { as: seller }))

  const part = { amount: 10_000, currency }
  const asked = {
    orderId: order.id,
    amount: part,
    reason: 'one service less',
    idempotency: `part-${currency}`,
  }
  await see('refund', app.post(refundOrder, asked, { as: admin }))
  await app.drain()

  const paid = await see('order, paid', app.get(orderDetails, { id: order.id }, { as: seller }))
  expect(paid).toMatchObject({ status: 'PARTLY_REFUNDED', refunded: part })
  const [invoice, note] = await see('documents', app.get(listInvoices, { orderId: order.id }, { as: seller }))
  expect(invoice).toMatchObject({ kind: 'INVOICE', total: order.total, net: order.net })
  expect(note).toMatchObject({ kind: 'CREDIT_NOTE', total: part })
  for (const invoiceId of [invoice?.id, note?.id])
    expect((await app.get(downloadInvoice, { orderId: order.id, invoiceId }, { as: seller })).status).toBe(
      200,
    )

  const staff = await see('staff: order', app.get(staffOrder, { orderId: order.id }, { as: admin }))
  expect(staff.refundable).toEqual({ amount: order.total.amount - part.amount, currency })
  await see('staff: orders', app.get(staffOrders, { keyword: order.number }, { as: admin }))
  await see('staff: documents', app.get(staffInvoices, { orderId: order.id }, { as: admin }))
  const { records } = await answered(app.get(listOrders, {}, { as: seller }))
  seen.push(['orders', records.find(({ id }) => id === order.id)])

  expect(seen.map(([name, data]) => [name, currenciesIn(data)])).toEqual(
    seen.map(([name]) => [name, name === 'payment' ? expect.anything() : [currency]]),
  )
  const mails = (await app.mails()).filter((mail) => mail.subject.includes(order.number))
  expect(mails.length).toBeGreaterThanOrEqual(3)
  for (const mail of mails) expect(`${mail.subject} ${mail.text}`).not.toContain('€')
  expect(mails.some((mail) => mail.text.includes(sign))).toBe(true)
})
