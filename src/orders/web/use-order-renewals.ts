import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { clearCouponChoice } from '#cart/web/public.tsx'
import { paths } from '#paths.ts'
import type { PaymentMethod } from '#payments/payment-methods.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import type { Money } from '#platform/shared/money.ts'
import { readCache, useCallMutation } from '#platform/web/query.ts'
import { listRegistrations } from '#registrations/contract.ts'
import { createOrder, listOrders } from '../contract.ts'
import { checkRenewals, type RenewalCheck } from '../renewal-contract.ts'
import { AGREEMENT_BOX, newerAgreement } from './use-place-order.ts'

/** The button that renews: orders once, for the sum shown on it. */
export function useOrderRenewals(
  check: RenewalCheck,
  method: PaymentMethod,
  { onCouponRefused }: { onCouponRefused: () => void },
) {
  const navigate = useNavigate()
  const client = readCache()
  const [agreed, setAgreed] = useState(false)
  const [agreementVersion, setAgreementVersion] = useState(AGREEMENT_VERSION)
  const [pressed, setPressed] = useState(false)
  const [changedFrom, setChangedFrom] = useState<Money>()
  const order = useCallMutation(createOrder, {
    // The summary says both sums.
    inPlace: ({ error }) => error === 'order.price_changed',
    onSuccess(made) {
      clearCouponChoice()
      const isPaid = made.status !== 'AWAITING_PAYMENT'
      void navigate(isPaid ? paths.paySuccess({ orderId: made.id }) : paths.pay(made.id, { method }))
      for (const read of [listOrders, listRegistrations, listPendingMatters])
        void client.invalidateQueries({ queryKey: [read.path] })
    },
    onError(failure) {
      if (failure.error === 'order.price_changed') setChangedFrom(check.totals?.total)
      if (failure.error === 'order.agreement_outdated') {
        setAgreementVersion(newerAgreement(failure.data) ?? AGREEMENT_VERSION)
        setAgreed(false)
      }
      if (failure.error?.startsWith('coupon.')) onCouponRefused()
      void client.invalidateQueries({ queryKey: [checkRenewals.path] })
    },
  })
  return {
    agreementVersion,
    agreed,
    agree: setAgreed,
    agreementMissing: pressed && !agreed,
    busy: order.isPending,
    placed: order.isSuccess,
    changedFrom,
    place() {
      setPressed(true)
      if (!agreed) return document.getElementById(AGREEMENT_BOX)?.focus()
      if (order.isPending || !check.totals) return
      setChangedFrom(undefined)
      order.mutate({
        renewals: check.renewable.map(({ serviceId }) => ({ serviceId })),
        currency: check.totals.total.currency,
        agreementVersion,
        expectedTotal: check.totals.total,
        ...(check.coupon.applied ? { coupon: check.coupon.applied.code } : {}),
      })
    },
  }
}
