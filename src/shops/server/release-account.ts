import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { destroyTokens } from './end-authorisation.ts'
import type { ShopsDeps } from './shops-deps.ts'
import { shopRefusals } from './shops.errors.ts'
import { shopsMessages } from './shops.messages.ts'
import { accountHolder } from './shops.queries.ts'
import { dropAccount, lockAccount, lockShop } from './shops.repository.ts'
import type { ShopRow } from './shops.tables.ts'

/** Who of the agency, and from which address. */
export type ReleasingStaff = { staffId: string; address: string }

/** Which company holds an account at Amazon, and since when. @throws shop.account_free */
export async function readHolder(deps: ShopsDeps, sellerId: string) {
  const holder = await accountHolder(deps.db, sellerId)
  if (!holder) throw shopRefusals.account_free()
  const { companyId, company, since, shops } = holder
  const other = shops.find(({ accountIs }) => accountIs === 'OTHER')
  return {
    companyId,
    company,
    since: since.toISOString(),
    shops: shops.map(({ name }) => name),
    otherName: other
      ? { confirmedAt: other.confirmedAt?.toISOString() ?? null, confirmedBy: other.confirmedBy }
      : null,
  }
}

/**
 * Takes an account from the company that holds it, so that another can authorise it: its tokens are destroyed and its
 * members are told why. For whoever can prove that the account is theirs, and cannot reach the holder.
 * @throws shop.account_free; shop.account_moved if another company holds it by now
 */
export async function releaseHeldAccount(
  deps: ShopsDeps,
  { staffId, address }: ReleasingStaff,
  { sellerId, companyId, reason }: { sellerId: string; companyId: string; reason: string },
): Promise<{ sellerId: string }> {
  await deps.db.transaction(async (tx) => {
    const holder = await accountHolder(tx, sellerId)
    if (!holder) throw shopRefusals.account_free()
    if (holder.companyId !== companyId) throw shopRefusals.account_moved()
    const at = deps.clock.now()
    // Shops before the account, as a consent locks them; of several who release it at once, one finds it there.
    const shops: ShopRow[] = []
    for (const { id } of holder.shops) {
      const shop = await lockShop(tx, companyId, id)
      if (shop) shops.push(shop)
    }
    if (!(await lockAccount(tx, { sellerId, companyId }))) throw shopRefusals.account_free()
    for (const shop of shops) await destroyTokens(tx, shop)
    await dropAccount(tx, { sellerId, companyId })
    await writeAudit(tx, {
      at,
      actorKind: 'staff',
      actorId: staffId,
      action: 'shop.account_released',
      record: sellerId,
      companyId,
      address,
      detail: { reason, shops: holder.shops.map(({ id }) => id) },
    })
    await notify(tx, deps, { companyId, kind: shopsMessages.RELEASED, params: { sellerId, reason } })
  })
  return { sellerId }
}
