import type { Transaction } from '#platform/server/database.ts'
import { givesConsent } from '../marketplaces.ts'
import { auditShop } from './audit-shop.ts'
import type { ShopActor, ShopsDeps } from './shops-deps.ts'
import { shopRefusals } from './shops.errors.ts'
import {
  findAuthorisation,
  lockShop,
  releaseAccount,
  updateAuthorisation,
  updateShop,
} from './shops.repository.ts'
import type { ShopRow } from './shops.tables.ts'

/** Destroys the tokens of a shop and gives its account up. Amazon has no call for it: there the seller does it. */
export async function revokeAuthorisation(
  deps: ShopsDeps,
  actor: ShopActor,
  shopId: string,
): Promise<{ id: string }> {
  return withShop(deps, actor, shopId, async (tx, shop) => {
    if (!givesConsent(shop.marketplace)) throw shopRefusals.no_consent_needed()
    if (!(await destroyTokens(tx, shop))) return
    await auditShop(tx, actor, { at: deps.clock.now(), action: 'shop.revoked', shopId })
  })
}

export async function removeShop(deps: ShopsDeps, actor: ShopActor, shopId: string): Promise<{ id: string }> {
  return withShop(deps, actor, shopId, async (tx, shop) => {
    const now = deps.clock.now()
    await destroyTokens(tx, shop)
    await updateShop(tx, shop, { removedAt: now })
    await auditShop(tx, actor, { at: now, action: 'shop.removed', shopId })
  })
}

/** @throws shop.not_found */
async function withShop(
  deps: ShopsDeps,
  { companyId }: ShopActor,
  shopId: string,
  change: (tx: Transaction, shop: ShopRow) => Promise<void>,
): Promise<{ id: string }> {
  await deps.db.transaction(async (tx) => {
    const shop = await lockShop(tx, companyId, shopId)
    if (!shop) throw shopRefusals.not_found()
    await change(tx, shop)
  })
  return { id: shopId }
}

/** @returns false if there was nothing to destroy */
export async function destroyTokens(tx: Transaction, shop: ShopRow): Promise<boolean> {
  const { companyId, id: shopId, sellerId } = shop
  const authorisation = await findAuthorisation(tx, companyId, shopId)
  if (!authorisation || authorisation.status === 'REVOKED') return false
  await updateAuthorisation(tx, authorisation, {
    status: 'REVOKED',
    sealedRefreshToken: null,
    askAgainAt: null,
    fault: null,
    account: null,
    accountIs: 'UNKNOWN',
    confirmedAt: null,
    confirmedById: null,
    participations: [],
  })
  if (sellerId !== null) await releaseAccount(tx, { companyId, sellerId, shopId })
  return true
}
