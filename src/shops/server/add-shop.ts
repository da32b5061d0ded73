import { isUniqueViolation } from '#platform/server/database.ts'
import { expectSame } from '#platform/server/http/once.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { createShop } from '../contract.ts'
import { auditShop } from './audit-shop.ts'
import type { ShopActor, ShopsDeps } from './shops-deps.ts'
import { shopRefusals } from './shops.errors.ts'
import { listShops } from './shops.queries.ts'
import { insertShop, lockShop, lockShopsOf } from './shops.repository.ts'

const MOST_SHOPS = 50

/** One that is there already is the same request's. @throws shop.exists, shop.too_many */
export async function addShop(
  deps: ShopsDeps,
  actor: ShopActor,
  { id, ...input }: InputOf<typeof createShop> & { id: string },
): Promise<{ id: string }> {
  const { companyId } = actor
  const now = deps.clock.now()
  const sellerId = input.sellerId ?? null
  try {
    await deps.db.transaction(async (tx) => {
      await lockShopsOf(tx, companyId)
      const before = await lockShop(tx, companyId, id)
      if (before) return expectSame(before, { ...input, sellerId })
      const known = await listShops(tx, companyId)
      if (known.length >= MOST_SHOPS) throw shopRefusals.too_many({ params: { most: MOST_SHOPS } })
      await insertShop(tx, {
        ...input,
        companyId,
        id,
        sellerId,
        createdAt: now,
        createdById: actor.userId,
      })
      await auditShop(tx, actor, { at: now, action: 'shop.added', shopId: id })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? shopRefusals.exists() : error
  }
  return { id }
}
