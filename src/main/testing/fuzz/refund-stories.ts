import { refundOrder, staffOrder } from '#payments/staff/contract.ts'
import { payerOf } from '#payments/testing/payer.ts'
import type { Caller, TestApp } from '../test-app.ts'
import type { Link } from './link.ts'

/** Of an order that was paid at the provider: a small refund, and one that waits for somebody else's approval. */
export function refundStories(
  product: TestApp,
  { finance, seller }: { finance: NonNullable<Caller>; seller: () => NonNullable<Caller> },
) {
  let made = 0
  const ask = (orderId: string, amount: number) => {
    const idempotency = `story-refund-${++made}`
    const wanted = { orderId, amount: { amount, currency: 'EUR' }, reason: 'Goodwill', idempotency }
    return product.post(refundOrder, wanted, { as: finance })
  }
  return async (): Promise<Link[]> => {
    const { id: orderId } = await payerOf(product, seller()).orderAndPay()
    await ask(orderId, 100)
    await ask(orderId, product.config.payments.refundAloneUpTo.EUR + 1)
    const { body } = await product.get(staffOrder, { orderId }, { as: finance })
    const amount = { amount: 100, currency: 'EUR' }
    const proposals = (body.data?.proposals ?? []).map(({ id }) => ({ proposalId: id }))
    const refunds = (body.data?.refunds ?? []).map(({ id }) => ({ refundId: id }))
    return [
      { orderId, amount },
      { orderId, amount, reason: 'Goodwill', idempotency: `story-refund-${++made}` },
      ...proposals,
      ...refunds,
    ]
  }
}
