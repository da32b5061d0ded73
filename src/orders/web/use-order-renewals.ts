import type { PaymentMethod } from '#payments/payment-methods.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { listRegistrations } from '#registrations/contract.ts'
import { checkRenewals, type RenewalCheck } from '../renewal-contract.ts'
import { usePlacing } from './use-placing.ts'

/** The button that renews. */
export function useOrderRenewals(
  check: RenewalCheck,
  method: PaymentMethod,
  { onCouponRefused }: { onCouponRefused: () => void },
) {
  const shown = { total: check.totals?.total, couponCode: check.coupon.applied?.code }
  const changed = [listRegistrations, listPendingMatters]
  const placing = usePlacing(shown, method, { source: checkRenewals, changed, onCouponRefused })
  const renewals = check.renewable.map(({ serviceId, annualChoice }) => ({
    serviceId,
    ...(annualChoice && { annualReturn: annualChoice.value }),
  }))
  return { ...placing, place: () => placing.place({ renewals }) }
}
