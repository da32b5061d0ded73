import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import type { Money } from '#platform/shared/money.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { createOrder, type OrderDetail } from '../contract.ts'
import { checkRenewals, type RenewalCheck } from '../renewal-contract.ts'
import { recordOrderRefunded } from '../server/record-order-refunded.ts'

/** What a seller, and the money, does with services that go on. */
export function renewing(app: TestApp, seller: Caller = app.people.seller) {
  const order = (ids: readonly string[], more: object = {}, as: Caller = seller) => {
    const renewals = ids.map((serviceId) => ({ serviceId }))
    const input = { renewals, currency: 'EUR', agreementVersion: AGREEMENT_VERSION, ...more }
    return app.post(createOrder, input, { as })
  }
  return {
    order,
    async check(input: object, as: Caller = seller, lang: 'en' | 'zh' = 'en'): Promise<RenewalCheck> {
      const { body } = await app.post(checkRenewals, input, { as, lang })
      if (!body.data) throw new Error(JSON.stringify(body))
      return body.data
    },
    async ordered(ids: readonly string[], more: object = {}): Promise<OrderDetail> {
      const { body } = await order(ids, more)
      if (!body.data) throw new Error(JSON.stringify(body))
      return body.data
    },
    /** So much of the price went back, as finance decided. The follow-up jobs are due afterwards. */
    async refund(orderId: string, amount: Money, refundId: string): Promise<void> {
      const refund = { orderId, refundId, amount, at: app.clock.now(), actor: PORTAL }
      await app.deps.db.transaction((tx) => recordOrderRefunded(tx, app.deps, refund))
    },
  }
}
