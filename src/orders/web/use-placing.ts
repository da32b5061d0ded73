import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { clearCouponChoice } from '#cart/web/public.tsx'
import { paths } from '#paths.ts'
import type { PaymentMethod } from '#payments/payment-methods.ts'
import type { CallDefinition, InputOf } from '#platform/shared/call.ts'
import type { Money } from '#platform/shared/money.ts'
import { readCache, useCallMutation } from '#platform/web/query.ts'
import { createOrder, listOrders } from '../contract.ts'

/** The agreement's checkbox: pressing the button without it moves the focus there. */
export const AGREEMENT_BOX = 'agreement-accepted'

/** The version named by the refusal of an outdated one. */
function newerAgreement(data: unknown): string | undefined {
  const version = (data as { agreementVersion?: unknown } | null)?.agreementVersion
  return typeof version === 'string' ? version : undefined
}

type Wanted = Pick<InputOf<typeof createOrder>, 'cartLineIds' | 'renewals'>

/**
 * The order button, whatever is ordered: orders once, for the sum shown on it. Whatever changed meanwhile is shown
 * first.
 * @param shown what the page shows; without a sum nothing is ordered
 * @param source the call that priced it, asked again after a refusal
 * @param changed further reads that the order changes
 */
export function usePlacing(
  shown: { total: Money | undefined; couponCode: string | undefined },
  method: PaymentMethod,
  on: { source: CallDefinition; changed: readonly CallDefinition[]; onCouponRefused: () => void },
) {
  const navigate = useNavigate()
  const client = readCache()
  const [agreed, setAgreed] = useState(false)
  const [agreementVersion, setAgreementVersion] = useState(AGREEMENT_VERSION)
  const [pressed, setPressed] = useState(false)
  const [changedFrom, setChangedFrom] = useState<Money>()
  const readAgain = (read: CallDefinition) => void client.invalidateQueries({ queryKey: [read.path] })
  const order = useCallMutation(createOrder, {
    // The summary says both sums.
    inPlace: ({ error }) => error === 'order.price_changed',
    onSuccess(made) {
      clearCouponChoice()
      // Where discounts have left nothing to pay, it is paid already.
      const isPaid = made.status !== 'AWAITING_PAYMENT'
      void navigate(isPaid ? paths.paySuccess({ orderId: made.id }) : paths.pay(made.id, { method }))
      for (const read of [listOrders, ...on.changed]) readAgain(read)
    },
    onError(failure) {
      if (failure.error === 'order.price_changed') setChangedFrom(shown.total)
      if (failure.error === 'order.agreement_outdated') {
        // published while this page was open: its text is shown, and it has to be accepted again
        setAgreementVersion(newerAgreement(failure.data) ?? AGREEMENT_VERSION)
        setAgreed(false)
      }
      if (failure.error?.startsWith('coupon.')) on.onCouponRefused()
      readAgain(on.source)
    },
  })
  return {
    agreementVersion,
    agreed,
    agree: setAgreed,
    agreementMissing: pressed && !agreed,
    pressed,
    busy: order.isPending,
    placed: order.isSuccess,
    changedFrom,
    /** @param missing the box that has to be ticked before; the focus goes there */
    place(wanted: Wanted, missing?: string) {
      setPressed(true)
      const box = missing ?? (agreed ? undefined : AGREEMENT_BOX)
      if (box !== undefined) return document.getElementById(box)?.focus()
      if (order.isPending || !shown.total) return
      setChangedFrom(undefined)
      order.mutate({
        ...wanted,
        currency: shown.total.currency,
        agreementVersion,
        expectedTotal: shown.total,
        ...(shown.couponCode === undefined ? {} : { coupon: shown.couponCode }),
      })
    },
  }
}
