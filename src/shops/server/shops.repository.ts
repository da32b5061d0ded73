import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/server/database.ts'
import {
  amazonAccounts,
  numberUploads,
  shopAuthorisations,
  shops,
  usedConsents,
  type AuthorisationRow,
  type ShopRow,
} from './shops.tables.ts'

/** Adding shops of one company queues, so that the most are counted right. */
export async function lockShopsOf(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shops:${companyId}`}, 0))`)
}

export async function insertShop(tx: Transaction, row: typeof shops.$inferInsert): Promise<void> {
  await tx.insert(shops).values(row)
}

/** Locks a shop until the transaction ends. */
export async function lockShop(
  tx: Transaction,
  companyId: string,
  shopId: string,
): Promise<ShopRow | undefined> {
  const [row] = await tx
    .select()
    .from(shops)
    .where(and(eq(shops.companyId, companyId), eq(shops.id, shopId), isNull(shops.removedAt)))
    .for('update')
  return row
}

export async function updateShop(
  tx: Transaction,
  { companyId, id }: Pick<ShopRow, 'companyId' | 'id'>,
  set: Partial<Pick<ShopRow, 'sellerId' | 'removedAt'>>,
): Promise<void> {
  await tx
    .update(shops)
    .set(set)
    .where(and(eq(shops.companyId, companyId), eq(shops.id, id)))
}

/** A new consent replaces whatever there was. */
export async function putAuthorisation(
  tx: Transaction,
  row: typeof shopAuthorisations.$inferInsert,
): Promise<void> {
  const { companyId, shopId } = shopAuthorisations
  await tx
    .insert(shopAuthorisations)
    .values(row)
    .onConflictDoUpdate({ target: [companyId, shopId], set: row })
}

export async function findAuthorisation(
  tx: Transaction,
  companyId: string,
  shopId: string,
): Promise<AuthorisationRow | undefined> {
  const [row] = await tx
    .select()
    .from(shopAuthorisations)
    .where(and(eq(shopAuthorisations.companyId, companyId), eq(shopAuthorisations.shopId, shopId)))
    .for('update')
  return row
}

export async function updateAuthorisation(
  tx: Transaction,
  { companyId, shopId }: Pick<AuthorisationRow, 'companyId' | 'shopId'>,
  set: Partial<Omit<AuthorisationRow, 'companyId' | 'shopId'>>,
): Promise<void> {
  await tx
    .update(shopAuthorisations)
    .set(set)
    .where(and(eq(shopAuthorisations.companyId, companyId), eq(shopAuthorisations.shopId, shopId)))
}

/** Notes that the company is told of the end. @returns false if it was told before */
export async function noteEndingNotified(
  tx: Transaction,
  { companyId, shopId, at }: { companyId: string; shopId: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(shopAuthorisations)
    .set({ endingNotifiedAt: at })
    .where(
      and(
        eq(shopAuthorisations.companyId, companyId),
        eq(shopAuthorisations.shopId, shopId),
        eq(shopAuthorisations.status, 'GRANTED'),
        isNull(shopAuthorisations.endingNotifiedAt),
      ),
    )
    .returning({ shopId: shopAuthorisations.shopId })
  return rows.length > 0
}

/** What is noted of a number replaces what was noted before. */
export async function putNumberUpload(
  tx: Transaction,
  row: typeof numberUploads.$inferInsert,
): Promise<void> {
  const { companyId, registrationId, shopId } = numberUploads
  await tx
    .insert(numberUploads)
    .values(row)
    .onConflictDoUpdate({ target: [companyId, registrationId, shopId], set: row })
}

/** Notes that a state was used. False if it was used before. */
export async function useConsent(
  tx: Transaction,
  used: { companyId: string; stateHash: string; usedAt: Date },
): Promise<boolean> {
  const rows = await tx.insert(usedConsents).values(used).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function purgeUsedConsents(db: Database, before: Date): Promise<void> {
  await db.delete(usedConsents).where(lt(usedConsents.usedAt, before))
}

/** Takes an account at Amazon for a company. @returns false if another company holds it */
export async function takeAccount(
  tx: Transaction,
  taken: { sellerId: string; companyId: string; since: Date },
): Promise<boolean> {
  await tx.insert(amazonAccounts).values(taken).onConflictDoNothing()
  const [holder] = await tx
    .select({ companyId: amazonAccounts.companyId })
    .from(amazonAccounts)
    .where(eq(amazonAccounts.sellerId, taken.sellerId))
    .for('update')
  return holder?.companyId === taken.companyId
}

/** Gives an account up, unless another shop of the company still uses it. */
export async function releaseAccount(
  tx: Transaction,
  { companyId, sellerId, shopId }: { companyId: string; sellerId: string; shopId: string },
): Promise<void> {
  const [other] = await tx
    .select({ id: shops.id })
    .from(shops)
    .innerJoin(
      shopAuthorisations,
      and(eq(shopAuthorisations.companyId, shops.companyId), eq(shopAuthorisations.shopId, shops.id)),
    )
    .where(
      and(
        eq(shops.companyId, companyId),
        eq(shops.sellerId, sellerId),
        ne(shops.id, shopId),
        isNull(shops.removedAt),
        ne(shopAuthorisations.status, 'REVOKED'),
      ),
    )
  if (other) return
  await tx
    .delete(amazonAccounts)
    .where(and(eq(amazonAccounts.sellerId, sellerId), eq(amazonAccounts.companyId, companyId)))
}

/** Locks an account that a company holds. @returns false if it does not hold it */
export async function lockAccount(
  tx: Transaction,
  { sellerId, companyId }: { sellerId: string; companyId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ sellerId: amazonAccounts.sellerId })
    .from(amazonAccounts)
    .where(and(eq(amazonAccounts.sellerId, sellerId), eq(amazonAccounts.companyId, companyId)))
    .for('update')
  return rows.length > 0
}

/** Whatever shops use it. */
export async function dropAccount(
  tx: Transaction,
  { sellerId, companyId }: { sellerId: string; companyId: string },
): Promise<void> {
  await tx
    .delete(amazonAccounts)
    .where(and(eq(amazonAccounts.sellerId, sellerId), eq(amazonAccounts.companyId, companyId)))
}
