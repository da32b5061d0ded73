import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { updateCompany } from '#accounts/contract.ts'
import { addToShoppingCart, readShoppingCart } from '#cart/contract.ts'
import { productDetails } from '#catalogue/contract.ts'
import { fetchRates } from '#exchange-rates/server/fetch-rates.ts'
import { ECB_FILE } from '#exchange-rates/testing/ecb-file.ts'
import { downloadInvoice, listInvoices } from '#invoices/contract.ts'
import { createOrder } from '#orders/contract.ts'
import { refundOrder } from '#payments/staff/contract.ts'
import { payerOf } from '#payments/testing/payer.ts'
import { settableClock } from '#platform/server/clock.ts'
import { testApp } from '#main/testing/test-app.ts'
import { letOnePersonRefund } from '#payments/testing/one-person.ts'

/** What the stand-in of the bank answers, and how often it was asked. */
const bank = { file: ECB_FILE, status: 200, asked: 0 }
const server = createServer((_request, response) => {
  bank.asked++
  response.writeHead(bank.status, { 'content-type': 'application/xml' }).end(bank.file)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => void server.close())
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

// Wednesday noon: the latest rates are those of Tuesday.
const clock = settableClock(new Date('2026-03-04T11:00:00Z'))
const app = await testApp({
  listen: true,
  clock,
  config: {
    exchangeRates: {
      mode: 'live',
      urls: { ecb: url, ecbHistory: url, nbp: url, hmrc: url },
      timeoutMs: 2_000,
    },
  },
})
letOnePersonRefund(app)
const { seller, admin } = app.people
const payer = payerOf(app, seller)

/** Bought by a company that shows no number, so that German VAT is due, in its currency. */
async function bought(currency: string) {
  await app.post(updateCompany, { country: 'CN', registrationNumber: '' }, { as: seller })
  const { data: product } = (await app.get(productDetails, { code: 'vat-registration-de', currency })).body
  await app.post(addToShoppingCart, { productId: product?.id, options: {}, currency }, { as: seller })
  const { data: cart } = (await app.post(readShoppingCart, { currency }, { as: seller })).body
  const cartLineIds = cart?.groups.flatMap((group) => group.lines).map((line) => line.id)
  const input = { cartLineIds, currency, agreementVersion: AGREEMENT_VERSION }
  const { data: order, message } = (await app.post(createOrder, input, { as: seller })).body
  if (!order) throw new Error(message)
  const { redirectUrl } = await payer.begin(order.id)
  await payer.press(redirectUrl, 'pay')
  await app.drain()
  return order
}

const rowsOf = async (orderId: string) =>
  (
    await app.database.pool.query<{ kind: string; vat: number; national: { amount: number } | null }>(
      'select kind, vat::int, national_vat as national from invoices where order_id = $1 order by issued_at, number',
      [orderId],
    )
  ).rows

/** Jobs that failed wait for their next try; now it comes. */
async function tryAgain(): Promise<void> {
  await app.database.pool.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0')
  await app.drain()
}

it('waits for its rate, and takes its number only then', async () => {
  const order = await bought('CNY')
  expect(await rowsOf(order.id)).toEqual([])
  expect((await app.get(downloadInvoice, { orderId: order.id }, { as: seller })).body.error).toBe(
    'invoices.not_issued',
  )
  bank.status = 503
  await expect(fetchRates(app.deps)).rejects.toThrow('503')
  bank.status = 200
  expect(await fetchRates(app.deps)).toBe(5)
  const asked = bank.asked
  expect(await fetchRates(app.deps), 'nothing new').toBe(0)
  expect(bank.asked).toBe(asked)
  await tryAgain()
  const [invoice] = await rowsOf(order.id)
  expect(invoice?.vat).toBeGreaterThan(0)
  expect(invoice?.national).toEqual({
    currency: 'EUR',
    amount: Math.round((invoice?.vat ?? 0) / 8),
    day: '2026-03-03',
    perEuro: [{ currency: 'CNY', rate: '8.0000' }],
  })
  const { data: listed } = (await app.get(listInvoices, { orderId: order.id }, { as: seller })).body
  expect(listed?.[0]?.number.endsWith('000001')).toBe(true)
  expect((await app.get(downloadInvoice, { orderId: order.id }, { as: seller })).status).toBe(200)
})

it('is credited at the rate of the invoice, to the cent, whatever the rate is then', async () => {
  const order = await bought('USD')
  const [invoice] = await rowsOf(order.id)
  expect(invoice?.national).toMatchObject({ perEuro: [{ currency: 'USD', rate: '1.1000' }] })
  const third = Math.floor(order.total.amount / 3)
  for (const [index, amount] of [third, third, order.total.amount - 2 * third].entries()) {
    const asked = { orderId: order.id, amount: { amount, currency: 'USD' }, reason: 'agreed' }
    const { body } = await app.post(
      refundOrder,
      { ...asked, idempotency: `national-${index}` },
      { as: admin },
    )
    expect(body.code).toBe(0)
    await app.drain()
  }
  const notes = (await rowsOf(order.id)).filter(({ kind }) => kind === 'CREDIT_NOTE')
  expect(notes).toHaveLength(3)
  const sum = notes.reduce((total, note) => total + (note.national?.amount ?? 0), 0)
  expect(sum).toBe(invoice?.national?.amount)
})

it('is not named where the invoice is in euro', async () => {
  const order = await bought('EUR')
  expect(await rowsOf(order.id)).toMatchObject([{ kind: 'INVOICE', national: null }])
})

it('in a demo without rates is said to be missing', async () => {
  const { exchangeRates } = app.deps.config
  exchangeRates.mode = 'off'
  try {
    const order = await bought('GBP')
    expect(await rowsOf(order.id)).toMatchObject([{ national: { currency: 'EUR', amount: null } }])
    expect((await app.get(downloadInvoice, { orderId: order.id }, { as: seller })).status).toBe(200)
  } finally {
    exchangeRates.mode = 'live'
  }
})
