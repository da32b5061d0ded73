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

/** What is sent; and what there is of it already, which is asked when nobody knows what became of it. */
type Sent<T> = { body?: unknown; look?: () => Promise<T | undefined> }

/** For what is there once, or whose second time is nobody's loss: it is simply sent anew. */
export const again = () => Promise.resolve(undefined)

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

  /**
   * When the database died in the middle of a commit, the answer says that nobody knows what became of it, and under its
   * key nothing else is heard: as a person who reloads the page, looks whether it is there, and does it again where it is not.
   */
  async function data<T>(path: string, { body, look }: Sent<T>): Promise<T> {
    const answer = await insist<T>(path, { body })
    if (answer.error === 'wire.outcome_unknown' && look) {
      options.onFailure?.('nobody knows')
      return (await look()) ?? data(path, { body, look })
    }
    if (answer.code !== 0) throw new Error(`${path}: ${answer.code} ${answer.error ?? ''} ${answer.message}`)
    if (path === '/user/confirm') options.seller.signIn((answer.data as { token: string }).token)
    return answer.data
  }

  const newestOrder = async () =>
    (await data<{ records: { id: string }[] }>('/order/list?pageSize=1', {})).records[0]

  const cartNow = () => data<Cart>('/shoppingCart/category', { body: { currency: 'EUR' } })

  /** Orders and pays. @returns the order's id */
  async function payFor(what: { cartLineIds: string[] } | { renewals: { serviceId: string }[] }) {
    const body = { ...what, currency: 'EUR', agreementVersion: options.agreementVersion }
    const before = await newestOrder()
    const order = await data<{ id: string }>('/order/create', {
      body,
      look: async () => {
        const newest = await newestOrder()
        return newest?.id === before?.id ? undefined : newest
      },
    })
    const payment = await data<{ redirectUrl: string }>('/payment/create', {
      body: { orderId: order.id, method: 'CARD' },
      look: again,
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
        look: async () => ((await cartNow()).groups.length > 0 ? {} : undefined),
      })
      const cart = await cartNow()
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
