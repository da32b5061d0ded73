import { and, desc, eq, gt, gte, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { containing } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { type StaffCoupon, type StaffCouponState } from '../staff/contract.ts'
import { staffStateOf } from '../coupon-status.ts'
import { limitsOf } from './coupons.queries.ts'
import { couponClaims, coupons, type CouponRow } from './coupons.tables.ts'

type Input = {
  state?: StaffCouponState | undefined
  keyword: string
  day: Day
  page: number
  pageSize: number
}

const claimsOf = sql<number>`(select count(*)::int from ${couponClaims} where ${couponClaims.couponId} = ${coupons.id})`

export async function pageOfCoupons(
  executor: Executor,
  input: Input,
): Promise<{ records: StaffCoupon[]; total: number }> {
  const { day, page, pageSize } = input
  const where = conditionOf(input)
  const order = [desc(coupons.createdAt), desc(coupons.id)]
  const rows = await executor
    .select({ coupon: coupons, claims: claimsOf })
    .from(coupons)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    records: rows.map(({ coupon, claims }) => presentStaffCoupon(coupon, claims, day)),
    total: await totalOf(executor, { from: coupons, where, order, page, pageSize }, rows.length),
  }
}

export async function findStaffCoupon(
  executor: Executor,
  id: string,
  day: Day,
): Promise<StaffCoupon | undefined> {
  const [row] = await executor
    .select({ coupon: coupons, claims: claimsOf })
    .from(coupons)
    .where(eq(coupons.id, id))
  return row && presentStaffCoupon(row.coupon, row.claims, day)
}

function conditionOf({ keyword, state, day }: Input): SQL | undefined {
  return and(
    keyword === ''
      ? undefined
      : or(
          containing(sql`lower(${coupons.code})`, keyword),
          containing(sql`lower(${coupons.name}->>'en')`, keyword),
          containing(sql`lower(${coupons.name}->>'zh')`, keyword),
        ),
    state && stateCondition(state, day),
  )
}

/** The same as `staffStateOf`, for a list. */
function stateCondition(state: StaffCouponState, day: Day): SQL | undefined {
  if (state === 'stopped') return isNotNull(coupons.stoppedAt)
  if (state === 'ended') return and(isNull(coupons.stoppedAt), lt(coupons.validUntil, day))
  if (state === 'upcoming') return and(isNull(coupons.stoppedAt), gt(coupons.validFrom, day))
  return and(isNull(coupons.stoppedAt), lte(coupons.validFrom, day), gte(coupons.validUntil, day))
}

function presentStaffCoupon(coupon: CouponRow, claims: number, day: Day): StaffCoupon {
  return {
    ...coupon,
    claims,
    state: staffStateOf(limitsOf(coupon), day),
    createdAt: coupon.createdAt.toISOString(),
  }
}
