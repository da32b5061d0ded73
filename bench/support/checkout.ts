import { payAtProvider } from '#main/journey/buy.ts'
import { defaultOptions, type ShownOption } from '#main/journey/options.ts'
import { send, type Wire } from './load.ts'
import type { Seller } from './seed.ts'

export const BASE = '/server/portal'

export type Product = { id: string; options: Record<string, string> }

/** The data of an answer. @throws on a failure: a fast refusal must never pass for a fast answer */
export async function ask<T>(url: string, wire: Wire, took?: (ms: number) => void): Promise<T> {
  const { text, ms } = await send(url, wire)
  took?.(ms)
  const answer = JSON.parse(text) as { code: number; message: string; data: T }
  if (answer.code !== 0) throw new Error(`${wire.path}: ${answer.code} ${answer.message}`)
  return answer.data
}

export async function findProduct(url: string): Promise<Product> {
  const path = `${BASE}/product/details?code=vat-registration-de`
  const { id, options } = await ask<{ id: string; options: ShownOption[] }>(url, { method: 'GET', path })
  return { id, options: defaultOptions(options) }
}

type Cart = { groups: { lines: { id: string }[] }[]; totals: { total: unknown } }

/** Cart, order, payment at the provider's page, and back. A job opens the work order a moment later. */
export async function buyOne(options: {
  url: string
  seller: Seller
  product: Product
  agreementVersion: string
  /** Told how long each call took that the product answered; the provider's page is somebody else's */
  took?: (ms: number) => void
}): Promise<string> {
  const { url, seller, product, agreementVersion, took } = options
  const post = <T>(path: string, body: unknown) =>
    ask<T>(url, { method: 'POST', path: `${BASE}${path}`, token: seller.token, body }, took)
  await post('/shoppingCart/add', { productId: product.id, options: product.options, quantity: 1 })
  const cart = await post<Cart>('/shoppingCart/category', { currency: 'EUR' })
  const order = await post<{ id: string }>('/order/create', {
    cartLineIds: cart.groups.flatMap((group) => group.lines.map((line) => line.id)),
    currency: 'EUR',
    agreementVersion,
    expectedTotal: cart.totals.total,
  })
  const payment = await post<{ redirectUrl: string }>('/payment/create', {
    orderId: order.id,
    method: 'CARD',
  })
  await payAtProvider(payment.redirectUrl)
  await post('/payment/result', { orderId: order.id })
  return order.id
}
