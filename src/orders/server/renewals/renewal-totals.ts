import { presentDiscounts, vatOnProduct } from '#cart/server/public.ts'
import type { DiscountableLine } from '#coupons/coupon.ts'
import { offerDiscounts } from '#coupons/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { type Currency, minusMoney, sumMoney } from '#platform/shared/money.ts'
import type { RenewalCheck } from '../../renewal-contract.ts'
import { companyHasOrdered } from '../orders.queries.ts'
import type { Renewable } from './assess-renewals.ts'

export function discountableRenewals(renewable: readonly Renewable[]): DiscountableLine[] {
  return renewable.map(({ service, product, quote }) => ({
    id: service.registration.id,
    productCode: product.code,
    category: product.category,
    country: product.country,
    net: quote.net,
  }))
}

type Asked = {
  companyId: string
  currency: Currency
  lang: Lang
  coupon: string | undefined
  bestCoupon: boolean
}

/** What an order of all of them would cost, with the coupon that was asked for or saves most. */
export async function renewalTotals(
  deps: ServerDeps,
  renewable: readonly Renewable[],
  { companyId, currency, lang, coupon, bestCoupon }: Asked,
): Promise<Pick<RenewalCheck, 'discounts' | 'coupon' | 'totals'>> {
  if (renewable.length === 0)
    return { discounts: [], coupon: { applied: null, refused: null, choices: [] }, totals: null }
  const hasOrdered = () => companyHasOrdered(deps.db, companyId)
  const lines = discountableRenewals(renewable)
  const asked = { lines, currency, code: coupon, best: bestCoupon }
  const offer = await offerDiscounts(deps, { companyId, hasOrdered }, asked)
  const listed = sumMoney(
    renewable.map(({ quote }) => quote.net),
    currency,
  )
  const net = minusMoney(listed, offer.discounts.amount)
  const { discounts, coupon: offered } = presentDiscounts(offer, lang)
  const vat = await vatOnProduct(deps, { companyId }, net, lang)
  return { discounts, coupon: offered, totals: { listed, net, ...vat } }
}
