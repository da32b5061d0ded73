import { auditShop } from './audit-shop.ts'
import type { ShopActor, ShopsDeps } from './shops-deps.ts'
import { shopRefusals } from './shops.errors.ts'
import { findAuthorisation, lockShop, updateAuthorisation } from './shops.repository.ts'

/** A member says that an account in another company's name is theirs. The trail keeps what they were shown. */
export async function confirmShopAccount(
  deps: ShopsDeps,
  actor: ShopActor,
  shopId: string,
): Promise<{ id: string }> {
  const { companyId, userId } = actor
  await deps.db.transaction(async (tx) => {
    const shop = await lockShop(tx, companyId, shopId)
    if (!shop) throw shopRefusals.not_found()
    const authorisation = await findAuthorisation(tx, companyId, shopId)
    if (authorisation?.accountIs !== 'OTHER') throw shopRefusals.nothing_to_confirm()
    if (authorisation.confirmedAt !== null) return
    const at = deps.clock.now()
    await updateAuthorisation(tx, authorisation, { confirmedAt: at, confirmedById: userId })
    const { name, registrationNumber } = authorisation.account ?? {}
    const detail = { sellerId: shop.sellerId, name, registrationNumber }
    await auditShop(tx, actor, { at, action: 'shop.account_confirmed', shopId, detail })
  })
  return { id: shopId }
}
