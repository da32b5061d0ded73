import { type Lang } from '#platform/shared/local-text.ts'
import { readCatalogue } from '#catalogue/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { checkCoupon as checkCouponCall } from '../contract.ts'
import type { CartPort, OrdersPort } from './cart-port.ts'
import { couponRefusals } from './coupons.errors.ts'
import { findByCode } from './coupons.queries.ts'
import { findGuessed, offerDiscounts } from './offer-discounts.ts'
import { presentCoupon } from './present-coupon.ts'

/** What a code would do to the caller's cart. */
export async function checkCoupon(
  deps: ServerDeps & { linesInCart: CartPort; hasOrdered: OrdersPort },
  owner: { companyId: string; userId: string },
  { code, currency }: InputOf<typeof checkCouponCall>,
  lang: Lang,
): Promise<OutputOf<typeof checkCouponCall>> {
  const { companyId } = owner
  const hasOrdered = await deps.hasOrdered(companyId)
  const caller = { companyId, hasOrdered: async () => hasOrdered }
  const found = await findGuessed(deps, { companyId }, () => findByCode(deps.db, code, companyId))
  if (!found) throw couponRefusals.not_found()
  const [lines, catalogue] = await Promise.all([deps.linesInCart(owner, currency), readCatalogue(deps)])
  const offer = await offerDiscounts(deps, caller, { lines, currency, code, best: false })
  return {
    coupon: presentCoupon(found, { catalogue, lang, hasOrdered }),
    saves: offer.applied?.saves ?? null,
    obstacle: offer.refused?.refusal.messageIn(lang) ?? null,
  }
}
