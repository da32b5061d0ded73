import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { companies, users } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import type { Day } from '#platform/shared/calendar.ts'
import {
  amazonAccounts,
  shopAuthorisations,
  shops,
  usedConsents,
  type AuthorisationRow,
  type ShopRow,
} from './shops.tables.ts'

export type WholeShop = { shop: ShopRow; authorisation: AuthorisationRow | null; confirmedBy: string | null }

const withAuthorisation = (executor: Executor) =>
  executor
    .select({ shop: shops, authorisation: shopAuthorisations, confirmedBy: users.name })
    .from(shops)
    .leftJoin(
      shopAuthorisations,
      and(eq(shopAuthorisations.companyId, shops.companyId), eq(shopAuthorisations.shopId, shops.id)),
    )
    .leftJoin(users, eq(users.id, shopAuthorisations.confirmedById))

/** The company's shops in the order in which they were added. */
export async function listShops(executor: Executor, companyId: string): Promise<WholeShop[]> {
  return shopsOf(executor, 'own').execute({ companyId })
}

const shopsOf = preparedOnce((executor, _shape: 'own') =>
  withAuthorisation(executor)
    .where(and(eq(shops.companyId, sql.placeholder('companyId')), isNull(shops.removedAt)))
    .orderBy(asc(shops.createdAt), asc(shops.id))
    .prepare(''),
)

export async function findShop(
  executor: Executor,
  companyId: string,
  shopId: string,
): Promise<WholeShop | undefined> {
  const [found] = await withAuthorisation(executor).where(
    and(eq(shops.companyId, companyId), eq(shops.id, shopId), isNull(shops.removedAt)),
  )
  return found
}

/** The company that holds an account at Amazon. */
export async function holderOfAccount(executor: Executor, sellerId: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ companyId: amazonAccounts.companyId })
    .from(amazonAccounts)
    .where(eq(amazonAccounts.sellerId, sellerId))
  return found?.companyId
}

export async function isConsentUsed(
  executor: Executor,
  companyId: string,
  stateHash: string,
): Promise<boolean> {
  return (
    (await executor.$count(
      usedConsents,
      and(eq(usedConsents.companyId, companyId), eq(usedConsents.stateHash, stateHash)),
    )) > 0
  )
}

/** Authorisations in force about which Amazon was last asked before `before`; the longest ago first. */
export async function authorisationsToAsk(
  executor: Executor,
  { before, limit }: { before: Date; limit: number },
): Promise<{ companyId: string; shopId: string }[]> {
  return executor
    .select({ companyId: shopAuthorisations.companyId, shopId: shopAuthorisations.shopId })
    .from(shopAuthorisations)
    .where(
      and(
        eq(shopAuthorisations.status, 'GRANTED'),
        or(isNull(shopAuthorisations.askedAt), lt(shopAuthorisations.askedAt, before)),
      ),
    )
    .orderBy(asc(shopAuthorisations.askedAt))
    .limit(limit)
}

/** Authorisations in force that end on `until` or before, and of which the company was not told yet. */
export async function authorisationsEnding(
  executor: Executor,
  { until, limit }: { until: Day; limit: number },
): Promise<{ companyId: string; shopId: string; name: string; expiresOn: Day }[]> {
  const { companyId, shopId, expiresOn } = shopAuthorisations
  return executor
    .select({ companyId, shopId, name: shops.name, expiresOn })
    .from(shopAuthorisations)
    .innerJoin(shops, and(eq(shops.companyId, companyId), eq(shops.id, shopId)))
    .where(
      and(
        eq(shopAuthorisations.status, 'GRANTED'),
        lte(expiresOn, until),
        isNull(shopAuthorisations.endingNotifiedAt),
      ),
    )
    .orderBy(asc(expiresOn))
    .limit(limit)
}

/** The company that holds an account at Amazon, and its shops that use it. */
export async function accountHolder(executor: Executor, sellerId: string) {
  const [holder] = await executor
    .select({ companyId: amazonAccounts.companyId, since: amazonAccounts.since, company: companies.name })
    .from(amazonAccounts)
    .innerJoin(companies, eq(companies.id, amazonAccounts.companyId))
    .where(eq(amazonAccounts.sellerId, sellerId))
  if (!holder) return undefined
  const found = await executor
    .select({
      id: shops.id,
      name: shops.name,
      accountIs: shopAuthorisations.accountIs,
      confirmedAt: shopAuthorisations.confirmedAt,
      confirmedBy: users.name,
    })
    .from(shops)
    .leftJoin(
      shopAuthorisations,
      and(eq(shopAuthorisations.companyId, shops.companyId), eq(shopAuthorisations.shopId, shops.id)),
    )
    .leftJoin(users, eq(users.id, shopAuthorisations.confirmedById))
    .where(and(eq(shops.companyId, holder.companyId), eq(shops.sellerId, sellerId), isNull(shops.removedAt)))
    .orderBy(asc(shops.id))
  return { ...holder, shops: found }
}
