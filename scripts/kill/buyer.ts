import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '#main/journey/http-client.ts'
import { NoSuchButton, payAtProvider } from '#main/journey/buy.ts'

type Envelope<T> = { code: number; message: string; data: T; error?: string }
type Cart = { groups: { lines: { id: string }[] }[] }
export type PaymentState = {
  state: string
  orderNumber: string
  workOrders: { id: string }[]
  payments: { status: string }[]
}

const PATIENCE_MS = 60_000
const NO_ENVELOPE = { code: 502, message: 'no envelope' }

/** A persistent buyer: a request without an answer is sent again under the same key, as our web client does. */
export function createBuyer(options: {
  url: string
  base: string
  seller: Pick<Client, 'token' | 'signIn'>
  agreementVersion: string
  /** Told of each request that has to be sent again, and why. */
  onFailure?: (why: string) => void
}) {
  const { url, base } = options

  async function insist<T>(path: string, init: { body?: unknown }): Promise<Envelope<T>> {
    const key = randomUUID()
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        const response = await fetch(`${url}${base}${path}`, {
          method: init.body === undefined ? 'GET' : 'POST',
          headers: {
            token: options.seller.token(),
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
          signal: AbortSignal.timeout(10_000),
        })
        // A proxy whose servers are all away says so in its own words.
        const answer = await (response.json() as Promise<Envelope<T>>).catch((): Envelope<T> => ({
          ...NO_ENVELOPE,
          data: undefined as T,
        }))
        // Whoever asks again under this key hears the same.
        if (answer.error === 'wire.outcome_unknown') return answer
        if (answer.code < 500 && response.status !== 409) return answer
        if (response.status !== 409) options.onFailure?.(String(response.status))
      } catch (error) {
        // No answer: the server was killed or is restarting.
        options.onFailure?.((error as Error).name)
      }
      if (Date.now() > end) throw new Error(`${path}: no answer for a minute`)
      await sleep(150)
    }
  }

  async function data<T>(path: string, init: { body?: unknown }): Promise<T> {
    const answer = await insist<T>(path, init)
    if (answer.code !== 0) throw new Error(`${path}: ${answer.code} ${answer.error ?? ''} ${answer.message}`)
    if (path === '/user/confirm') options.seller.signIn((answer.data as { token: string }).token)
    return answer.data
  }

  /** Orders and pays. @returns the order's id */
  async function payFor(what: { cartLineIds: string[] } | { renewals: { serviceId: string }[] }) {
    const body = { ...what, currency: 'EUR', agreementVersion: options.agreementVersion }
    const order = await data<{ id: string }>('/order/create', { body })
    const payment = await data<{ redirectUrl: string }>('/payment/create', {
      body: { orderId: order.id, method: 'CARD' },
    })
    await payInsistently(payment.redirectUrl)
    await insist('/payment/result', { body: { orderId: order.id } })
    return order.id
  }

  return {
    data,
    /** Renews services, whatever happens to the server. @returns the order's id */
    renew: (serviceIds: readonly string[]): Promise<string> =>
      payFor({ renewals: serviceIds.map((serviceId) => ({ serviceId })) }),
    /** Buys one service, whatever happens to the server. @returns the order's id */
    async buy(product: { id: string; options: Record<string, string> }): Promise<string> {
      await data('/shoppingCart/add', {
        body: { productId: product.id, options: product.options, quantity: 1 },
      })
      const cart = await data<Cart>('/shoppingCart/category', { body: { currency: 'EUR' } })
      const cartLineIds = cart.groups.flatMap((group) => group.lines.map((line) => line.id))
      return payFor({ cartLineIds })
    },
    state: (orderId: string) => data<PaymentState>(`/payment/status?orderId=${orderId}`, {}),
  }
}

/**
 * In a demo the provider runs in the same process, so its page may vanish too. The page of a paid session has no
 * button.
 */
export async function payInsistently(pageUrl: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      await payAtProvider(pageUrl)
      return
    } catch (error) {
      if (error instanceof NoSuchButton) return
      if (Date.now() > end) throw error
      await sleep(150)
    }
  }
}
