import { useState } from 'react'
import { useCallMutation } from '#platform/web/query.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { claimCoupon, type CouponView, listCoupons } from '../contract.ts'

/** Claims by code or from the offers; the lists are fetched again, a refusal is shown at the field. */
export function useClaim(textOf: (coupon: CouponView) => string) {
  const [failure, setFailure] = useState<string>()
  const [done, setDone] = useState(false)
  const claim = useCallMutation(claimCoupon, {
    quiet: true,
    invalidates: [listCoupons],
    onSuccess(coupon) {
      setDone(true)
      showNotification({ text: textOf(coupon), tone: 'good' })
    },
    onError: ({ message }) => setFailure(message),
  })
  return {
    failure,
    done,
    forgetFailure: () => setFailure(undefined),
    /** `code`, or the id of the offer that is being claimed */
    busyWith: claim.isPending ? (claim.variables.couponId ?? 'code') : undefined,
    byCode: (code: string, onClaimed: () => void) => claim.mutate({ code }, { onSuccess: onClaimed }),
    offer: (couponId: string) => claim.mutate({ couponId }),
  }
}
