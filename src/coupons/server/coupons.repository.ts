import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { BundleRule } from '../bundle.ts'
import { bundleRules, couponClaims, coupons, type NewClaim, type NewCoupon } from './coupons.tables.ts'

/** @throws the unique violation `coupons_code` when the code is taken */
export async function insertCoupon(tx: Transaction, row: NewCoupon): Promise<void> {
  await tx.insert(coupons).values(row)
}

/** Changes a coupon that was not stopped and is still at this version. @returns whether there was one */
export async function updateCouponRow(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  set: Partial<NewCoupon>,
): Promise<boolean> {
  const changed = await tx
    .update(coupons)
    .set({ ...set, version: sql`${coupons.version} + 1` })
    .where(and(eq(coupons.id, id), eq(coupons.version, version), isNull(coupons.stoppedAt)))
    .returning({ id: coupons.id })
  return changed.length > 0
}

/** @returns whether the claim is new; a company claims a coupon once */
export async function insertClaim(tx: Transaction, claim: NewClaim): Promise<boolean> {
  const taken = await tx
    .insert(couponClaims)
    .values(claim)
    .onConflictDoNothing()
    .returning({ couponId: couponClaims.couponId })
  return taken.length > 0
}

/** Writes the rules for several countries whose ids do not exist yet. */
export async function insertBundleRules(executor: Executor, rules: BundleRule[]): Promise<void> {
  await executor.insert(bundleRules).values(rules).onConflictDoNothing()
}
