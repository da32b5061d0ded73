import { couponDraft } from '#coupons/testing/coupons.builders.ts'
import { staffCreateCoupon } from '#coupons/staff/contract.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { addTransfer, staffDisputes } from '#payments/staff/contract.ts'
import { payerOf } from '#payments/testing/payer.ts'
import type { Link } from './link.ts'
import type { Telling } from './telling.ts'

/** Money that comes in, coupons, and a payment that a bank disputes. */
export function moneyStories({ product, seller, finance, random }: Telling) {
  let made = 0
  const draft = couponDraft(product, { claimable: true })
  async function transfer(): Promise<Link[]> {
    const order = await placeOrderOf(product, seller())
    const bankId = `bank-${++made}`
    const line = { bankId, day: '2026-11-20', amount: order.total, reference: order.number, payer: 'A' }
    await product.post(addTransfer, line, { as: finance })
    const { rows } = await product.database.pool.query<{ id: string }>(
      'select id from incoming_transfers where bank_id = $1',
      [bankId],
    )
    return [...rows.map(({ id }) => ({ transferId: id, orderId: order.id })), { id: order.id }]
  }
  async function coupon(): Promise<Link[]> {
    const { body } = await product.post(staffCreateCoupon, { code: `FUZZ-${++made}`, draft }, { as: finance })
    return body.data
      ? [
          { id: body.data.id, version: body.data.version, draft },
          { id: body.data.id, version: body.data.version },
        ]
      : []
  }
  /** What a bank disputes: the payer of a small order, at the provider. */
  async function dispute(): Promise<Link[]> {
    const payer = payerOf(product, seller())
    const { order, redirectUrl } = await payer.orderAndBegin()
    await payer.press(redirectUrl, 'pay', { disputed: random.pick(['chargeback', 'inquiry'] as const) })
    await product.drain()
    const { body } = await product.get(staffDisputes, {}, { as: finance })
    const amount = { amount: 100, currency: 'EUR' }
    return [
      ...(body.data?.records ?? []).map(({ id }) => ({ disputeId: id, amount })),
      { orderId: order.id },
      { orderId: order.id, amount, reason: 'Goodwill', idempotency: `disputed-${++made}` },
    ]
  }
  return [transfer, coupon, dispute]
}
