import { expect } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { addToShoppingCart, readShoppingCart } from '#cart/contract.ts'
import { productDetails } from '#catalogue/contract.ts'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import type { Money } from '#platform/shared/money.ts'
import { createOrder, type OrderDetail } from '../contract.ts'
import { lockOrderForPayment } from '../server/order-for-payment.ts'
import { recordOrderPaid } from '../server/record-order-paid.ts'

/** The id of a service of the demo. */
export async function productId(app: TestApp, code = 'vat-registration-de'): Promise<string> {
  const { body } = await app.get(productDetails, { code })
  if (!body.data) throw new Error(`no product ${code}`)
  return body.data.id
}

/** Adds a service to the cart. @returns what an order of the whole cart needs */
export async function fillCart(
  app: TestApp,
  as: Caller,
  code?: string,
  options?: Record<string, string>,
): Promise<{ cartLineIds: string[]; total: Money }> {
  const added = await app.post(addToShoppingCart, { productId: await productId(app, code), options }, { as })
  expect(added.body).toMatchObject({ code: 0 })
  const { body } = await app.post(readShoppingCart, {}, { as })
  const lines = body.data?.groups.flatMap((group) => group.lines) ?? []
  return { cartLineIds: lines.map((line) => line.id), total: body.data?.totals.total as Money }
}

/** An order that waits for its money. */
export async function placeOrderOf(
  app: TestApp,
  as: Caller,
  code?: string,
  options?: Record<string, string>,
): Promise<OrderDetail> {
  const { cartLineIds, total } = await fillCart(app, as, code, options)
  const input = { cartLineIds, currency: 'EUR', agreementVersion: AGREEMENT_VERSION, expectedTotal: total }
  const { body } = await app.post(createOrder, input, { as })
  if (body.code !== 0 || !body.data) throw new Error(body.message)
  return body.data
}

/** The money of an order arrives, without a provider. The follow-up jobs are due afterwards. */
export async function markPaid(app: TestApp, placed: Pick<OrderDetail, 'id' | 'total'>): Promise<void> {
  await app.deps.db.transaction(async (tx) => {
    const order = await lockOrderForPayment(tx, placed.id)
    if (!order) throw new Error(`no order ${placed.id}`)
    await recordOrderPaid(tx, app.deps, order, { amount: placed.total, at: app.clock.now() })
  })
}
