import { vatOnProduct } from '#cart/server/public.ts'
import type { DiscountableLine } from '#coupons/coupon.ts'
import { agreeOnDiscounts } from '#coupons/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { type Currency, minusMoney, sumMoney } from '#platform/shared/money.ts'
import type { RenewalCheck } from '../../renewal-contract.ts'
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

/** What an order of all of them would cost, with the discounts that need no coupon. */
export async function renewalTotals(
  deps: ServerDeps,
  renewable: readonly Renewable[],
  { companyId, currency, lang }: { companyId: string; currency: Currency; lang: Lang },
): Promise<Pick<RenewalCheck, 'discounts' | 'totals'>> {
  if (renewable.length === 0) return { discounts: [], totals: null }
  const lines = discountableRenewals(renewable)
  const asked = { lines, currency, companyId, hasOrdered: true, code: undefined }
  const { discounts } = await agreeOnDiscounts(deps.db, deps, asked)
  const listed = sumMoney(
    renewable.map(({ quote }) => quote.net),
    currency,
  )
  const net = minusMoney(listed, discounts.amount)
  return {
    discounts: discounts.list.map(({ kind, label, code, amount }) => ({
      kind,
      label: pickText(label, lang),
      code,
      amount,
    })),
    totals: { listed, net, ...(await vatOnProduct(deps, { companyId }, net, lang)) },
  }
}
