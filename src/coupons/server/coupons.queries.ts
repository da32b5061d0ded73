import { and, asc, desc, eq, gt, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { companyMembers, users } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { BundleRule } from '../bundle.ts'
import type { CouponState } from '../contract.ts'
import type { CouponLimits } from '../coupon-status.ts'
import { bundleRules, couponClaims, coupons, type CouponRow } from './coupons.tables.ts'

/** Who asks, and whether the company has ordered before: a coupon may be for the first order only. */
export type CompanyAsking = { companyId: string; hasOrdered: boolean }

/** A coupon as one company sees it: `usedByCompany` is null where it has not claimed it. */
export type CouponOfCompany = { coupon: CouponRow; usedByCompany: number | null }

const ofCompany = { coupon: coupons, usedByCompany: couponClaims.uses }

const claimOf = (companyId: string) =>
  and(eq(couponClaims.couponId, coupons.id), eq(couponClaims.companyId, companyId))

export const limitsOf = (coupon: CouponRow): CouponLimits => ({
  ...coupon,
  stopped: coupon.stoppedAt !== null,
})

/** The coupons that a company has claimed and may use today. */
export function findUsable(
  executor: Executor,
  { companyId, hasOrdered }: CompanyAsking,
  day: Day,
): Promise<CouponOfCompany[]> {
  return executor
    .select(ofCompany)
    .from(couponClaims)
    .innerJoin(coupons, eq(coupons.id, couponClaims.couponId))
    .where(
      and(
        eq(couponClaims.companyId, companyId),
        isIn('usable', { day, hasOrdered }),
        lte(coupons.validFrom, day),
      ),
    )
    .orderBy(asc(coupons.validUntil), asc(coupons.id))
    .limit(100)
}

export async function findCoupon(executor: Executor, id: string): Promise<CouponRow | undefined> {
  const [coupon] = await executor.select().from(coupons).where(eq(coupons.id, id))
  return coupon
}

export async function findByCode(
  executor: Executor,
  code: string,
  companyId: string | null,
): Promise<CouponOfCompany | undefined> {
  const [found] = await executor
    .select(ofCompany)
    .from(coupons)
    .leftJoin(couponClaims, claimOf(companyId ?? ''))
    .where(eq(coupons.code, code))
  return found
}

export async function findForCompany(
  executor: Executor,
  couponId: string,
  companyId: string,
): Promise<CouponOfCompany | undefined> {
  const [found] = await executor
    .select(ofCompany)
    .from(coupons)
    .leftJoin(couponClaims, claimOf(companyId))
    .where(eq(coupons.id, couponId))
  return found
}

const unspent = or(isNull(coupons.totalUses), sql`${coupons.uses} < ${coupons.totalUses}`)
type Now = { day: Day; hasOrdered: boolean }
const alive = ({ day, hasOrdered }: Now) =>
  and(
    isNull(coupons.stoppedAt),
    gte(coupons.validUntil, day),
    unspent,
    hasOrdered ? eq(coupons.firstOrderOnly, false) : undefined,
  )

/** The condition of each list over claimed coupons; the same as `stateOf`, and a test compares them. */
function isIn(state: Exclude<CouponState, 'offered'>, now: Now): SQL | undefined {
  const usedUp = gte(couponClaims.uses, coupons.usesPerCompany)
  if (state === 'used') return usedUp
  const left = gt(coupons.usesPerCompany, couponClaims.uses)
  return and(left, state === 'usable' ? alive(now) : sql`not (${alive(now)})`)
}

const isOffered = ({ companyId, ...now }: Now & { companyId: string }) =>
  and(
    eq(coupons.claimable, true),
    alive(now),
    sql`not exists (select 1 from ${couponClaims} where ${claimOf(companyId)})`,
  )

export async function countByState(
  executor: Executor,
  asking: CompanyAsking,
  day: Day,
): Promise<Record<CouponState, number>> {
  const { companyId, hasOrdered } = asking
  const among = (state: Exclude<CouponState, 'offered'>) =>
    sql<number>`(count(*) filter (where ${isIn(state, { day, hasOrdered })}))::int`
  const [[claimed], [offers]] = await Promise.all([
    executor
      .select({ usable: among('usable'), used: among('used'), expired: among('expired') })
      .from(couponClaims)
      .innerJoin(coupons, eq(coupons.id, couponClaims.couponId))
      .where(eq(couponClaims.companyId, companyId)),
    executor
      .select({ offered: sql<number>`count(*)::int` })
      .from(coupons)
      .where(isOffered({ ...asking, day })),
  ])
  return { usable: 0, used: 0, expired: 0, ...claimed, offered: offers?.offered ?? 0 }
}

export function pageOfState(
  executor: Executor,
  asking: CompanyAsking,
  input: { state: CouponState; day: Day; page: number; pageSize: number },
): Promise<CouponOfCompany[]> {
  const { companyId, hasOrdered } = asking
  const { state, day, page, pageSize } = input
  const offset = (page - 1) * pageSize
  if (state === 'offered')
    return executor
      .select({ coupon: coupons, usedByCompany: sql<null>`null` })
      .from(coupons)
      .where(isOffered({ ...asking, day }))
      .orderBy(asc(coupons.validUntil), asc(coupons.id))
      .limit(pageSize)
      .offset(offset)
  return executor
    .select(ofCompany)
    .from(couponClaims)
    .innerJoin(coupons, eq(coupons.id, couponClaims.couponId))
    .where(and(eq(couponClaims.companyId, companyId), isIn(state, { day, hasOrdered })))
    .orderBy(desc(couponClaims.claimedAt), asc(coupons.id))
    .limit(pageSize)
    .offset(offset)
}

/** The rules for several countries, also those not in force today. */
export async function listBundleRules(executor: Executor): Promise<BundleRule[]> {
  return executor.select().from(bundleRules).orderBy(bundleRules.countries, bundleRules.id)
}

/** The owner who joined first: the demo gives the coupons to this company. */
export async function findFirstOwner(executor: Executor) {
  const [row] = await executor
    .select({
      userId: users.id,
      userName: users.name,
      email: users.email,
      companyId: companyMembers.companyId,
      role: companyMembers.role,
    })
    .from(users)
    .innerJoin(companyMembers, eq(companyMembers.userId, users.id))
    .where(eq(companyMembers.role, 'owner'))
    .orderBy(asc(companyMembers.joinedAt))
    .limit(1)
  return row
}
