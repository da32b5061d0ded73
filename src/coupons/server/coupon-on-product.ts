import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'
import { couponRefusals } from './coupons.errors.ts'
import { type OfferCaller, offerDiscounts } from './offer-discounts.ts'

/** What a coupon takes off one product at this price. @throws the refusal that says why it takes nothing off */
export async function couponOnProduct(
  deps: ServerDeps,
  caller: OfferCaller,
  input: { code: string; product: { code: string; category: string; country: string }; net: Money },
): Promise<{ label: LocalText; amount: Money }> {
  const { code, product, net } = input
  const line = { id: product.code, productCode: product.code, net, ...product }
  const { currency } = net
  const offer = await offerDiscounts(deps, caller, { lines: [line], currency, code, best: false })
  if (offer.refused) throw offer.refused.refusal
  if (!offer.applied) throw couponRefusals.not_found()
  return { label: offer.applied.coupon.name, amount: offer.applied.saves }
}
