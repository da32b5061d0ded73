import { expect } from 'vitest'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import type { OrderDetail } from '#orders/contract.ts'
import { createPayment } from '../contract.ts'
import type { Disputed } from '../local-stripe/disputes.ts'
import type { Behaviour } from '../local-stripe/behaviours.ts'

/** What a payer does in the browser: orders, goes to the provider, presses a button there. */
export function payerOf(app: TestApp, as: Caller) {
  const begin = async (orderId: string, input: object = {}) => {
    const { body } = await app.post(createPayment, { orderId, method: 'CARD', ...input }, { as })
    if (body.code !== 0 || !body.data) throw new Error(body.message)
    return body.data
  }
  return {
    begin,
    /** Presses a button on the provider's page. @returns where it leads back to */
    async press(
      redirectUrl: string,
      action: 'pay' | 'challenge' | 'refuse' | 'leave' | 'later_paid' | 'later_refused',
      travel: { delivery?: Behaviour; after?: number; disputed?: Disputed } = {},
    ): Promise<string> {
      const response = await fetch(redirectUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          action,
          delivery: travel.delivery ?? 'prompt',
          after: String(travel.after ?? 0),
          disputed: travel.disputed ?? '',
        }),
      })
      expect(response.status).toBe(303)
      // A declined card leaves the payer on the page: this payer gives up.
      if (action === 'refuse') return this.press(redirectUrl, 'leave')
      return response.headers.get('location') ?? ''
    },
    async orderAndBegin(
      input: object = {},
    ): Promise<{ order: OrderDetail; paymentId: string; redirectUrl: string }> {
      const order = await placeOrderOf(app, as)
      return { order, ...(await begin(order.id, input)) }
    },
    /** An order that is paid by card, with its work opened. */
    async orderAndPay(): Promise<OrderDetail> {
      const order = await placeOrderOf(app, as)
      const { redirectUrl } = await begin(order.id)
      await this.press(redirectUrl, 'pay')
      await app.drain()
      return order
    },
  }
}
