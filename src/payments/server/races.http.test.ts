import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { orderDetails } from '#orders/contract.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { authenticateSeller } from '#accounts/server/public.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { payerOf } from '../testing/payer.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { withProvider } from './payments-deps.ts'
import { payments } from './payments.tables.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { startPayment } from './start-payment.ts'

const app = await testApp({ listen: true })
const { seller } = app.people
const payer = payerOf(app, seller)
const deps = withProvider(app.deps)
const principal = (await authenticateSeller(app.deps, seller.token)) as SellerPrincipal
const LATER = 16 * 60_000

const begin = (orderId: string, provider: PaymentProvider | undefined) =>
  startPayment({ ...deps, provider }, { orderId, method: 'CARD', restart: false, principal, lang: 'en' })
const paymentsOf = (orderId: string) =>
  app.deps.db.select().from(payments).where(eq(payments.orderId, orderId))
const statusOf = async (id: string) => (await app.get(orderDetails, { id }, { as: seller })).body.data?.status

beforeEach(async () => {
  await app.deps.db.update(payments).set({ nextCheckAt: null })
})

/** A payment that was recorded and whose payer never got to the provider. */
async function recordOnly(orderId: string): Promise<string> {
  const down = { ...deps.provider, createSession: () => Promise.reject(new Error('died here')) }
  await expect(begin(orderId, down as unknown as PaymentProvider)).rejects.toThrow('died here')
  return (await paymentsOf(orderId))[0]?.id ?? ''
}

describe('polling a payment while its payer is being sent to the provider', () => {
  it('continues, so that its money is found without a webhook', async () => {
    const order = await placeOrderOf(app, seller)
    const slow = {
      ...deps.provider,
      async createSession(wanted: Parameters<PaymentProvider['createSession']>[0]) {
        app.clock.advance(LATER)
        await reconcilePayments(deps)
        return deps.provider?.createSession(wanted)
      },
    }
    const { redirectUrl } = await begin(order.id, slow as PaymentProvider)
    await payer.press(redirectUrl, 'pay')
    await app.deps.db.execute('delete from graphile_worker._private_jobs')
    app.clock.advance(LATER)
    await reconcilePayments(deps)
    expect(await statusOf(order.id)).toBe('PAID')
  })

  it('never undoes money that came at the same moment', async () => {
    const order = await placeOrderOf(app, seller)
    const paymentId = await recordOnly(order.id)
    app.clock.advance(LATER)
    let looking: Promise<void> | undefined
    await app.deps.db.transaction(async (tx) => {
      const paid = { status: 'SUCCEEDED', sessionId: `sps_${paymentId}`, settledAt: app.clock.now() } as const
      await tx.update(payments).set(paid).where(eq(payments.id, paymentId))
      looking = reconcilePayments(deps)
      await sleep(300)
    })
    await looking
    expect((await paymentsOf(order.id))[0]).toMatchObject({ status: 'SUCCEEDED' })
  })
})
