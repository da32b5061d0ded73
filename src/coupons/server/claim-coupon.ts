import { priceDay } from '#catalogue/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { claimCoupon as claimCouponCall } from '../contract.ts'
import { couponRefusals } from './coupons.errors.ts'
import { type CouponOfCompany, findByCode, findForCompany } from './coupons.queries.ts'
import { insertClaim } from './coupons.repository.ts'
import { findGuessed, refusalOf } from './offer-discounts.ts'

/**
 * Claims a coupon for the company. What is offered to all is claimed by its id; the others only by their
 * code.
 */
export async function claimCoupon(
  deps: ServerDeps,
  principal: SellerPrincipal & { hasOrdered: boolean },
  input: InputOf<typeof claimCouponCall>,
  address: string,
): Promise<CouponOfCompany> {
  const { companyId, userId, hasOrdered } = principal
  const { code, couponId = '' } = input
  const found =
    code === undefined
      ? await findOffered(deps, couponId, companyId)
      : await findGuessed(deps, { companyId }, () => findByCode(deps.db, code, companyId))
  if (!found) throw couponRefusals.not_found()
  if (found.usedByCompany !== null) return found
  const refusal = refusalOf(found, { hasOrdered, day: priceDay(deps) })
  if (refusal && refusal.error !== 'coupon.not_begun') throw refusal
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const claim = { companyId, couponId: found.coupon.id, claimedBy: userId, claimedAt: at }
    if (!(await insertClaim(tx, claim))) return
    await writeAudit(tx, {
      at,
      actorKind: 'seller',
      actorId: userId,
      action: 'coupon.claim',
      record: found.coupon.id,
      companyId,
      address,
    })
  })
  return { ...found, usedByCompany: 0 }
}

async function findOffered(
  deps: Pick<ServerDeps, 'db'>,
  couponId: string,
  companyId: string,
): Promise<CouponOfCompany | undefined> {
  const found = await findForCompany(deps.db, couponId, companyId)
  return found && (found.coupon.claimable || found.usedByCompany !== null) ? found : undefined
}
