import { randomBytes } from 'node:crypto'
import { resultOf } from '#client'
import type { Client } from './http-client.ts'
import { defaultOptions } from './options.ts'
import { until, type Steps } from './steps.ts'

type Mail = { to: string; subject: string; links: string[] }

/** A new seller opens an account through the mailed link and signs in. */
export async function openAccount(options: {
  steps: Steps
  url: string
  seller: Client
  base: string
  /** One that the caller needs again. */
  password?: string
}): Promise<string> {
  const { steps, url, seller, base } = options
  const email = `journey-${randomBytes(5).toString('hex')}@example.com`
  const password = options.password ?? randomBytes(12).toString('base64url')
  const config = await seller.api(base).get('/site/config')
  const agreementVersion = config.agreements.userAgreement
  await steps.step('register', () =>
    seller.api(base).post('/user/register', {
      email,
      name: 'Zhou Ming',
      companyName: 'Shenzhen Lanhai Trading Co., Ltd.',
      companyCountry: 'CN',
      lang: 'en',
      agreementVersion,
    }),
  )
  const link = await steps.step('receive the mail', () =>
    until('the mail', async () => {
      const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[]
      return mails.find((mail) => mail.to === email)?.links.find((found) => found.includes('/verifyEmail'))
    }),
  )
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''
  await steps.step('open the account', () => seller.api(base).post('/user/verifyEmail', { token, password }))
  const again = await resultOf(seller.api(base).post('/user/verifyEmail', { token, password }))
  if (again.ok) throw new Error('a used link opened the account a second time')
  const session = await steps.step('sign in', () => seller.api(base).post('/user/login', { email, password }))
  seller.signIn(session.token)
  await steps.step('complete the company', () =>
    seller.api(base).post('/company/update', {
      nameOriginal: '深圳市蓝海贸易有限公司',
      registrationNumber: '91440300MA5FKD8Q2L',
      address: {
        line1: 'Room 1203, Building 4, No. 18 Keji Road, Nanshan District',
        city: 'Shenzhen',
        postcode: '518057',
        country: 'CN',
      },
    }),
  )
  return agreementVersion
}

/** Adds the registration to the cart, orders it and pays: by card on the provider's own page, if nothing else is said. */
export async function buyRegistration(options: {
  steps: Steps
  seller: Client
  base: string
  agreementVersion: string
  /** A service other than the German registration. */
  code?: string
  /** Other choices than those that the page preselects. */
  chosen?: Record<string, string>
  /** Pays in another way. */
  pay?: (order: Ordered) => Promise<void>
}): Promise<{ workOrderId: string; orderId: string }> {
  const { steps, seller, base, agreementVersion, code = 'vat-registration-de', chosen } = options
  const pay = options.pay ?? (({ id }) => payByCard(options, id))
  const product = await steps.step(
    'look at the service',
    () => seller.api(base).get('/product/details', { code }),
    (found) => found.name,
  )
  await steps.step('add to cart', () =>
    seller.api(base).post('/shoppingCart/add', {
      productId: product.id,
      options: { ...defaultOptions(product.options), ...chosen },
      quantity: 1,
    }),
  )
  const cart = await seller.api(base).post('/shoppingCart/category', { currency: 'EUR' })
  const order = await steps.step(
    'confirm the order',
    () =>
      seller.api(base).post('/order/create', {
        cartLineIds: cart.groups.flatMap((group) => group.lines.map((line) => line.id)),
        currency: 'EUR',
        agreementVersion,
        expectedTotal: cart.totals.total,
      }),
    (made) => `${made.number}, ${(cart.totals.total.amount / 100).toFixed(2)} EUR`,
  )
  await pay(order)
  const paid = await steps.step('come back and settle', () =>
    until('the money', async () => {
      const answer = await resultOf(seller.api(base).post('/payment/result', { orderId: order.id }))
      return answer.ok && answer.data.state === 'PAID' ? answer.data : undefined
    }),
  )
  const workOrder = await steps.step(
    'the work order is opened',
    () =>
      until('the work order', async () => {
        const state = await seller.api(base).get('/payment/status', { orderId: order.id })
        return state.workOrders[0] ?? paid.workOrders[0]
      }),
    (found) => found.number,
  )
  return { workOrderId: workOrder.id, orderId: order.id }
}

type Ordered = { id: string; number: string; total: { amount: number; currency: string } }

async function payByCard(
  { steps, seller, base }: { steps: Steps; seller: Client; base: string },
  orderId: string,
): Promise<void> {
  const payment = await steps.step('begin the payment', () =>
    seller.api(base).post('/payment/create', { orderId, method: 'CARD' }),
  )
  await steps.step('pay by card at the provider', () => payAtProvider(payment.redirectUrl))
}

/** Presses a button of the provider's page (“pay”, “refuse” or “leave”), as a browser without scripts would. */
export async function payAtProvider(
  pageUrl: string,
  action: 'pay' | 'refuse' | 'leave' = 'pay',
): Promise<void> {
  const shown = await fetch(pageUrl)
  const page = await shown.text()
  // A proxy whose servers are all away shows a page of its own.
  if (shown.status >= 500) throw new Error(`the provider's page answered ${shown.status}`)
  if (!page.includes(`name="action" value="${action}"`)) throw new NoSuchButton(action)
  const answer = await fetch(pageUrl, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`the provider answered ${answer.status}`)
}

/** The session is over: paid, refused or expired. */
export class NoSuchButton extends Error {
  constructor(action: string) {
    super(`the provider's page has no button “${action}”`)
  }
}
