import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Money } from '#platform/shared/money.ts'
import { couponRefusals } from './coupons.errors.ts'
import { couponClaims, coupons, couponUses } from './coupons.tables.ts'

/**
 * Reserves one use of a coupon for an order, in one statement: the count of all uses, that of the company,
 * and the use itself. Concurrent orders wait for the row and see each other's count. The limits are part of
 * the statement, so that nothing read before can be out of date. The transaction must end with the refusal.
 * @throws coupon.used_up
 */
export async function reserveCoupon(
  tx: Transaction,
  use: {
    couponId: string
    companyId: string
    orderId: string
    amount: Money
    by: string
    at: Date
    day: Day
  },
): Promise<void> {
  const { couponId, companyId, orderId, amount, by, day } = use
  const at = use.at.toISOString()
  const { rowCount } = await tx.execute(sql`
    with taken as (
      update ${coupons} set uses = uses + 1
      where id = ${couponId} and stopped_at is null and valid_from <= ${day} and valid_until >= ${day}
        and (total_uses is null or uses < total_uses)
      returning id, uses_per_company
    ), counted as (
      insert into ${couponClaims} as claim (company_id, coupon_id, claimed_by, claimed_at, uses)
      select ${companyId}, id, ${by}, ${at}::timestamptz, 1 from taken
      on conflict (company_id, coupon_id) do update set uses = claim.uses + 1
        where claim.uses < (select uses_per_company from ${coupons} where id = ${couponId})
      returning coupon_id
    )
    insert into ${couponUses} (order_id, company_id, coupon_id, amount, currency, reserved_at)
    select ${orderId}, ${companyId}, coupon_id, ${amount.amount}::bigint, ${amount.currency}, ${at}::timestamptz from counted`)
  if (rowCount !== 1) throw couponRefusals.used_up()
}

type OrderKey = { companyId: string; id: string }

/** Returns the use that an order held; idempotent. */
export async function returnCoupon(tx: Transaction, order: OrderKey, at: Date): Promise<void> {
  await tx.execute(sql`
    with returned as (
      update ${couponUses} set returned_at = ${at.toISOString()}::timestamptz
      where company_id = ${order.companyId} and order_id = ${order.id} and returned_at is null
      returning coupon_id, company_id
    ), given as (
      update ${coupons} set uses = uses - 1 from returned where id = returned.coupon_id
      returning id
    )
    update ${couponClaims} as claim set uses = claim.uses - 1 from returned, given
    where claim.company_id = returned.company_id and claim.coupon_id = given.id`)
}

/**
 * Money arrived for an order that had expired: it is accepted at the agreed price, with its coupon, even if
 * others have taken the last use meanwhile.
 */
export async function takeCouponAgain(tx: Transaction, order: OrderKey): Promise<void> {
  await tx.execute(sql`
    with again as (
      update ${couponUses} set returned_at = null
      where company_id = ${order.companyId} and order_id = ${order.id} and returned_at is not null
      returning coupon_id, company_id
    ), taken as (
      update ${coupons} set uses = uses + 1 from again where id = again.coupon_id
      returning id
    )
    update ${couponClaims} as claim set uses = claim.uses + 1 from again, taken
    where claim.company_id = again.company_id and claim.coupon_id = taken.id`)
}
